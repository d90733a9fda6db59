import { type ChatState, NEW_CHAT, readChatState } from '@pignon/domain/chat/chat-state';
import type { EstimationLead } from '@pignon/domain/chat/estimation-lead';
import type { ChatReply } from '@pignon/domain/chat/converse';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { sessionStore } from '../lib/session-store';

/** M111, as shown in the panel. */
export interface ChatMessage extends Omit<ChatReply, 'pace'> {
  readonly id: number;
  readonly role: 'visitor' | 'assistant';
  /** ISO 8601. */
  readonly at: string;
  readonly properties?: readonly ListingCard[];
}

/** A lead that was not yet taken in: under one key, however often it is sent. */
export interface PendingLead {
  readonly key: string;
  readonly lead: EstimationLead;
}

export interface Conversation {
  readonly state: ChatState;
  readonly messages: readonly ChatMessage[];
  readonly pending?: PendingLead;
}

const NAME = 'pignon.chat';
const MOST_KEPT = 200;

export const NEW_CONVERSATION: Conversation = { state: NEW_CHAT, messages: [] };

/** It survives navigation and reload, and ends with the tab. */
export function keptConversation(): Conversation {
  try {
    const kept = JSON.parse(sessionStore.read(NAME) ?? '') as Conversation;
    const state = readChatState(kept.state);
    if (state && Array.isArray(kept.messages)) return { ...kept, state };
  } catch {
    // Nothing was kept, or nothing of ours.
  }
  return NEW_CONVERSATION;
}

export const keep = (conversation: Conversation): void =>
  sessionStore.write(NAME, JSON.stringify({ ...conversation, messages: conversation.messages.slice(-MOST_KEPT) }));
