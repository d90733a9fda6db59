import type { PropertyAudience } from '@pignon/domain/dashboard/property-audience';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { AUDIENCE_LABELS, COUNTS } from './audience-labels';
import styles from './told.module.css';

/** The period beside the one before it. */
export const AudienceTotals = ({ audience: { days, totals } }: { readonly audience: PropertyAudience }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">
      Sur {days} jours, et sur les {days} jours précédents
    </caption>
    <thead>
      <tr>
        <th scope="col">Mesure</th>
        <th scope="col">{days} jours</th>
        <th scope="col">{days} jours avant</th>
        <th scope="col">Écart</th>
      </tr>
    </thead>
    <tbody>
      {COUNTS.map((name) => {
        const { now, before } = totals[name];
        return (
          <tr key={name}>
            <th scope="row">{AUDIENCE_LABELS[name]}</th>
            <td>{frenchNumber(now)}</td>
            <td>{frenchNumber(before)}</td>
            <td>{gap(now - before)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** A share of a small number says less than the number. */
function gap(more: number): string {
  if (more === 0) return '=';
  return `${more > 0 ? '+' : '−'}${frenchNumber(Math.abs(more))}`;
}
