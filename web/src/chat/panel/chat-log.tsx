import { typing } from '@pignon/domain/chat/replies/chat-texts';
import { type RefObject, useEffect } from 'react';
import type { Talking } from '../conversation/talk';
import { Message, type MessageActions } from './chat-message';
import styles from './chat-panel.module.css';

interface ChatLogProps extends Talking, MessageActions {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly open: boolean;
  readonly advisor: string;
}

const MARGIN_PX = 16;

export function ChatLog({ box, open, advisor, conversation, busy, writing, ...actions }: ChatLogProps) {
  const { messages } = conversation;
  const understood = messages.findLastIndex(({ chips }) => chips);
  const asked = messages.findLastIndex(({ role }) => role === 'visitor');
  useLastInView(box, open && `${messages.length} ${busy} ${writing.length}`);
  return (
    // A log may be scrolled by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} role="log" aria-live="polite" aria-label="Messages" className={styles.log} tabIndex={0}>
      {messages.map((message, index) => (
        <Message
          key={message.id}
          message={message}
          advisor={advisor}
          last={index === messages.length - 1}
          editable={index === understood && index > asked}
          busy={busy}
          {...actions}
        />
      ))}
      {/* Heard once, when it is whole. */}
      {writing && (
        <div className={styles.assistant} aria-hidden="true">
          <p>{writing}</p>
        </div>
      )}
      {busy && <p className={styles.typing}>{typing(advisor)}</p>}
    </div>
  );
}

/** As far down as it goes, each time that it shows something else; of what is taller than the panel the beginning comes first. */
function useLastInView(box: RefObject<HTMLElement | null>, shown: string | false): void {
  useEffect(() => {
    const last = box.current?.lastElementChild;
    if (!shown || !box.current || !last) return;
    const below = last.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    box.current.scrollTo({ top: box.current.scrollTop + below - MARGIN_PX });
  }, [box, shown]);
}
