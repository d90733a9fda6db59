import type { PersonFile } from '@pignon/domain/prospects/staff-person';
import { moment } from '../desk/people-columns';
import styles from '../desk/people.module.css';

export const PersonHistory = ({ history }: Pick<PersonFile, 'history'>) => (
  <section>
    <h3>Historique</h3>
    <ol className={styles.history}>
      {history.map(({ at, what, text, saidName, consent }) => (
        <li key={`${at} ${what} ${text}`}>
          <strong>{what}</strong> <time dateTime={at}>{moment(at)}</time>
          {saidName && <p>Sous le nom de {saidName}</p>}
          {text && <p className={styles.text}>{text}</p>}
          {consent && (
            <p className={styles.proof}>
              Mention {consent.version}, page {consent.page}
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
);
