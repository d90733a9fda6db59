import type { Sabotage } from '../options';
import type { StormRow } from '../storm-row';
import { apiKilled, doubleClick } from './api';
import { crashPoints } from './crash-points';
import { replayedTwice } from './journal';
import { crmAnswerCut, crmFails, mailStalls } from './partners';
import { commitAmbiguous, postgresRestarted } from './postgres';
import { redisDown, redisFlushed, redisKilled } from './redis';
import { poison, workerKilled, zombieWorker } from './workers';

export const ROWS: readonly StormRow[] = [
  workerKilled,
  crashPoints,
  apiKilled,
  zombieWorker,
  redisFlushed,
  redisKilled,
  redisDown,
  postgresRestarted,
  commitAmbiguous,
  mailStalls,
  crmFails,
  crmAnswerCut,
  poison,
  doubleClick,
  replayedTwice,
];

export const SHORT_ROWS: readonly number[] = [2, 3, 8, 33];

/** The rows that show at once what is missing. */
export const SABOTAGED_ROWS: Readonly<Record<Sabotage, readonly number[]>> = {
  lease: [7],
  key: [33],
  outbox: [4],
  sheet: [8],
  end: [16],
};
