import type { ThreadRow } from '../thread-view';

/** A conversation about a property, however it began (E04, Demandes). Times are ISO 8601. */
export type PropertyRequest = Pick<
  ThreadRow,
  'id' | 'source' | 'subject' | 'name' | 'email' | 'state' | 'agent' | 'dueAt' | 'lastAt' | 'createdAt'
> & {
  /** Of a meeting that was booked. */
  readonly meeting: { readonly startsAt: string; readonly state: 'booked' | 'cancelled' } | null;
};

export interface PropertyRequestPage {
  /** Newest first. */
  readonly items: readonly PropertyRequest[];
  readonly total: number;
  readonly page: number;
}

export const REQUESTS_PER_PAGE = 25;
