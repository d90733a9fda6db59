import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import { type ChatState, NEW_CHAT, readChatState } from '@pignon/domain/chat/chat-state';
import type { EstimationLead } from '@pignon/domain/chat/estimation/estimation-lead';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { sessionStore } from '../../lib/storage/session-store';
import { chatUnfinished } from './unfinished';

/** M111, as shown in the panel. */
export interface ChatMessage extends Omit<ChatReply, 'pace'> {
  readonly id: number;
  readonly role: 'visitor' | 'assistant';
  /** ISO 8601. */
  readonly at: string;
  readonly properties?: readonly ListingCard[];
}

/** What was asked and has no answer yet. */
export interface Asked {
  readonly body: { readonly text: string } | { readonly criteria: SearchCriteria };
  /** It was said so, and waits for a press. */
  readonly failed?: true;
}

/** Answered, but the assistant still seems to write. */
export interface Unsaid extends ChatReply {
  readonly properties?: readonly ListingCard[];
}

/** A lead that was not yet taken in: under one key, however often it is sent. */
export interface PendingLead {
  readonly key: string;
  readonly lead: EstimationLead;
  /** What was looked for before. */
  readonly criteria?: SearchCriteria;
  /** It stands in the place of one that was sent before. */
  readonly corrects?: true;
  /** Said only once both the person and the lead are stored. */
  readonly confirmation: readonly ChatReply[];
  readonly failed?: true;
}

export interface Conversation {
  readonly state: ChatState;
  readonly messages: readonly ChatMessage[];
  readonly asked: Asked | null;
  readonly unsaid: readonly Unsaid[];
  readonly leads: readonly PendingLead[];
}

const NAME = 'pignon.chat';
const MOST_KEPT = 200;

export const NEW_CONVERSATION: Conversation = { state: NEW_CHAT, messages: [], asked: null, unsaid: [], leads: [] };

/** It survives navigation and reload, and ends with the tab. */
export function keptConversation(): Conversation {
  try {
    const kept = JSON.parse(sessionStore.read(NAME) ?? '') as Conversation;
    const state = readChatState(kept.state);
    if (state && Array.isArray(kept.messages)) return { ...NEW_CONVERSATION, ...kept, state };
  } catch {
    // Nothing was kept, or nothing of ours.
  }
  return NEW_CONVERSATION;
}

export function keep(conversation: Conversation): void {
  sessionStore.write(NAME, JSON.stringify({ ...conversation, messages: conversation.messages.slice(-MOST_KEPT) }));
  const { asked, unsaid, leads } = conversation;
  // A lead that failed is tried once more whenever the page comes alive.
  chatUnfinished.note(leads.length > 0 || unsaid.length > 0 || (asked !== null && !asked.failed));
}

/** One message more, last. */
export function withMessage(conversation: Conversation, message: Omit<ChatMessage, 'id' | 'at'>): Conversation {
  const id = (conversation.messages.at(-1)?.id ?? 0) + 1;
  const said: ChatMessage = { ...message, id, at: new Date().toISOString() };
  return { ...conversation, messages: [...conversation.messages, said] };
}

export function withoutFailure(pending: PendingLead): PendingLead {
  const { failed: _, ...toSend } = pending;
  return toSend;
}
