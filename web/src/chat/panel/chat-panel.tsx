import type { Agent } from '@pignon/domain/agents/agent';
import { ADVISOR_BUTTON } from '@pignon/domain/chat/reading/buttons';
import { CHAT_SUBTITLE, ESTIMATION_CONFIRMED } from '@pignon/domain/chat/replies/chat-texts';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { focusHeading } from '../../site/arrival';
import { AdviserPhoto } from '../../ui/adviser-photo';
import { notify } from '../../ui/toasts/toast';
import { useConversation } from '../conversation/use-conversation';
import { ChatForm } from './chat-form';
import { ChatLog } from './chat-log';
import styles from './chat-panel.module.css';
import { useChatFocus } from './use-chat-focus';

interface ChatPanelProps {
  readonly id: string;
  /** Closed it stays, and goes on with what it does. */
  readonly open: boolean;
  readonly close: () => void;
  /** Closes too; the focus belongs to the page. */
  readonly leave: () => void;
}

const UNKNOWN: Pick<Agent, 'name' | 'photoUrl' | 'photoFocus'> = { name: 'Pignon', photoUrl: '' };

/** M101 to M104, F41. */
export default function ChatPanel({ id, open, close, leave }: ChatPanelProps) {
  const { data: agents, error } = useSWR<readonly Agent[], unknown>('/api/agents');
  const agent = agents?.[0] ?? UNKNOWN;
  const [advisor = agent.name] = agent.name.split(/\s+/);
  const { talk, busy, ...talking } = useConversation(agents || error !== undefined ? advisor : undefined, () => {
    if (!open) notify({ kind: 'success', title: 'Demande enregistrée', text: ESTIMATION_CONFIRMED });
  });
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const handOver = useChatFocus({ log, field, busy });
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  const press = (label: string) => {
    handOver();
    talk.send(label);
  };
  const send = (typed: string) => {
    // The button that sent it has nothing more to send.
    if (document.activeElement !== field.current) handOver();
    talk.send(typed);
  };
  /** On a phone the panel lies over the page that a link in it leads to. */
  const onClick = (event: MouseEvent) => {
    const followed = event.defaultPrevented && (event.target as Element).closest('a');
    if (!followed || !window.matchMedia('(max-width: 767px)').matches) return;
    leave();
    focusHeading();
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
        <AdviserPhoto {...agent} size={40} />
        <div>
          <h2>{advisor}</h2>
          <p>{CHAT_SUBTITLE}</p>
        </div>
        <button type="button" aria-label="Fermer la discussion" onClick={close}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </header>
      <ChatLog
        {...talking}
        box={log}
        open={open}
        advisor={advisor}
        busy={busy}
        send={press}
        search={(criteria, at) => {
          handOver(at);
          talk.search(criteria);
        }}
        again={(failed) => {
          handOver();
          talk.again(failed);
        }}
      />
      <button type="button" className={styles.advisor} disabled={busy} onClick={() => press(ADVISOR_BUTTON)}>
        {ADVISOR_BUTTON}
      </button>
      <ChatForm id={id} field={field} busy={busy} send={send} />
    </section>
  );
}
