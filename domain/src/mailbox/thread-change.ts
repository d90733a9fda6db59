import type { ThreadState } from './thread-state';

/** What a member of staff decides of a conversation; what is absent stays. */
export interface ThreadChange {
  readonly state?: ThreadState;
  readonly agentId?: number | null;
  readonly propertyId?: number | null;
  readonly unread?: boolean;
}

/** Whether two who do it at once would undo each other's: to have read something is everybody's own affair. */
export const decides = ({ state, agentId, propertyId }: ThreadChange): boolean =>
  state !== undefined || agentId !== undefined || propertyId !== undefined;
