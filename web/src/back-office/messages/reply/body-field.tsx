import { mailboxRules } from '@pignon/domain/mailbox/mailbox-rules';
import type { KeyboardEvent, RefObject } from 'react';
import { MENTION_LIST, mentionOption } from '../mentions/mention-list';
import type { MentionWriting } from '../mentions/use-mention';
import type { Mode } from './mode';
import styles from './reply-box.module.css';
import type { ReplyDraft, Writing } from './use-reply-draft';
import type { Sending } from './use-sending';

export interface BodyFieldProps {
  readonly mode: Mode;
  readonly email: string;
  readonly draft: ReplyDraft;
  readonly sending: Sending;
  readonly mention: MentionWriting;
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (changed: Partial<Writing>) => void;
  /** In a reply. */
  readonly onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

export function BodyField({ mode, email, draft, sending, mention, text, onWrite, onKey }: BodyFieldProps) {
  const offering = mention.offered.length > 0;
  return (
    <label className={styles.field}>
      {mode === 'reply' ? `Réponse à ${email}` : 'Note interne, jamais envoyée'}
      <textarea
        ref={text}
        rows={8}
        value={draft.values[mode]}
        readOnly={sending.busy}
        maxLength={mailboxRules.body.most.value}
        aria-invalid={sending.failure ? true : undefined}
        aria-describedby={sending.failure ? 'reply-failure' : undefined}
        aria-controls={offering ? MENTION_LIST : undefined}
        aria-activedescendant={offering ? mentionOption(mention.at) : undefined}
        onChange={({ target }) => {
          onWrite({ [mode]: target.value });
          mention.look(target.value, target.selectionStart);
        }}
        onBlur={mention.leave}
        onKeyDown={mode === 'reply' ? onKey : mention.onKey}
      />
    </label>
  );
}
