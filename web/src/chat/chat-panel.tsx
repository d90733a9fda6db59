import { ADVISOR_BUTTON } from '@pignon/domain/chat/reading/buttons';
import type { Agent } from '@pignon/domain/agents/agent';
import { CHAT_SUBTITLE, ESTIMATION_CONFIRMED, typing } from '@pignon/domain/chat/replies/chat-texts';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { AdviserPhoto } from '../ui/adviser-photo';
import { focusHeading } from '../site/arrival';
import { notify } from '../ui/toasts/toast';
import { Message } from './chat-message';
import styles from './chat-panel.module.css';
import { LONGEST, roomLeft } from './room-left';
import { useChatFocus } from './use-chat-focus';
import { useConversation } from './use-conversation';

interface ChatPanelProps {
  readonly id: string;
  /** Closed it stays, and goes on with what it does. */
  readonly open: boolean;
  readonly close: () => void;
  /** Closes too; the focus belongs to the page. */
  readonly leave: () => void;
}

const UNKNOWN: Pick<Agent, 'name' | 'photoUrl'> = { name: 'Pignon', photoUrl: '' };

const MARGIN_PX = 16;

/** M101 to M104, F41. */
export default function ChatPanel({ id, open, close, leave }: ChatPanelProps) {
  const { data: agents, error } = useSWR<readonly Agent[], unknown>('/api/agents');
  const agent = agents?.[0] ?? UNKNOWN;
  const [advisor = agent.name] = agent.name.split(/\s+/);
  const { messages, busy, writing, send, search, again } = useConversation(
    agents || error !== undefined ? advisor : undefined,
    () => {
      if (!open) notify({ kind: 'success', title: 'Demande enregistrée', text: ESTIMATION_CONFIRMED });
    },
  );
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const handOver = useChatFocus({ log, field, busy });

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const shown = open && `${messages.length} ${busy} ${writing.length}`;
  useEffect(() => {
    const box = log.current;
    const last = box?.lastElementChild;
    if (!shown || !box || !last) return;
    // As far down as it goes; of a message taller than the panel the beginning comes first.
    box.scrollTo({
      top: box.scrollTop + last.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN_PX,
    });
  }, [shown]);
  const room = roomLeft(text.length);
  const full = text.length >= LONGEST;
  const understood = messages.findLastIndex(({ chips }) => chips);
  const asked = messages.findLastIndex(({ role }) => role === 'visitor');

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const typed = text.trim();
    if (typed === '' || busy) return;
    setText('');
    // The button that sent it has nothing more to send.
    if (document.activeElement !== field.current) handOver();
    send(typed);
  };
  /** On a phone the panel lies over the page that a link in it leads to. */
  const onClick = (event: MouseEvent) => {
    const followed = event.defaultPrevented && (event.target as Element).closest('a');
    if (!followed || !window.matchMedia('(max-width: 767px)').matches) return;
    leave();
    focusHeading();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    // Escape closes what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      aria-label={`Discuter avec ${advisor}, assistant virtuel`}
      className={styles.panel}
      hidden={!open}
      onClick={onClick}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header className={`${styles.head} on-dark`}>
        <AdviserPhoto name={agent.name} photoUrl={agent.photoUrl} size={40} />
        <div>
          <h2>{advisor}</h2>
          <p>{CHAT_SUBTITLE}</p>
        </div>
        <button type="button" aria-label="Fermer la discussion" onClick={close}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </header>
      {/* A log may be scrolled by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} role="log" aria-live="polite" aria-label="Messages" className={styles.log} tabIndex={0}>
        {messages.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            advisor={advisor}
            last={index === messages.length - 1}
            editable={index === understood && index > asked}
            busy={busy}
            send={(label) => {
              handOver();
              send(label);
            }}
            search={(criteria, at) => {
              handOver(at);
              search(criteria);
            }}
            again={(failed) => {
              handOver();
              again(failed);
            }}
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
      <button
        type="button"
        className={styles.advisor}
        disabled={busy}
        onClick={() => {
          handOver();
          send(ADVISOR_BUTTON);
        }}
      >
        {ADVISOR_BUTTON}
      </button>
      <form className={styles.form} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={`${id}-texte`}>
          Votre message
        </label>
        <textarea
          ref={field}
          id={`${id}-texte`}
          rows={1}
          maxLength={LONGEST}
          placeholder="Votre message…"
          aria-describedby={`${id}-reste`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label="Envoyer" disabled={busy || text.trim() === ''}>
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <p id={`${id}-reste`} className={styles.room}>
          {!full && room}
        </p>
        {/* Told aloud at the limit only, not at each key. */}
        <p aria-live="polite" className={`${styles.room} ${styles.full}`}>
          {full && room}
        </p>
      </form>
    </section>
  );
}
