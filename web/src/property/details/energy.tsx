import { datedEnergyLabel } from '@pignon/domain/listings/display/energy-label';
import type { EnergyClass } from '@pignon/domain/listings/said-choices';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import clsx from 'clsx';
import styles from './energy.module.css';
import page from './sections.module.css';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The class, or why there is none (CCH L126-33). */
export function Energy({ page: { dpe, ges, dpeDate, gesDate } }: { readonly page: ListingPage }) {
  return (
    <section aria-labelledby="energie" className={page.section}>
      <h2 id="energie">Performance énergétique</h2>
      <dl className={styles.energy}>
        <Scale name="DPE" about="énergie" energy={dpe} date={dpeDate} />
        <Scale name="GES" about="climat" energy={ges} date={gesDate} />
      </dl>
    </section>
  );
}

interface ScaleProps {
  readonly name: 'DPE' | 'GES';
  readonly about: string;
  readonly energy: EnergyClass | null;
  readonly date: string | null;
}

function Scale({ name, about, energy, date }: ScaleProps) {
  return (
    <div>
      <dt>
        {name} <span>({about})</span>
      </dt>
      <dd>
        {datedEnergyLabel(energy, date)}
        {energy?.length === 1 && (
          <span className={clsx(styles.scale, styles[name])} aria-hidden="true">
            {LETTERS.map((letter) => (
              <span key={letter} data-class={letter} data-here={letter === energy || undefined}>
                {letter}
              </span>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}
