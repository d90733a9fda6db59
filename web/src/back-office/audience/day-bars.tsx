import { frenchNumber, parisDate } from '@pignon/domain/shared/text/french';
import type { AudienceReport } from '@pignon/domain/visits/audience-report';
import styles from './audience-page.module.css';

/** Noon, so that no time zone makes it another day. */
const dateOf = (day: string) => parisDate(new Date(`${day}T12:00:00Z`));

export function DayBars({ days }: { readonly days: AudienceReport['days'] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const first = days[0];
  const last = days.at(-1);
  const best = days.find(({ views }) => views === most);
  return (
    <figure className={styles.days}>
      <div className={styles.columns} aria-hidden="true">
        {days.map(({ day, views }) => (
          <span
            key={day}
            style={{ height: `${(views / most) * 100}%` }}
            title={`${dateOf(day)} : ${frenchNumber(views)}`}
          />
        ))}
      </div>
      <figcaption>
        {first && last && (
          <>
            <span>{dateOf(first.day)}</span>
            {best && (
              <span>
                Maximum : {frenchNumber(best.views)} le {dateOf(best.day)}
              </span>
            )}
            <span>{dateOf(last.day)}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
