import type { AudienceDay } from '@pignon/domain/dashboard/property-audience';
import { frenchNumber, parisDate } from '@pignon/domain/shared/text/french';
import { AUDIENCE_LABELS, COUNTS } from './audience-labels';
import styles from './told.module.css';

/** Noon, so that no time zone makes it another day. */
const dateOf = (day: string): string => parisDate(new Date(`${day}T12:00:00Z`));

/** Views as bars; all of it as numbers, for whoever unfolds them. */
export function AudienceDays({ days }: { readonly days: readonly AudienceDay[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const told = days.filter((day) => COUNTS.some((name) => day[name] > 0));
  if (told.length === 0) return <p>Rien n’a encore été mesuré sur cette période.</p>;
  return (
    <>
      <figure className={styles.days}>
        <div className={styles.columns} aria-hidden="true">
          {days.map(({ day, views }) => (
            <span key={day} style={{ height: `${(views / most) * 100}%` }} title={`${dateOf(day)} : ${views}`} />
          ))}
        </div>
        <figcaption>
          <span>{dateOf(days[0]?.day ?? '')}</span>
          <span>Vues par jour</span>
          <span>{dateOf(days.at(-1)?.day ?? '')}</span>
        </figcaption>
      </figure>
      <details className={styles.each}>
        <summary>Jour par jour</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Jours où quelque chose a été mesuré</caption>
          <thead>
            <tr>
              <th scope="col">Jour</th>
              {COUNTS.map((name) => (
                <th key={name} scope="col">
                  {AUDIENCE_LABELS[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dateOf(day.day)}</th>
                {COUNTS.map((name) => (
                  <td key={name}>{frenchNumber(day[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
