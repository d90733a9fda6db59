import { mailboxRules } from '@pignon/domain/mailbox/mailbox-rules';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { notify } from '../../../ui/toasts/toast';
import { useTelling } from '../live/use-telling';
import styles from './reply-box.module.css';
import { useReplyDraft } from './use-reply-draft';
import { useSending } from './use-sending';

export type Mode = 'reply' | 'note';

/** What somebody asked for: to write, or to stop. A new one at each press. */
export interface Asked {
  readonly id: string;
  readonly mode: Mode | null;
}

interface ReplyBoxProps {
  readonly thread: ThreadView;
  readonly asked: Asked | undefined;
  readonly onAsk: (mode: Mode | null) => void;
  /** A colleague who writes to them now. */
  readonly writer: string | undefined;
}

const CLOCK = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** One for each conversation: what was written of another one stays there. */
export function ReplyBox({ thread, asked, onAsk, writer }: ReplyBoxProps) {
  const draft = useReplyDraft(thread);
  const sending = useSending(thread);
  const tell = useTelling(thread.id);
  const text = useRef<HTMLTextAreaElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const { values, found } = draft;
  const mode = asked ? asked.mode : found && (found.reply || !found.note ? 'reply' : 'note');

  useEffect(() => {
    if (asked?.mode) text.current?.focus();
    else if (asked) begin.current?.focus();
  }, [asked]);

  const stop = () => {
    draft.keep();
    sending.refuse(undefined);
    onAsk(null);
  };
  const write = (changed: Partial<typeof values>) => {
    draft.write(changed);
    sending.refuse(undefined);
    tell();
  };
  const submit = async (nextState: 'answered' | 'waiting') => {
    if (!mode) return;
    const said = values[mode].trim();
    const refusal = refusalOf(said, mode === 'reply' ? values.subject : '');
    if (refusal) {
      sending.refuse(refusal);
      text.current?.focus();
      return;
    }
    draft.keep();
    const done =
      mode === 'note'
        ? await sending.note(said)
        : await sending.reply({ body: said, subject: values.subject.trim() }, nextState);
    if (!done) return;
    draft.sent(mode);
    if (mode === 'reply')
      notify({ kind: 'success', title: 'Réponse en route', text: 'Son état d’envoi s’affiche dans la conversation.' });
    onAsk(null);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit('answered');
    }
  };

  return (
    <section className={styles.box} aria-label="Répondre">
      <output className={styles.writer}>{writer && `${writer} rédige…`}</output>
      {!mode && (
        <div className={styles.actions}>
          <StaffButton ref={begin} look="accent" aria-keyshortcuts="r" onClick={() => onAsk('reply')}>
            {values.reply ? 'Reprendre la réponse' : 'Répondre'}
          </StaffButton>
          <StaffButton aria-keyshortcuts="n" onClick={() => onAsk('note')}>
            {values.note ? 'Reprendre la note' : 'Note interne'}
          </StaffButton>
        </div>
      )}
      {mode && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <form
          className={styles[mode]}
          aria-label={mode === 'reply' ? 'Réponse' : 'Note interne'}
          onKeyDown={keys}
          onBlur={() => draft.keep()}
          onSubmit={(event) => {
            event.preventDefault();
            void submit('answered');
          }}
        >
          {found && !asked && <p>Un brouillon non envoyé a été repris.</p>}
          {mode === 'reply' && (
            <label className={styles.field}>
              Objet
              <input
                value={values.subject}
                maxLength={mailboxRules.subject.value}
                onChange={({ target }) => write({ subject: target.value })}
              />
            </label>
          )}
          <label className={styles.field}>
            {mode === 'reply' ? `Réponse à ${thread.email}` : 'Note interne, jamais envoyée'}
            <textarea
              ref={text}
              rows={8}
              value={values[mode]}
              readOnly={sending.busy}
              maxLength={mailboxRules.body.most.value}
              aria-invalid={sending.failure ? true : undefined}
              aria-describedby={sending.failure ? 'reply-failure' : undefined}
              onChange={({ target }) => write({ [mode]: target.value })}
            />
          </label>
          {sending.failure && (
            <p id="reply-failure" role="alert" className={styles.failure}>
              {sending.failure}
            </p>
          )}
          <div className={styles.actions}>
            {mode === 'reply' ? (
              <>
                <StaffButton type="submit" look="accent" aria-disabled={sending.busy} aria-keyshortcuts="Control+Enter">
                  {sending.busy ? 'Envoi en cours…' : 'Envoyer'}
                </StaffButton>
                <StaffButton aria-disabled={sending.busy} onClick={() => void submit('waiting')}>
                  Envoyer et attendre le client
                </StaffButton>
              </>
            ) : (
              <StaffButton type="submit" look="accent" aria-disabled={sending.busy} aria-keyshortcuts="Control+Enter">
                Ajouter la note
              </StaffButton>
            )}
            <StaffButton onClick={stop}>Fermer</StaffButton>
            {draft.keptAt !== undefined && (
              <span className={styles.kept}>Brouillon. Enregistré à {CLOCK.format(draft.keptAt)}</span>
            )}
          </div>
        </form>
      )}
    </section>
  );
}

function refusalOf(body: string, subject: string): string | undefined {
  if (body.length < mailboxRules.body.required.value) return mailboxRules.body.required.message;
  if (body.length > mailboxRules.body.most.value) return mailboxRules.body.most.message;
  return subject.length > mailboxRules.subject.value ? mailboxRules.subject.message : undefined;
}
