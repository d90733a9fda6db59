import type { HouseHealth } from '@pignon/domain/dashboard/dashboard';
import type { BreakerStatus } from '@pignon/domain/deliveries/delivery';
import type { Health } from '../health/health';
import type { Ask } from './asked';
import { failedRetention, retentionHealth } from './retention-health';

/** A reminder of next week does not wait yet. */
const EFFECTS = `select (count(*) filter (where state = 'pending' and coalesce(not_before, now()) <= now()))::int as waiting,
    (count(*) filter (where state = 'dead'))::int as failed,
    (select coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'openedAt', opened_at, 'reason', reason)
      order by kind), '[]') from breaker where state <> 'closed') as breakers
  from effect where state in ('pending', 'dead')`;

interface Effects {
  readonly waiting: number;
  readonly failed: number;
  readonly breakers: readonly BreakerStatus[];
}

export async function houseHealth(ask: Ask, health: Health): Promise<HouseHealth> {
  const [[effects], lateSeconds, room, retention, failedRules] = await Promise.all([
    ask<Effects & Record<string, unknown>>(EFFECTS),
    health.overdueSeconds(),
    health.room(),
    retentionHealth(ask),
    failedRetention(ask),
  ]);
  const { waiting = 0, failed = 0, breakers = [] } = effects ?? {};
  return { waiting, failed, breakers, lateSeconds: Math.round(lateSeconds), ...room, retention, failedRules };
}
