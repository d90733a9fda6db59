import { FOLDER_LABELS } from '@pignon/domain/mailbox/thread-state';
import { useEffect, useRef, useState } from 'react';
import { ShortcutsHelp } from '../../staff/keyboard/shortcuts-help';
import { useShortcuts } from '../../staff/keyboard/use-shortcuts';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { focusRow, rowKeys } from '../../staff/table/row-focus';
import { ConversationPane } from './conversation-pane';
import { paneOf } from './desk/mailbox-address';
import { Folders } from './folders';
import { ListPane } from './list-pane';
import { MAILBOX_KEYS } from './mailbox-keys';
import styles from './messages.module.css';
import { Questions } from './questions';
import { RefusedLink } from './refused/refused-link';
import { TemplatesButton } from './templates/templates-button';
import { useDesk } from './use-desk';
import { useMailbox } from './use-mailbox';

export const rules = staffRules('Messagerie');

/** E11. */
export default function MessagesPage() {
  const mailbox = useMailbox();
  const { address, drawer, live, folder, known, shown } = mailbox;
  const desk = useDesk(mailbox);
  const [helping, setHelping] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const opened = drawer.opened;
  useShortcuts({
    ...rowKeys,
    ...desk.keys,
    Escape: () => opened && drawer.close(),
    '/': () => searchBox.current?.focus(),
    '?': () => setHelping(true),
  });

  // Back in the list, one goes on where one was.
  const last = useRef(opened);
  useEffect(() => {
    if (!opened && last.current && document.activeElement === document.body) focusRow(last.current);
    last.current = opened;
  }, [opened]);

  return (
    <StaffPage
      title="Messagerie"
      actions={
        <div className={styles.head}>
          <output>{live.cut && 'Mise à jour toutes les 10 secondes'}</output>
          <TemplatesButton threadId={opened} />
          <StaffButton className={styles.keys} aria-keyshortcuts="?" onClick={() => setHelping(true)}>
            Raccourcis
          </StaffButton>
        </div>
      }
    >
      <div className={styles.panes} data-pane={paneOf(address.query)}>
        <section className={styles.folders} aria-label="Dossiers">
          <Folders counts={mailbox.counts} chosen={folder} />
          <RefusedLink />
        </section>
        <section className={styles.list} aria-label={FOLDER_LABELS[folder]}>
          <StaffButton
            className={styles.back}
            onClick={() => address.filter({ dossier: null, texte: null, tri: null })}
          >
            Dossiers
          </StaffButton>
          <ListPane
            mailbox={mailbox}
            changes={desk.changes}
            searchBox={searchBox}
            onChange={(change) => void desk.changeSelected(change)}
            onAsk={(question) => desk.ask(question, null)}
          />
        </section>
        <section className={styles.conversation} aria-label="Conversation">
          <StaffButton className={styles.back} onClick={drawer.close}>
            Retour à la liste
          </StaffButton>
          <ConversationPane
            mailbox={mailbox}
            changes={desk.changes}
            joining={desk.joining}
            asked={desk.asked}
            onWrite={(mode) => shown && desk.write(shown, mode)}
            onChange={(change) => shown && void desk.change(shown, change)}
            onAsk={(question) => desk.ask(question, shown)}
          />
        </section>
      </div>
      {desk.asking && (
        <Questions
          question={desk.asking.question}
          thread={desk.asking.id === null ? undefined : known(desk.asking.id)}
          joining={desk.joining}
          onChange={(change, who) =>
            void (desk.asking?.id ? desk.change(desk.asking.id, change, who) : desk.changeSelected(change, who))
          }
          onClose={desk.asksNoMore}
        />
      )}
      {helping && <ShortcutsHelp keys={MAILBOX_KEYS} onClose={() => setHelping(false)} />}
    </StaffPage>
  );
}
