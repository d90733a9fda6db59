import { frenchNumber } from '@pignon/domain/shared/text/french';
import type { AudienceReport } from '@pignon/domain/visits/audience-report';
import { p75, rated, type Vital } from '@pignon/domain/visits/vitals';
import clsx from 'clsx';
import { pageLabel, RATINGS, VITAL_LABELS } from './audience-labels';
import styles from './audience-page.module.css';

/** Three visits of four stayed below it. */
export function VitalsTable({ vitals }: { readonly vitals: AudienceReport['vitals'] }) {
  return (
    <section className={clsx(styles.card, styles.wide)}>
      <h2>Vitesse ressentie</h2>
      {vitals.length === 0 ? (
        <p className={styles.empty}>Aucune mesure sur cette période.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Mesure</th>
              <th scope="col">3 visites sur 4</th>
            </tr>
          </thead>
          <tbody>
            {vitals.map(({ page, vital, histogram }) => {
              const bound = p75(vital, histogram) ?? 0;
              const rating = rated(vital, bound);
              return (
                <tr key={page + vital}>
                  <th scope="row">{pageLabel(page)}</th>
                  <td>{VITAL_LABELS[vital]}</td>
                  <td>
                    <span className={styles[rating]}>{RATINGS[rating]}</span> <span>{boundText(vital, bound)}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

function boundText(vital: Vital, bound: number): string {
  if (bound === Number.POSITIVE_INFINITY) return 'hors échelle';
  return vital === 'CLS' ? `≤ ${frenchNumber(bound / 1_000)}` : `≤ ${frenchNumber(bound)} ms`;
}
