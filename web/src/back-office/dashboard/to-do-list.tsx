import type { ToDo } from '@pignon/domain/dashboard/dashboard';
import { TO_DO_LINES } from '@pignon/domain/dashboard/to-do';
import { AGENCY_CALENDAR } from '@pignon/domain/promises/business-calendar';
import { remainingTime, remainingWords } from '@pignon/domain/promises/remaining-time';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { Link } from 'wouter';
import { useNow } from '../../staff/list/use-now';
import styles from './dashboard.module.css';

const MINUTE_MS = 60_000;

/** Each line leads to the list that holds as many. */
export function ToDoList({ lines }: { readonly lines: readonly ToDo[] }) {
  const now = useNow(MINUTE_MS);
  const waiting = lines.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="a-faire">
      <h2 id="a-faire" className={styles.title}>
        À faire aujourd’hui
      </h2>
      {waiting.length === 0 ? (
        <p className={styles.nothing}>Aucune action en attente. Tout est à jour.</p>
      ) : (
        <ul className={styles.toDo}>
          {waiting.map((line) => (
            <Line key={line.key} line={line} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line: { key, count, pressing, over }, now }: { readonly line: ToDo; readonly now: number }) {
  const { one, many, href } = TO_DO_LINES[key];
  return (
    <li>
      <Link href={href} className={styles.line} data-to-do={key}>
        <strong>{frenchNumber(count)}</strong>
        <span>
          {count > 1 ? many : one}
          {pressing && <Pressing {...pressing} now={now} />}
          {over > 0 && (
            <span className={styles.late}>
              dont {frenchNumber(over)} déjà expiré{over > 1 ? 's' : ''}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

interface PressingProps {
  readonly lastAt: string;
  readonly dueAt: string;
  readonly now: number;
}

/** In business hours (D07), of whoever has to be answered first. */
function Pressing({ lastAt, dueAt, now }: PressingProps) {
  const remaining = remainingTime(
    { start: new Date(lastAt), due: new Date(dueAt), now: new Date(now) },
    AGENCY_CALENDAR,
  );
  const words = remainingWords(remaining).replace(/^./, (letter) => letter.toLowerCase());
  return (
    <span className={styles[remaining.state]} data-remaining={remaining.state}>
      le plus pressant&nbsp;: {words} (heures ouvrées)
    </span>
  );
}
