import { load } from '../load/load';
import { cpuOf } from '../machine';
import { askFloor, type Rig } from '../rig';
import type { Samples } from '../samples';
import { drained, settle } from '../settle';
import type { Row } from '../table';
import { type Figure, rotated } from './figure';

const MESSAGES_PER_SECOND = 250;
const JOBS_PER_SECOND = 4000;

async function measure(rig: Rig, round: number): Promise<void> {
  for (const one of rotated([ours, floor], round)) await one(rig);
}

/** Mails to a sink that takes no time: bell, relay, queue, lease, ledger and SMTP are all there is. */
async function ours(rig: Rig): Promise<void> {
  await settle(rig);
  rig.worker.kill('SIGSTOP');
  const job = {
    port: rig.api.port,
    kind: 'contact' as const,
    connections: 50,
    count: MESSAGES_PER_SECOND * rig.seconds,
  };
  await load(rig, rig.api.pid, job);
  // The CRM's pace of ten requests per second is its own affair.
  await rig.db.query(`update breaker set state = 'disabled' where kind = 'crm'`);
  const from = await rig.db.query<{ now: Date }>('select clock_timestamp() as now');
  const cpu = cpuOf(rig.worker.pid);
  rig.worker.kill('SIGCONT');
  await drained(rig, 120, ['email']);
  const used = cpuOf(rig.worker.pid) - cpu;
  const { rows } = await rig.db.query<{ done: number; seconds: number }>(
    `select count(*)::int as done, extract(epoch from max(done_at) - $1::timestamptz)::float as seconds
     from effect where kind = 'email' and state = 'done'`,
    [from.rows[0]?.now],
  );
  const { done, seconds } = rows[0]!;
  rig.samples.noteAll('effects', { perSecond: done / seconds, cpuMs: used / done });
  await settle(rig, 0);
}

async function floor(rig: Rig): Promise<void> {
  await settle(rig);
  const job = { redisUrl: rig.system.redisUrl, jobs: JOBS_PER_SECOND * rig.seconds };
  rig.samples.note('bullmq perSecond', await askFloor('bullmq-noop', job));
}

function rows(samples: Samples): Row[] {
  const ours = samples.median('effects perSecond');
  const floor = samples.median('bullmq perSecond');
  return [
    {
      goal: 'G14',
      figure: 'effects, no-op targets (floor: bare BullMQ)',
      unit: '/s',
      floor,
      ours,
      want: '≥ 50 /s',
      holds: ours >= 50,
    },
    { figure: 'effects, CPU of the worker each', unit: 'ms', ours: samples.median('effects cpuMs') },
  ];
}

export const effects: Figure = { name: 'effects', measure, rows };
