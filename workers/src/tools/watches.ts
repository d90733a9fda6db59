import type { INestApplicationContext } from '@nestjs/common';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { HeldMeetings } from '@pignon/infra/appointments/held-meetings';
import { createMissingThreads } from '@pignon/infra/assignment/create-missing-threads';
import type { Config } from '@pignon/infra/config/config';
import { recountLately } from '@pignon/infra/database/recount-checks';
import { faultOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import { PromiseWatch } from '@pignon/infra/mailbox/promise-watch';
import { Quarantine } from '@pignon/infra/quarantine/quarantine';
import type { Pool } from 'pg';
import { Watch } from './watch';

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;

/** What no event calls for: looked after every so often, in whichever process. */
export function createWatches(
  context: INestApplicationContext,
  { pool, config }: { readonly pool: Pool; readonly config: Config },
): readonly Watch[] {
  const missing = createMissingThreads({ pool, config }, context.get(UnitOfWork));
  const meetings = new HeldMeetings(pool);
  const watch = (name: string, pauseMs: number, work: () => Promise<unknown>) =>
    new Watch(work, pauseMs, (error) => log('error', name, { error: faultOf(error) }));
  return [
    // Whether the day's quarantined requests were told of.
    watch('quarantine', TEN_MINUTES, () => context.get(Quarantine).report()),
    watch('promises', MINUTE, () => context.get(PromiseWatch).look()),
    watch('meetings', MINUTE, () => meetings.rest()),
    watch('checks', TEN_MINUTES, () => recountLately(pool)),
    watch('conversations', TEN_MINUTES, () => missing.open()),
  ];
}
