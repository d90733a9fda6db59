import type { ChatState } from '@pignon/domain/chat/chat-state';
import type { EstimationLead } from '@pignon/domain/chat/estimation/estimation-lead';
import { HISTORY } from '@pignon/domain/chat/model/language-model';
import type { PastMessage } from '@pignon/domain/chat/model/model-messages';
import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { Reply } from '../../lib/network/post-json';
import {
  type Asked,
  type ChatMessage,
  type Conversation,
  type PendingLead,
  type Unsaid,
  withMessage,
  withoutFailure,
} from './conversation';
import { LEAD_NOT_SENT, withoutServer } from './failures';
import { pauseBefore } from './pauses';

const LEAVING_MS = 500;

/** What an answer needs from outside the conversation. */
export interface Outside {
  /** `soFar` hears what the assistant has written so far, where it writes while the visitor reads. */
  ask(body: object, soFar: (text: string) => void): Promise<Reply>;
  wait(ms: number): Promise<void>;
  /** The agency's, said where nobody answers. */
  readonly phone: string;
}

/** What the api answers a message with. */
interface ChatAnswer {
  readonly state: ChatState;
  readonly replies: readonly ChatReply[];
  readonly properties: readonly ListingCard[];
  readonly lead?: EstimationLead;
  readonly corrects?: true;
}

export async function say(
  now: Conversation,
  { pace, ...reply }: Unsaid,
  { wait }: Pick<Outside, 'wait'>,
): Promise<Conversation> {
  await wait(pauseBefore({ pace }));
  return { ...withMessage(now, { role: 'assistant', ...reply }), unsaid: now.unsaid.slice(1) };
}

export function delivered(now: Conversation, pending: PendingLead, stored: boolean): Conversation {
  const others = now.leads.filter(({ key }) => key !== pending.key);
  if (stored) {
    const messages = others.length > 0 ? now.messages : now.messages.filter(({ again }) => again !== 'lead');
    return { ...now, leads: others, messages, unsaid: [...pending.confirmation] };
  }
  const told = now.messages.some(({ again }) => again === 'lead');
  return { ...now, leads: [...others, { ...pending, failed: true }], unsaid: told ? [] : [LEAD_NOT_SENT] };
}

export async function put(
  now: Conversation,
  asked: Asked,
  { ask, wait, phone }: Outside,
  writing: (soFar: string) => void,
): Promise<Conversation> {
  const text = 'text' in asked.body ? asked.body.text : null;
  let wasRead = false;
  const history = historyOf(now.messages, text !== null);
  const reply = await ask({ ...asked.body, state: now.state, history }, (soFar) => {
    wasRead = true;
    writing(soFar);
  });
  writing('');
  if (reply.ok) return answered(now, asked, reply.body as ChatAnswer, wasRead);
  // A page that is left breaks its requests off first: that is no failure, and the next page asks again.
  if (reply.reason === 'network') await wait(LEAVING_MS);
  const failure = withoutServer(reply, text, phone);
  return { ...now, asked: failure.again ? { ...asked, failed: true } : null, unsaid: [failure] };
}

function answered(now: Conversation, asked: Asked, answer: ChatAnswer, wasRead: boolean): Conversation {
  const { state, replies, properties, lead, corrects } = answer;
  if (lead) {
    // The answer ends the search: what was looked for is what stood before it.
    const { criteria } = now.state;
    const about = { ...(corrects && { corrects }), ...(criteria && { criteria }) };
    const pending = { key: uuidV7(), lead, confirmation: replies, ...about };
    return { ...now, state, asked: null, leads: [...now.leads.map(withoutFailure), pending] };
  }
  const failed = replies.some(({ again }) => again);
  const next = { ...now, state, asked: failed ? ({ ...asked, failed: true } as const) : null };
  const [first] = replies;
  if (wasRead && first) {
    const { pace: _, ...read } = first;
    return withMessage(next, { role: 'assistant', ...read });
  }
  return { ...next, unsaid: properties.length > 0 ? withCards(replies, properties) : replies };
}

/** Cards stand under the reply that announces them, else under the last. */
function withCards(replies: readonly ChatReply[], properties: readonly ListingCard[]): readonly Unsaid[] {
  const under = replies.findIndex(({ cards }) => cards);
  const at = under < 0 ? replies.length - 1 : under;
  return replies.map((reply, place) => (place === at ? { ...reply, properties } : reply));
}

/** What was said before the message that is being sent. */
function historyOf(messages: readonly ChatMessage[], ofMessage: boolean): readonly PastMessage[] {
  const sent = messages.findLastIndex(({ role }) => role === 'visitor');
  const before = ofMessage && sent >= 0 ? messages.slice(0, sent) : messages;
  return before.slice(-HISTORY.messages).map(({ role, text }) => ({ role, text: text.slice(0, HISTORY.length) }));
}
