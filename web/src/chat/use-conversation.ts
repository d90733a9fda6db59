import { ESTIMATION_CONFIRMED } from '@pignon/domain/chat/chat-texts';
import type { ChatState } from '@pignon/domain/chat/chat-state';
import { type ChatReply, greetingReply } from '@pignon/domain/chat/converse';
import type { EstimationLead } from '@pignon/domain/chat/estimation-lead';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { useEffect, useRef, useState } from 'react';
import { HISTORY } from '@pignon/domain/chat/language-model';
import type { PastMessage } from '@pignon/domain/chat/model-messages';
import { CONTACT, notConnected, toAdvisor } from '@pignon/domain/chat/phone-replies';
import { ADVISOR_BUTTON } from '@pignon/domain/chat/intents';
import type { Reply } from '../lib/post-json';
import { wait } from '../lib/wait';
import { useAgency } from '../settings/use-app-settings';
import { askAssistant } from './ask-assistant';
import { type ChatMessage, type Conversation, keep, keptConversation, type PendingLead } from './conversation';
import { pauseBefore } from './pauses';
import { sendLead } from './send-lead';

/** What the api answers a message with. */
interface ChatAnswer {
  readonly state: ChatState;
  readonly replies: readonly ChatReply[];
  readonly properties: readonly ListingCard[];
  readonly lead?: EstimationLead;
}

export const RETRY_LEAD = 'Envoyer à nouveau ma demande';
const NOT_SENT =
  'Votre demande n’a pas pu être enregistrée\u00a0: la connexion a manqué. Vos réponses sont gardées ici.';
const TOO_MANY = 429;

/** One conversation of a visitor, kept by his tab. One message at a time. */
export function useConversation(advisor: string | undefined) {
  const { phone } = useAgency();
  const [conversation, setConversation] = useState<Conversation>(keptConversation);
  const [busy, setBusy] = useState(false);
  /** What the assistant has written so far of an answer that comes in pieces. */
  const [writing, setWriting] = useState('');
  const now = useRef(conversation);

  const change = (next: Conversation): void => {
    now.current = next;
    keep(next);
    setConversation(next);
  };
  const add = (message: Omit<ChatMessage, 'id' | 'at'>): void => {
    const id = (now.current.messages.at(-1)?.id ?? 0) + 1;
    const said: ChatMessage = { ...message, id, at: new Date().toISOString() };
    change({ ...now.current, messages: [...now.current.messages, said] });
  };
  const say = async ({ pace, ...reply }: ChatReply, properties: readonly ListingCard[] = []): Promise<void> => {
    await wait(pauseBefore({ pace }));
    add({ role: 'assistant', ...reply, ...(properties.length > 0 && { properties }) });
  };

  // The advisor's name comes a moment after the panel.
  const greeted = useRef(false);
  useEffect(() => {
    if (advisor === undefined || greeted.current) return;
    greeted.current = true;
    if (now.current.messages.length > 0) return;
    const { pace: _, ...greeting } = greetingReply(advisor);
    add({ role: 'assistant', ...greeting });
  });

  const deliver = async (pending: PendingLead, confirmation: readonly ChatReply[]): Promise<void> => {
    change({ ...now.current, pending });
    if (await sendLead(pending)) {
      const { pending: _, ...rest } = now.current;
      change(rest);
      for (const reply of confirmation) await say(reply);
      return;
    }
    await say({ text: NOT_SENT, pace: 'typing', buttons: [RETRY_LEAD] });
  };

  const answer = async (reply: Reply, asked: string | undefined, wasRead: boolean): Promise<void> => {
    if (!reply.ok) {
      await say(withoutServer(reply, asked, phone));
      return;
    }
    const { state, replies, properties, lead } = reply.body as ChatAnswer;
    change({ ...now.current, state });
    if (lead) {
      await deliver({ key: uuidV7(), lead }, replies);
      return;
    }
    const [first] = replies;
    if (wasRead && first) {
      const { pace: _, ...read } = first;
      setWriting('');
      add({ role: 'assistant', ...read });
      return;
    }
    for (const [index, one] of replies.entries()) await say(one, index === replies.length - 1 ? properties : []);
  };

  const ask = async (body: { text: string } | { criteria: SearchCriteria }, shown?: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    if (shown !== undefined) add({ role: 'visitor', text: shown });
    try {
      const { pending, state } = now.current;
      if (shown === RETRY_LEAD && pending) {
        await deliver(pending, [{ text: ESTIMATION_CONFIRMED, pace: 'typing' }]);
        return;
      }
      let read = false;
      const reply = await askAssistant({ ...body, state, history: historyOf(now.current.messages, shown) }, (text) => {
        read = true;
        setWriting(text);
      });
      await answer(reply, shown, read);
    } finally {
      setWriting('');
      setBusy(false);
    }
  };

  return {
    messages: conversation.messages,
    busy,
    writing,
    send: (text: string) => ask({ text }, text),
    /** The search without the chip that was taken away. */
    search: (criteria: SearchCriteria) => ask({ criteria }),
  };
}

/** The way to people is known here: a lost connection does not close it. */
function withoutServer({ status, error }: Reply & { ok: false }, asked: string | undefined, phone: string): ChatReply {
  if (asked === ADVISOR_BUTTON) return toAdvisor(phone);
  return status === TOO_MANY && error ? { text: error, pace: 'typing', link: CONTACT } : notConnected(phone);
}

/** What was said before the message that is being sent. */
function historyOf(messages: readonly ChatMessage[], sent: string | undefined): readonly PastMessage[] {
  const before = sent === undefined ? messages : messages.slice(0, -1);
  return before.slice(-HISTORY.messages).map(({ role, text }) => ({ role, text: text.slice(0, HISTORY.length) }));
}
