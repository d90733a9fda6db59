import { surfaceGap } from '@pignon/domain/listings/amounts/surface-gap';
import { parseSurface } from '@pignon/domain/listings/amounts/surface';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { ChoiceField, LineField } from '../../../../staff/form/fields';
import styles from '../form.module.css';
import { Reading } from '../parts/reading';
import { YES_NO } from '../parts/yes-no';
import type { TabProps } from '../property-form-state';

const FLOORS = ['surfaceRdc', 'surfaceEtagesSuperieurs', 'surfaceSousSol'] as const;

export function SurfacesTab({ form: { field }, values, fields }: TabProps) {
  const gap = surfaceGap(fields);
  return (
    <>
      <div className={styles.pair}>
        <Reading text={surfaceReading(values.surface)}>
          <LineField {...field('surface')} hint="Telle que les visiteurs la lisent : 120 m², env. 80 m²" />
        </Reading>
        <LineField {...field('surfaceTotale')} unit="m²" inputMode="decimal" optional />
      </div>
      <div className={styles.pair}>
        {FLOORS.map((name) => (
          <LineField key={name} {...field(name)} unit="m²" inputMode="decimal" optional />
        ))}
        <ChoiceField {...field('caveAccessible')} options={YES_NO} />
      </div>
      {gap !== null && (
        <output className={styles.warning}>
          {`La somme des surfaces et la surface totale ne concordent pas\u00a0: ${frenchNumber(Math.abs(gap))}\u00a0m² de ${gap > 0 ? 'plus' : 'moins'}.`}
        </output>
      )}
    </>
  );
}

function surfaceReading(typed: string): string | null {
  if (!typed.trim()) return null;
  const surface = parseSurface(typed);
  return surface === null
    ? 'illisible\u00a0: «\u00a0Sur demande\u00a0» sera affiché'
    : `lu\u00a0: ${frenchNumber(surface)}\u00a0m²`;
}
