import type { Sabotage } from '../options';
import type { StormRow } from '../storm-row';
import { answerLost, keyReused } from './answers';
import { apiKilled, doubleClick } from './api';
import { backlog } from './backlog';
import { calm } from './calm';
import { clockWrong } from './clock';
import { crashPoints } from './crash-points';
import { crmSaysLater, leadAlwaysFails } from './crm';
import { apiDeployed, migrated } from './deploys';
import { assignedUnderKills, bookedUnderKills } from './desk';
import { drawingBlocks } from './drawing';
import { databaseDiskFull, filesDiskFull } from './databases/full-disks';
import { inboxCut, replyUnheard } from './inbox';
import { replayedTwice } from './journal';
import { mailDown, mailRefused } from './mail';
import { fourRelays, workerStopped } from './many-workers';
import { crmAnswerCut, crmFails, mailStalls } from './partners';
import { commitAmbiguous, postgresRestarted } from './databases/postgres';
import { connectionsCut, poolStarved } from './databases/postgres-cuts';
import { redisDown, redisFlushed, redisKilled } from './databases/redis';
import { redisAbsent, redisHalfOpen, redisSlow } from './databases/redis-away';
import { redisFull, wrongPolicy } from './databases/redis-full';
import { webhookMoved, webhookSlow } from './webhook';
import { poison, workerKilled, zombieWorker } from './workers';

export const ROWS: readonly StormRow[] = [
  calm,
  workerKilled,
  crashPoints,
  apiKilled,
  apiDeployed,
  workerStopped,
  zombieWorker,
  redisFlushed,
  redisKilled,
  redisDown,
  redisFull,
  wrongPolicy,
  redisAbsent,
  redisHalfOpen,
  redisSlow,
  postgresRestarted,
  connectionsCut,
  commitAmbiguous,
  poolStarved,
  databaseDiskFull,
  filesDiskFull,
  mailDown,
  mailStalls,
  mailRefused,
  crmSaysLater,
  crmFails,
  crmAnswerCut,
  leadAlwaysFails,
  webhookSlow,
  webhookMoved,
  poison,
  backlog,
  doubleClick,
  answerLost,
  keyReused,
  clockWrong,
  fourRelays,
  replayedTwice,
  drawingBlocks,
  migrated,
  inboxCut,
  replyUnheard,
  assignedUnderKills,
  bookedUnderKills,
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
