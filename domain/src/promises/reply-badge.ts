import type { ReplyRate } from '../dashboard/reply-rates';
import { THREAD_SOURCES, type ThreadSource } from '../mailbox/thread-source';
import { promiseOf } from './promise-of';

const HOURS = 24;

/** What the site says of itself, where the agency wants it and it is so (D07). */
export const REPLY_BADGE = `Répond en moins de ${HOURS}\u00a0h ouvrées`;

export const BADGE_DAYS = 90;
const LEAST_DUE = 20;
const LEAST_PERCENT = 95;

/** Those that are promised an answer in that time. */
export const BADGE_SOURCES: readonly ThreadSource[] = THREAD_SOURCES.filter((one) => promiseOf(one)?.hours === HOURS);

/** Of the last BADGE_DAYS. */
export const earnsBadge = ({ due, inTime }: ReplyRate): boolean =>
  due >= LEAST_DUE && inTime * 100 >= due * LEAST_PERCENT;
