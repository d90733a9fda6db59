import { type Agent, DEFAULT_AGENT_ID } from '@pignon/domain/agents/agent';
import { CHAT_SUBTITLE, typing } from '@pignon/domain/chat/chat-texts';
import { ADVISOR_BUTTON } from '@pignon/domain/chat/intents';
import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { AdviserPhoto } from '../agents/adviser-photo';
import { Message } from './chat-message';
import styles from './chat-panel.module.css';
import { useConversation } from './use-conversation';

interface ChatPanelProps {
  readonly id: string;
  readonly close: () => void;
}

const UNKNOWN: Pick<Agent, 'name' | 'photoUrl'> = { name: 'Pignon', photoUrl: '' };
/** Bytes, as the api counts; the field counts characters. */
const LONGEST = 600;

const MARGIN_PX = 16;

/** M101 to M104, F41. */
export default function ChatPanel({ id, close }: ChatPanelProps) {
  const { data: agents, error } = useSWR<readonly Agent[], unknown>('/api/agents');
  const agent = agents?.find((one) => one.id === DEFAULT_AGENT_ID) ?? agents?.[0] ?? UNKNOWN;
  const [advisor = agent.name] = agent.name.split(/\s+/);
  const { messages, busy, writing, send, search } = useConversation(
    agents || error !== undefined ? advisor : undefined,
  );
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);
  const shown = `${messages.length} ${busy} ${writing.length}`;
  useEffect(() => {
    const box = log.current;
    const last = box?.lastElementChild;
    if (!shown || !box || !last) return;
    // As far down as it goes; of a message taller than the panel the beginning comes first.
    box.scrollTo({
      top: box.scrollTop + last.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN_PX,
    });
  }, [shown]);
  const understood = messages.findLastIndex(({ chips }) => chips);
  const asked = messages.findLastIndex(({ role }) => role === 'visitor');

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const typed = text.trim();
    if (typed === '' || busy) return;
    setText('');
    void send(typed);
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
            send={(label) => void send(label)}
            search={(criteria) => void search(criteria)}
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
      <button type="button" className={styles.advisor} disabled={busy} onClick={() => void send(ADVISOR_BUTTON)}>
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
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label="Envoyer" disabled={busy || text.trim() === ''}>
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
    </section>
  );
}
