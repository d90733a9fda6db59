import type { ThreadSource } from '../mailbox/thread-source';

/** Of so many answers that were due, so many went out in time. */
export interface ReplyRate {
  readonly due: number;
  readonly inTime: number;
}

/** D07: how the promises of a period were kept, by whom and to whom. */
export interface ReplyRates {
  readonly now: ReplyRate;
  readonly before: ReplyRate;
  /** Null: nobody's. */
  readonly advisers: readonly (ReplyRate & { readonly name: string | null })[];
  readonly sources: readonly (ReplyRate & { readonly source: ThreadSource })[];
}

/** What was counted of one adviser and one source, in the period or in the one before it. */
export interface CountedReplies extends ReplyRate {
  readonly current: boolean;
  readonly adviser: string | null;
  readonly source: ThreadSource;
}

const NONE: ReplyRate = { due: 0, inTime: 0 };

const sum = (counts: readonly ReplyRate[]): ReplyRate =>
  counts.reduce((all, { due, inTime }) => ({ due: all.due + due, inTime: all.inTime + inTime }), NONE);

export function replyRates(counted: readonly CountedReplies[]): ReplyRates {
  const now = counted.filter(({ current }) => current);
  const by = <Key>(keyOf: (one: CountedReplies) => Key) =>
    [...new Set(now.map(keyOf))]
      .map((key) => ({ key, ...sum(now.filter((one) => keyOf(one) === key)) }))
      .toSorted((a, b) => b.due - a.due || String(a.key).localeCompare(String(b.key)));
  return {
    now: sum(now),
    before: sum(counted.filter(({ current }) => !current)),
    advisers: by(({ adviser }) => adviser).map(({ key, ...rate }) => ({ name: key, ...rate })),
    sources: by(({ source }) => source).map(({ key, ...rate }) => ({ source: key, ...rate })),
  };
}

/** 0 to 100, rounded down: 99,6 % is not everybody. Null where nothing was due. */
export const percentInTime = ({ due, inTime }: ReplyRate): number | null =>
  due === 0 ? null : Math.floor((inTime * 100) / due);
