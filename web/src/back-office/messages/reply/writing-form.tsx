import { mailboxRules } from '@pignon/domain/mailbox/mailbox-rules';
import { closed } from '@pignon/domain/mailbox/templates/template-variables';
import type { KeyboardEvent } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { AttachFiles } from '../attachments/attach-files';
import type { Attachments } from '../attachments/use-attachments';
import { MentionList } from '../mentions/mention-list';
import { BodyField, type BodyFieldProps } from './body-field';
import { OpenVariables } from './open-variables';
import { SignatureNote } from './signature-note';
import styles from './reply-box.module.css';

interface WritingFormProps extends BodyFieldProps {
  /** It stands on what was left the last time. */
  readonly restored: boolean;
  readonly attachments: Attachments;
  readonly onSubmit: (nextState: 'answered' | 'waiting') => void;
  readonly onStop: () => void;
  /** A template is wanted. */
  readonly onPick: () => void;
}

const CLOCK = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** A reply, or a note: what is typed, and what may be done with it. */
export function WritingForm(props: WritingFormProps) {
  const { mode, restored, draft, sending, attachments, mention, text, onWrite, onSubmit, onStop, onPick } = props;
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
      <BodyField {...props} />
      {replying ? (
        <>
          <SignatureNote />
          <div className={styles.actions}>
            <StaffButton aria-keyshortcuts="/" onClick={onPick}>
              Insérer un modèle
            </StaffButton>
          </div>
          <AttachFiles attachments={attachments} />
          <OpenVariables texts={[values.subject, values.reply]} onClose={close} />
        </>
      ) : (
        <>
          <MentionList {...mention} />
          <p className={styles.hint}>@ mentionne un collègue, qui en est averti par e-mail.</p>
        </>
      )}
      {sending.failure && (
        <p id="reply-failure" role="alert" className={styles.failure}>
          {sending.failure}
        </p>
      )}
      <div className={styles.actions}>
        <StaffButton type="submit" look="accent" aria-disabled={sending.busy} aria-keyshortcuts="Control+Enter">
          {submitLabel(replying, sending.busy)}
        </StaffButton>
        {replying && (
          <StaffButton aria-disabled={sending.busy} onClick={() => onSubmit('waiting')}>
            Envoyer et attendre le client
          </StaffButton>
        )}
        <StaffButton onClick={onStop}>Fermer</StaffButton>
        {keptAt !== undefined && <span className={styles.kept}>Brouillon. Enregistré à {CLOCK.format(keptAt)}</span>}
      </div>
    </form>
  );
}

function submitLabel(replying: boolean, busy: boolean): string {
  if (!replying) return 'Ajouter la note';
  return busy ? 'Envoi en cours…' : 'Envoyer';
}
