import type { DeliveryAttempt } from '@pignon/domain/deliveries/delivery';
import { outcomeLabel } from './delivery-labels';
import styles from './attempt-list.module.css';
import { clockTime, duration } from './journal-times';

export function AttemptList({ attempts }: { readonly attempts: readonly DeliveryAttempt[] }) {
  return (
    <section aria-labelledby="attempts">
      <h3 id="attempts">Tentatives ({attempts.length})</h3>
      {attempts.length === 0 && <p className={styles.none}>Aucune tentative pour le moment.</p>}
      <ol className={styles.attempts}>
        {attempts.map(({ startedAt, endedAt, outcome, code, message }) => (
          <li key={startedAt}>
            <p className={styles.attempt}>
              <strong>{outcomeLabel(outcome)}</strong>
              {code && <code>{code}</code>}
              <span>
                <time dateTime={startedAt}>{clockTime(startedAt)}</time> · {duration(startedAt, endedAt)}
              </span>
            </p>
            {message && <p className={styles.message}>{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
