import { Queue } from 'bullmq';
import type { Pool } from 'pg';
import { PipedriveCrm } from '@pignon/infra/crm/pipedrive-crm';
import { PostgresUnitOfWork } from '@pignon/infra/database/postgres-unit-of-work';
import { Effects } from '@pignon/infra/outbox/effects';
import { wrap } from './patch';

/** A preload: kills its process the n-th time that it comes by one point. `CRASH_AT=after-claim:3` */
const [point, nth = '1'] = (process.env.CRASH_AT ?? '').split(':');
let left = Number(nth);

function here(name: string): void {
  if (name !== point) return;
  left -= 1;
  if (left > 0) return;
  process.kill(process.pid, 'SIGKILL');
  for (;;); // Not one statement more.
}

wrap(PostgresUnitOfWork.prototype, 'insertAll', async (run) => {
  here('before-commit');
  const stored = await run();
  here('after-commit');
  return stored;
});

wrap(PostgresUnitOfWork.prototype, 'flush', async (run, _, [em]) => {
  const work = em as { commit(): Promise<void> };
  const commit = work.commit.bind(work);
  work.commit = async () => {
    here('before-commit');
    await commit();
    here('after-commit');
  };
  return await run();
});

wrap(Effects.prototype, 'fromNewEvents', async (run, self) => {
  const { pool } = self as unknown as { pool: Pool };
  const { rowCount } = await pool.query('select 1 from event where relayed_at is null limit 1');
  if (rowCount) here('before-relay');
  return await run();
});

wrap(Queue.prototype, 'addBulk', async (run) => {
  here('before-add');
  const jobs = await run();
  here('after-add');
  return jobs;
});

wrap(Effects.prototype, 'claim', async (run) => {
  const effect = await run();
  if (effect) here('after-claim');
  return effect;
});

wrap(Effects.prototype, 'finish', async (run) => {
  here('after-effect');
  const mine = await run();
  here('after-finish');
  return mine;
});

wrap(PipedriveCrm.prototype, 'createPerson', async (run) => {
  const id = await run();
  here('after-person');
  return id;
});

wrap(PipedriveCrm.prototype, 'createLead', async (run) => {
  const id = await run();
  here('after-lead');
  return id;
});
