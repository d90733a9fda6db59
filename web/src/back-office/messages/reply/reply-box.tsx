import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { type Ref, useEffect, useRef } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { notify } from '../../../ui/toasts/toast';
import { useAttachments } from '../attachments/use-attachments';
import { useTelling } from '../live/use-telling';
import { useMention } from '../mentions/use-mention';
import type { Asked, Mode } from './mode';
import { FIRST_OPEN } from './open-variables';
import { refusalOf } from './refusal-of';
import styles from './reply-box.module.css';
import { TemplatePicker } from './template-picker';
import { useInsertion } from './use-insertion';
import { useReplyDraft, type Writing } from './use-reply-draft';
import { useSending } from './use-sending';
import { WritingForm } from './writing-form';

interface ReplyBoxProps {
  readonly thread: ThreadView;
  readonly asked: Asked | undefined;
  readonly onAsk: (mode: Mode | null) => void;
  /** A colleague who writes to them now. */
  readonly writer: string | undefined;
}

/** One for each conversation: what was written of another one stays there. */
export function ReplyBox({ thread, asked, onAsk, writer }: ReplyBoxProps) {
  const draft = useReplyDraft(thread);
  const sending = useSending(thread);
  const attachments = useAttachments(thread.id);
  const tell = useTelling(thread.id);
  const text = useRef<HTMLTextAreaElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const { values, found } = draft;
  const left = found && (found.reply || !found.note ? 'reply' : 'note');
  const mode = asked ? asked.mode : (left ?? (thread.proposal ? 'reply' : null));

  useEffect(() => {
    if (asked?.mode) text.current?.focus();
    else if (asked) begin.current?.focus();
  }, [asked]);

  const stop = () => {
    draft.keep();
    sending.refuse(undefined);
    onAsk(null);
  };
  const write = (changed: Partial<Writing>) => {
    draft.write(changed);
    sending.refuse(undefined);
    tell();
  };
  const insertion = useInsertion({ text, draft, write });
  const mention = useMention({ text, value: values.note, write: (note) => write({ note }), active: mode === 'note' });
  const send = (said: string, nextState: 'answered' | 'waiting'): Promise<boolean> =>
    mode === 'note'
      ? sending.note(said, mention.ids(said))
      : sending.reply(
          {
            body: said,
            subject: values.subject.trim(),
            attachments: attachments.files.map(({ id }) => id),
            ...(thread.proposal && { proposal: thread.proposal.id }),
          },
          nextState,
        );
  const submit = async (nextState: 'answered' | 'waiting') => {
    if (!mode) return;
    const said = values[mode].trim();
    const refusal = refusalOf(mode, said, values.subject) ?? (mode === 'reply' ? attachments.fault : undefined);
    if (refusal) {
      sending.refuse(refusal);
      (document.getElementById(FIRST_OPEN) ?? text.current)?.focus();
      return;
    }
    draft.keep();
    if (!(await send(said, nextState))) return;
    draft.sent(mode);
    if (mode === 'reply') {
      attachments.sent();
      notify({ kind: 'success', title: 'Réponse en route', text: 'Son état d’envoi s’affiche dans la conversation.' });
    }
    onAsk(null);
  };

  return (
    <section className={styles.box} aria-label="Répondre">
      <output className={styles.writer}>{writer && `${writer} rédige…`}</output>
      {!mode && <BeginButtons ref={begin} values={values} onAsk={onAsk} />}
      {mode && (
        <WritingForm
          mode={mode}
          email={thread.email}
          restored={Boolean(found && !asked)}
          draft={draft}
          sending={sending}
          attachments={attachments}
          mention={mention}
          text={text}
          onWrite={write}
          onSubmit={(nextState) => void submit(nextState)}
          onStop={stop}
          onPick={insertion.pick}
          onKey={insertion.onKey}
        />
      )}
      {insertion.picking && (
        <TemplatePicker threadId={thread.id} onChoose={insertion.choose} onClose={insertion.close} />
      )}
    </section>
  );
}

interface BeginButtonsProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly values: Writing;
  readonly onAsk: (mode: Mode) => void;
}

const BeginButtons = ({ ref, values, onAsk }: BeginButtonsProps) => (
  <div className={styles.actions}>
    <StaffButton ref={ref} look="accent" aria-keyshortcuts="r" onClick={() => onAsk('reply')}>
      {values.reply ? 'Reprendre la réponse' : 'Répondre'}
    </StaffButton>
    <StaffButton aria-keyshortcuts="n" onClick={() => onAsk('note')}>
      {values.note ? 'Reprendre la note' : 'Note interne'}
    </StaffButton>
  </div>
);
