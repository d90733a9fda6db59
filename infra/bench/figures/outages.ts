import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../load/load';
import { type Outage, partnersDown, redisDown, smtpDown, smtpSlow, together } from '../outage';
import type { Rig } from '../rig';
import type { Samples } from '../samples';
import { revive } from '../settle';
import type { Row } from '../table';
import { type Figure, rotated } from './figure';

const healthy: Outage = () => Promise.resolve(() => Promise.resolve());
const OUTAGES: readonly (readonly [string, Outage])[] = [
  ['healthy', healthy],
  ['SMTP takes 200 ms', smtpSlow(200)],
  ['SMTP takes 2 s', smtpSlow(2000)],
  // Twice a round, so that one bad moment of the machine does not make all outages look harmless.
  ['healthy', healthy],
  ['SMTP down', smtpDown],
  ['CRM and webhook down', partnersDown],
  ['Redis down', redisDown],
  ['all of them down', together(smtpDown, partnersDown, redisDown)],
];

const LOADS = [
  { name: '50 req/s', connections: 1, perSecond: 50 },
  { name: '1 conn.', connections: 1 },
] as const;

/** The workers are at work in all of them. */
async function measure(rig: Rig, round: number): Promise<void> {
  for (const [name, outage] of rotated(OUTAGES, round)) {
    await revive(rig);
    const mend = await outage(rig);
    try {
      await sleep(500);
      for (const { name: loadName, ...shape } of LOADS) {
        const job = { ...shape, port: rig.api.port, kind: 'contact' as const, seconds: rig.seconds, warmUp: 0.5 };
        const { p50, p99, errors } = await load(rig, rig.api.pid, job);
        rig.samples.noteAll(`${name} ${loadName}`, { p50, p99, errors });
      }
    } finally {
      await mend();
    }
  }
  await revive(rig);
}

function rows(samples: Samples): Row[] {
  const p99 = (name: string, most: number): Row => {
    const ours = samples.median(`${name} 50 req/s p99`);
    return {
      goal: 'P4',
      figure: `accept at 50 req/s, ${name}, p99`,
      unit: 'ms',
      ours,
      want: `≤ ${most} ms`,
      holds: ours <= most,
    };
  };
  const broken = OUTAGES.map(([name]) => name).filter((name) => name !== 'healthy');
  return [
    p99('healthy', 100),
    p99('all of them down', 120),
    ...LOADS.flatMap(({ name }) => broken.map((outage) => change(samples, name, outage))),
  ];
}

/** Beside the healthy figure of the same rounds, which stands in the floor's place. */
function change(samples: Samples, load: string, outage: string): Row {
  const floor = samples.median(`healthy ${load} p50`);
  const ours = samples.median(`${outage} ${load} p50`);
  const errors = samples.sum(`${outage} ${load} errors`);
  return {
    goal: 'G7',
    figure: `accept at ${load}, ${outage}, p50 beside healthy, ${errors} errors`,
    unit: 'ms',
    floor,
    ours,
    compare: 'change',
    want: '≤ +20 %, no error',
    holds: ours <= 1.2 * floor && errors === 0,
  };
}

export const outages: Figure = { name: 'outages', measure, rows };
