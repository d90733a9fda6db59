import { type ThreadState, THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import type { Before } from './before-groups';

/** What staff change of a conversation, one thing at a time. */
export type ThreadChange =
  | { readonly state: ThreadState }
  | { readonly agentId: number | null }
  | { readonly propertyId: number | null }
  | { readonly unread: boolean };

export const nameOf = ({ name, email, subject }: ThreadRow): string => `${name || email}, ${subject}`;

/** 'Archivé', as the toast says it. */
export function doneText(change: ThreadChange, who: string | undefined): string {
  if ('state' in change) return THREAD_STATE_LABELS[change.state];
  if ('unread' in change) return change.unread ? 'Non lu' : 'Lu';
  if ('propertyId' in change) return change.propertyId === null ? 'Bien délié' : 'Bien lié';
  return change.agentId === null ? 'Attribué à personne' : `Attribué à ${who ?? 'un conseiller'}`;
}

/** What takes the change back. A state that is put away takes 'unread' along. */
export function backTo(thread: ThreadRow, change: ThreadChange): Before {
  if ('state' in change) return { state: thread.state, unread: thread.unread };
  if ('unread' in change) return { unread: thread.unread };
  if ('propertyId' in change) return { propertyId: thread.property?.id ?? null };
  return { agentId: thread.agent?.id ?? null };
}
