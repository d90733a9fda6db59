import type { BreakerStatus } from '../deliveries/delivery';
import type { ActivityLine } from './activity';
import type { Period } from './period';
import type { ReplyRates } from './reply-rates';
import type { RequestSource } from './request-source';
import type { ToDoKey } from './to-do';

/** Of a period, and of the one before it. */
export interface Compared {
  readonly now: number;
  readonly before: number;
}

export interface ToDo {
  readonly key: ToDoKey;
  readonly count: number;
  /** Whoever of them has to be answered first. ISO 8601. */
  readonly pressing: { readonly lastAt: string; readonly dueAt: string } | null;
  /** Of the mandates: those that have run out already. */
  readonly over: number;
}

/** As it is now: what it was is kept nowhere. */
export interface Stock {
  readonly available: number;
  readonly sold: number;
  readonly rented: number;
  readonly offMarket: number;
  /** Percent, of what is shown and offered now; null where nothing there says a yield. */
  readonly averageYield: number | null;
}

export interface ViewedProperty {
  readonly id: number;
  readonly title: string;
  readonly views: Compared;
}

/** Of the estimations that were begun in the period: how far each has come since. */
export interface EstimationFunnel {
  readonly views: number;
  readonly started: number;
  readonly submitted: number;
  readonly answered: number;
}

/** What had its time and was removed (RGPD), and what the next night would remove as it stood then. */
export interface RetentionHealth {
  /** ISO 8601. */
  readonly lastAt: string;
  readonly removed: number;
  /** Null where the last run did not look yet. */
  readonly next: number | null;
  /** Rules whose last run is more than a night old. */
  readonly missed: number;
}

/** That the database answers is told by there being an answer. */
export interface HouseHealth {
  /** Due now, or waiting for their next attempt. */
  readonly waiting: number;
  /** By so many seconds the oldest due one is late. */
  readonly lateSeconds: number;
  readonly failed: number;
  readonly breakers: readonly BreakerStatus[];
  /** On the fullest of the disks that hold files; null where one could not be asked. */
  readonly freeBytes: number | null;
  readonly hasRoom: boolean;
  /** Null before the first night. */
  readonly retention: RetentionHealth | null;
  /** Rules of it that failed when they were last asked. */
  readonly failedRules: readonly string[];
}

/** E01. What whoever asks may not see is null, or not among the lines. */
export interface Dashboard {
  readonly days: Period;
  readonly toDo: readonly ToDo[];
  readonly stock: Stock | null;
  readonly requests: readonly { readonly source: RequestSource; readonly count: Compared }[] | null;
  readonly replies: ReplyRates | null;
  readonly viewed: readonly ViewedProperty[] | null;
  readonly funnel: EstimationFunnel | null;
  readonly activity: readonly ActivityLine[];
  readonly health: HouseHealth | null;
}
