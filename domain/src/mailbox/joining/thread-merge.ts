import type { ThreadState } from '../thread-state';

/** Whose turn it is, and what hangs on that; times are ISO 8601. */
export interface Stand {
  readonly state: ThreadState;
  readonly unread: boolean;
  readonly dueAt: string | null;
  readonly answeredAt: string | null;
  readonly lastAt: string;
  readonly propertyId: number | null;
}

/** Kept with a conversation that went into another one, so that it can come out again. */
export interface ThreadMerge {
  /** The one that it went into, then. */
  readonly into: string;
  readonly at: string;
  readonly by: string | null;
  /** Those that had gone into it before, and went along. */
  readonly along: readonly string[];
  /** How it stood itself. */
  readonly stood: { readonly state: ThreadState; readonly unread: boolean };
  /** What the merge changed of the one that took it in. */
  readonly before: Stand;
  readonly after: Stand;
}

/** Of a conversation, as it is in memory. */
interface Turn {
  readonly state: ThreadState;
  readonly unread: boolean;
  readonly dueAt: Date | null;
  readonly answeredAt: Date | null;
  readonly lastAt: Date;
  readonly propertyId: number | null;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const date = (at: string | null): Date | null => (at === null ? null : new Date(at));

export const standOf = ({ state, unread, dueAt, answeredAt, lastAt, propertyId }: Turn): Stand => ({
  state,
  unread,
  dueAt: iso(dueAt),
  answeredAt: iso(answeredAt),
  lastAt: lastAt.toISOString(),
  propertyId,
});

/** What both are together: somebody waits where somebody waited in one of them, and for the earlier of what was promised. */
export function together(kept: Turn, gone: Turn): Stand {
  const waiting = [kept, gone].filter(({ state }) => state === 'new');
  const due = waiting.flatMap(({ dueAt }) => (dueAt ? [dueAt] : [])).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    ...standOf(kept),
    ...(waiting.length > 0 && { state: 'new', answeredAt: null, dueAt: iso(due[0] ?? null) }),
    unread: kept.unread || gone.unread,
    lastAt: iso(gone.lastAt > kept.lastAt ? gone.lastAt : kept.lastAt) as string,
    propertyId: kept.propertyId ?? gone.propertyId,
  };
}

export const fieldsOf = ({ dueAt, answeredAt, lastAt, ...stand }: Stand) => ({
  ...stand,
  dueAt: date(dueAt),
  answeredAt: date(answeredAt),
  lastAt: new Date(lastAt),
});

/** Back to how it stood, but for what was changed since. */
export function takenBack(now: Stand, { before, after }: Pick<ThreadMerge, 'before' | 'after'>): Stand {
  const back = Object.keys(now) as (keyof Stand)[];
  return Object.assign({}, now, ...back.map((key) => (now[key] === after[key] ? { [key]: before[key] } : {}))) as Stand;
}
