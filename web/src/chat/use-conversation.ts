import { greet } from '@pignon/domain/chat/replies/greeting';
import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import type { ChatState } from '@pignon/domain/chat/chat-state';
import type { EstimationLead } from '@pignon/domain/chat/estimation/estimation-lead';
import { HISTORY } from '@pignon/domain/chat/model/language-model';
import type { PastMessage } from '@pignon/domain/chat/model/model-messages';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wait } from '../lib/network/wait';
import { useAgency } from '../site/agency/use-app-settings';
import { askAssistant } from './ask-assistant';
import {
  type Asked,
  type ChatMessage,
  type Conversation,
  keep,
  keptConversation,
  type PendingLead,
  type Unsaid,
  withMessage,
  withoutFailure,
} from './conversation';
import { LEAD_NOT_SENT, withoutServer } from './failures';
import { pauseBefore } from './pauses';
import { sendLead } from './send-lead';

const LEAVING_MS = 500;

/** What the api answers a message with. */
interface ChatAnswer {
  readonly state: ChatState;
  readonly replies: readonly ChatReply[];
  readonly properties: readonly ListingCard[];
  readonly lead?: EstimationLead;
  readonly corrects?: true;
}

/**
 * One conversation of a visitor, kept by his tab. One message at a time. What is still to be asked, sent or said stands
 * in the kept conversation before it is done, so that a page that comes alive again goes on where the last one stopped.
 */
export function useConversation(advisor: string | undefined, onLeadStored: () => void) {
  const { phone } = useAgency();
  const [conversation, setConversation] = useState<Conversation>(keptConversation);
  const [busy, setBusy] = useState(false);
  /** What the assistant has written so far of an answer that comes in pieces. */
  const [writing, setWriting] = useState('');
  const now = useRef(conversation);
  const running = useRef(false);
  const leadStored = useRef(onLeadStored);
  useEffect(() => {
    leadStored.current = onLeadStored;
  });

  const change = (changes: Partial<Conversation>): void => {
    now.current = { ...now.current, ...changes };
    keep(now.current);
    setConversation(now.current);
  };

  // The advisor's name comes a moment after the panel.
  const greeted = useRef(false);
  useEffect(() => {
    if (advisor === undefined || greeted.current) return;
    greeted.current = true;
    if (now.current.messages.length > 0) return;
    const { pace: _, ...greeting } = greet(advisor);
    change(withMessage(now.current, { role: 'assistant', ...greeting }));
  });

  const say = async ({ pace, ...reply }: Unsaid): Promise<void> => {
    await wait(pauseBefore({ pace }));
    change({ ...withMessage(now.current, { role: 'assistant', ...reply }), unsaid: now.current.unsaid.slice(1) });
  };

  const deliver = async (pending: PendingLead): Promise<void> => {
    const stored = await sendLead(pending);
    const { messages } = now.current;
    const others = now.current.leads.filter(({ key }) => key !== pending.key);
    if (stored) {
      const stillTrue = others.length > 0 ? messages : messages.filter(({ again }) => again !== 'lead');
      change({ leads: others, messages: stillTrue, unsaid: [...pending.confirmation] });
      leadStored.current();
      return;
    }
    const told = messages.some(({ again }) => again === 'lead');
    change({ leads: [...others, { ...pending, failed: true }], unsaid: told ? [] : [LEAD_NOT_SENT] });
  };

  const put = async (asked: Asked): Promise<void> => {
    const { state, messages } = now.current;
    const text = 'text' in asked.body ? asked.body.text : null;
    let wasRead = false;
    const history = historyOf(messages, text !== null);
    const reply = await askAssistant({ ...asked.body, state, history }, (soFar) => {
      wasRead = true;
      setWriting(soFar);
    });
    setWriting('');
    if (!reply.ok) {
      // A page that is left breaks its requests off first: that is no failure, and the next page asks again.
      if (reply.reason === 'network') await wait(LEAVING_MS);
      const failure = withoutServer(reply, text, phone);
      change({ asked: failure.again ? { ...asked, failed: true } : null, unsaid: [failure] });
      return;
    }
    const { state: next, replies, properties, lead, corrects } = reply.body as ChatAnswer;
    if (lead) {
      const pending = { key: uuidV7(), lead, confirmation: replies, ...(corrects && { corrects }) };
      change({ state: next, asked: null, leads: [...now.current.leads.map(withoutFailure), pending] });
      return;
    }
    const failed = replies.some(({ again }) => again);
    const answered = { state: next, asked: failed ? ({ ...asked, failed: true } as const) : null };
    const [first] = replies;
    if (wasRead && first) {
      const { pace: _, ...read } = first;
      change({ ...withMessage(now.current, { role: 'assistant', ...read }), ...answered });
      return;
    }
    const under = replies.findIndex(({ cards }) => cards);
    const at = under < 0 ? replies.length - 1 : under;
    change({
      ...answered,
      unsaid:
        properties.length > 0 ? replies.map((one, place) => (place === at ? { ...one, properties } : one)) : replies,
    });
  };

  /** The next thing to do; false where nothing is left. */
  const step = async (): Promise<boolean> => {
    const { unsaid, leads, asked } = now.current;
    const [next] = unsaid;
    const lead = leads.find(({ failed }) => !failed);
    if (next) await say(next);
    else if (lead) await deliver(lead);
    else if (asked && !asked.failed) await put(asked);
    else return false;
    return true;
  };
  const proceed = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      while (await step());
    } finally {
      running.current = false;
      setWriting('');
      setBusy(false);
    }
  };

  const resume = useEffectEvent(() => {
    const { leads, unsaid, asked } = now.current;
    if (running.current || !(leads.length > 0 || unsaid.length > 0 || (asked && !asked.failed))) return;
    change({ leads: leads.map(withoutFailure) });
    void proceed();
  });
  useEffect(() => {
    const comeAlive = () => resume();
    comeAlive();
    window.addEventListener('online', comeAlive);
    return () => window.removeEventListener('online', comeAlive);
  }, []);

  return {
    messages: conversation.messages,
    busy,
    writing,
    send: (text: string): void => {
      if (running.current) return;
      change({ ...withMessage(now.current, { role: 'visitor', text }), asked: { body: { text } } });
      void proceed();
    },
    /** The search without the chips that were taken away. */
    search: (criteria: SearchCriteria): void => {
      if (running.current) return;
      change({ asked: { body: { criteria } } });
      void proceed();
    },
    /** What failed once more, as it was; that it failed is no longer true. */
    again: ({ id, again }: ChatMessage): void => {
      if (running.current) return;
      const { asked, leads, messages } = now.current;
      change({
        messages: messages.filter((one) => one.id !== id),
        ...(again === 'lead' ? { leads: leads.map(withoutFailure) } : { asked: asked && { body: asked.body } }),
      });
      void proceed();
    },
  };
}

/** What was said before the message that is being sent. */
function historyOf(messages: readonly ChatMessage[], ofMessage: boolean): readonly PastMessage[] {
  const sent = messages.findLastIndex(({ role }) => role === 'visitor');
  const before = ofMessage && sent >= 0 ? messages.slice(0, sent) : messages;
  return before.slice(-HISTORY.messages).map(({ role, text }) => ({ role, text: text.slice(0, HISTORY.length) }));
}
