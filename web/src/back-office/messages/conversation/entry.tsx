import type { EntryView } from '@pignon/domain/mailbox/thread-view';
import clsx from 'clsx';
import { Fact, Facts } from '../../../staff/drawer/facts';
import { entryTime, wholeTime } from '../desk/when';
import { SentFiles } from '../attachments/sent-files';
import { NoteMentions } from '../mentions/note-mentions';
import { DeliveryLine } from './delivery-line';
import styles from './entry.module.css';
import { MailBody } from './mail/mail-body';
import type { useReplay } from './use-replay';

interface EntryProps {
  readonly entry: EntryView;
  /** The address of the conversation: a mail to another one says to whom. */
  readonly email: string;
  /** The visitor. */
  readonly who: string;
  readonly now: number;
  readonly replay: ReturnType<typeof useReplay>;
  /** Absent where the conversation cannot be split before it. */
  readonly onSplit: (() => void) | undefined;
}

const AGENCY = 'L’agence';

/** What an entry is, in the words above it. */
function headOf({ kind, by }: EntryView, who: string): string {
  if (kind === 'note') return `Note interne de ${by ?? AGENCY}, jamais envoyée`;
  if (kind === 'sent') return by ?? AGENCY;
  return kind === 'request' ? `${who}, par le site` : who;
}

export function Entry({ entry, email, who, now, replay, onSplit }: EntryProps) {
  const { threadId, person, kind, at, by, subject, recipient, body, facts, attachments, deliveries, failure } = entry;
  const time = (
    <time dateTime={at} title={wholeTime(at)}>
      {entryTime(at, now)}
    </time>
  );
  if (kind === 'event')
    return (
      <li className={styles.event}>
        {body}
        {by && ` (${by})`} · {time}
      </li>
    );
  return (
    <li className={clsx(styles.entry, styles[kind])}>
      <p className={styles.head}>
        <strong>{headOf(entry, person ? person.name || person.email : who)}</strong>
        {time}
      </p>
      {recipient && recipient !== (person?.email ?? email) && <p className={styles.subject}>{`À ${recipient}`}</p>}
      {subject && <p className={styles.subject}>{subject}</p>}
      {facts.length > 0 && (
        <Facts>
          {facts.map(([label, value]) => (
            <Fact key={`${label} ${value}`} name={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {kind === 'received' ? (
        <MailBody threadId={threadId} entry={entry} bodyClass={styles.body} />
      ) : (
        body && <p className={styles.body}>{body}</p>
      )}
      <NoteMentions entry={entry} />
      <SentFiles threadId={threadId} files={attachments} />
      {failure && <p className={styles.failure}>{failure}</p>}
      {onSplit && (
        <button type="button" className={styles.split} onClick={onSplit}>
          Scinder à partir d’ici
        </button>
      )}
      {deliveries.length > 0 && (
        <ul className={styles.deliveries} aria-label="Envois">
          {deliveries.map((delivery) => (
            <DeliveryLine
              key={delivery.id}
              delivery={delivery}
              busy={replay.busy}
              onReplay={() => void replay.replay(delivery.id)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
