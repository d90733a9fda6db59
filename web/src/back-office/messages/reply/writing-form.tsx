import { mailboxRules } from '@pignon/domain/mailbox/mailbox-rules';
import { closed } from '@pignon/domain/mailbox/templates/template-variables';
import type { KeyboardEvent, RefObject } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { AttachFiles } from '../attachments/attach-files';
import type { Attachments } from '../attachments/use-attachments';
import { MENTION_LIST, MentionList, mentionOption } from '../mentions/mention-list';
import type { MentionWriting } from '../mentions/use-mention';
import { OpenVariables } from './open-variables';
import type { Mode } from './mode';
import styles from './reply-box.module.css';
import type { ReplyDraft, Writing } from './use-reply-draft';
import type { Sending } from './use-sending';

interface WritingFormProps {
  readonly mode: Mode;
  readonly email: string;
  /** It stands on what was left the last time. */
  readonly restored: boolean;
  readonly draft: ReplyDraft;
  readonly sending: Sending;
  readonly attachments: Attachments;
  readonly mention: MentionWriting;
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (changed: Partial<Writing>) => void;
  readonly onSubmit: (nextState: 'answered' | 'waiting') => void;
  readonly onStop: () => void;
  /** A template is wanted. */
  readonly onPick: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

const CLOCK = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** A reply, or a note: what is typed, and what may be done with it. */
export function WritingForm(props: WritingFormProps) {
  const {
    mode,
    email,
    restored,
    draft,
    sending,
    attachments,
    mention,
    text,
    onWrite,
    onSubmit,
    onStop,
    onPick,
    onKey,
  } = props;
  const { values, keptAt } = draft;
  const replying = mode === 'reply';
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onStop();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit('answered');
    }
  };
  const close = (variable: string, said: string) => {
    onWrite({ subject: closed(values.subject, variable, said), reply: closed(values.reply, variable, said) });
    text.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles[mode]}
      aria-label={replying ? 'Réponse' : 'Note interne'}
      onKeyDown={keys}
      onBlur={() => draft.keep()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit('answered');
      }}
    >
      {restored && <p>Un brouillon non envoyé a été repris.</p>}
      {replying && (
        <label className={styles.field}>
          Objet
          <input
            value={values.subject}
            maxLength={mailboxRules.subject.value}
            onChange={({ target }) => onWrite({ subject: target.value })}
          />
        </label>
      )}
      <label className={styles.field}>
        {replying ? `Réponse à ${email}` : 'Note interne, jamais envoyée'}
        <textarea
          ref={text}
          rows={8}
          value={values[mode]}
          readOnly={sending.busy}
          maxLength={mailboxRules.body.most.value}
          aria-invalid={sending.failure ? true : undefined}
          aria-describedby={sending.failure ? 'reply-failure' : undefined}
          aria-controls={mention.offered.length > 0 ? MENTION_LIST : undefined}
          aria-activedescendant={mention.offered.length > 0 ? mentionOption(mention.at) : undefined}
          onChange={({ target }) => {
            onWrite({ [mode]: target.value });
            mention.look(target.value, target.selectionStart);
          }}
          onBlur={mention.leave}
          onKeyDown={replying ? onKey : mention.onKey}
        />
      </label>
      {!replying && <MentionList {...mention} />}
      {!replying && <p className={styles.hint}>@ mentionne un collègue, qui en est averti par e-mail.</p>}
      {replying && (
        <div className={styles.actions}>
          <StaffButton aria-keyshortcuts="/" onClick={onPick}>
            Insérer un modèle
          </StaffButton>
        </div>
      )}
      {replying && <AttachFiles attachments={attachments} />}
      {replying && <OpenVariables texts={[values.subject, values.reply]} onClose={close} />}
      {sending.failure && (
        <p id="reply-failure" role="alert" className={styles.failure}>
          {sending.failure}
        </p>
      )}
      <div className={styles.actions}>
        {replying ? (
          <>
            <StaffButton type="submit" look="accent" aria-disabled={sending.busy} aria-keyshortcuts="Control+Enter">
              {sending.busy ? 'Envoi en cours…' : 'Envoyer'}
            </StaffButton>
            <StaffButton aria-disabled={sending.busy} onClick={() => onSubmit('waiting')}>
              Envoyer et attendre le client
            </StaffButton>
          </>
        ) : (
          <StaffButton type="submit" look="accent" aria-disabled={sending.busy} aria-keyshortcuts="Control+Enter">
            Ajouter la note
          </StaffButton>
        )}
        <StaffButton onClick={onStop}>Fermer</StaffButton>
        {keptAt !== undefined && <span className={styles.kept}>Brouillon. Enregistré à {CLOCK.format(keptAt)}</span>}
      </div>
    </form>
  );
}
