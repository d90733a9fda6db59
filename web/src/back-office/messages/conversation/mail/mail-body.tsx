import { splitQuote } from '@pignon/domain/mailbox/inbox/split-quote';
import type { EntryView } from '@pignon/domain/mailbox/thread-view';
import { useState } from 'react';
import { StaffButton } from '../../../../staff/staff-button';
import { MailFiles } from './mail-files';
import { MailLayout } from './mail-layout';
import { MailNotes } from './mail-notes';
import styles from './mail-parts.module.css';

interface MailBodyProps {
  readonly threadId: string;
  readonly entry: EntryView;
  readonly bodyClass: string | undefined;
}

/** A mail of theirs: its text, what it answers folded away, and its own layout on demand. */
export function MailBody({ threadId, entry, bodyClass }: MailBodyProps) {
  const [laidOut, setLaidOut] = useState(false);
  const { id, body, mail } = entry;
  const { said, quoted } = splitQuote(body);
  return (
    <>
      {mail && <MailNotes mail={mail} />}
      {laidOut ? (
        <MailLayout threadId={threadId} entryId={id} />
      ) : (
        <>
          {said && <p className={bodyClass}>{said}</p>}
          {quoted && (
            <details className={styles.quoted}>
              <summary>Texte cité</summary>
              <p className={bodyClass}>{quoted}</p>
            </details>
          )}
        </>
      )}
      {mail?.html && (
        <StaffButton className={styles.choice} aria-pressed={laidOut} onClick={() => setLaidOut(!laidOut)}>
          Mise en page d’origine
        </StaffButton>
      )}
      {mail && (mail.files.length > 0 || mail.leftOut > 0) && (
        <MailFiles threadId={threadId} files={mail.files} leftOut={mail.leftOut} />
      )}
    </>
  );
}
