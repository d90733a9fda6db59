import type { RequestKind } from '../load/requests';
import { load } from '../load/load';
import type { Rig } from '../rig';
import type { Samples } from '../samples';
import { settle } from '../settle';
import type { Row } from '../table';
import { type Figure, rotated } from './figure';

interface Subject {
  readonly name: string;
  readonly kind: RequestKind;
  readonly connections: readonly number[];
  readonly floor?: boolean;
  /** The floor has no workers; with them at work the same two cores also deliver. */
  readonly delivering?: boolean;
  readonly fromMany?: boolean;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'floor', kind: 'contact', connections: [1, 10, 50], floor: true },
  { name: 'contact', kind: 'contact', connections: [1, 10, 50] },
  { name: 'estimations', kind: 'estimation', connections: [1, 10, 50] },
  { name: 'contact, many addresses', kind: 'contact', connections: [50], fromMany: true },
  { name: 'contact, workers delivering', kind: 'contact', connections: [50], delivering: true },
];

async function measure(rig: Rig, round: number): Promise<void> {
  for (const connections of rotated([1, 10, 50], round))
    for (const subject of rotated(SUBJECTS, round)) {
      if (!subject.connections.includes(connections)) continue;
      const { kind, fromMany = false } = subject;
      const server = subject.floor ? rig.floor : rig.api;
      await settle(rig);
      if (!subject.delivering) rig.worker.kill('SIGSTOP');
      const job = { port: server.port, kind, connections, fromMany, seconds: rig.seconds, warmUp: 0.5 };
      const { p50, p99, perSecond, cpuMs, databaseCpuMs } = await load(rig, server.pid, job);
      rig.samples.noteAll(`${subject.name} ${connections}`, { p50, p99, perSecond, cpuMs, databaseCpuMs });
    }
  await settle(rig);
}

function rows(samples: Samples): Row[] {
  return SUBJECTS.filter(({ floor }) => !floor).flatMap(({ name, connections }) =>
    connections.flatMap((count) => rowsOf(samples, name, count)),
  );
}

function rowsOf(samples: Samples, name: string, connections: number): Row[] {
  const row = (key: string, unit: string, label: string = key): Row => ({
    figure: `POST ${name}, ${connections} conn., ${label}`,
    unit,
    floor: samples.median(`floor ${connections} ${key}`),
    ours: samples.median(`${name} ${connections} ${key}`),
  });
  const judged = (most: boolean, limit: number, { floor = 0, ours = 0, ...rest }: Row): Row => ({
    ...rest,
    floor,
    ours,
    want: `${most ? '≤' : '≥'} ${limit} ×`,
    holds: most ? ours <= limit * floor : ours >= limit * floor,
  });
  const p50 = row('p50', 'ms');
  const p99 = row('p99', 'ms');
  const perSecond = row('perSecond', 'req/s', 'accepted');
  return [
    connections === 1 ? judged(true, 4, { ...p50, goal: 'G5' }) : p50,
    connections === 50 ? judged(true, 4, { ...p99, goal: 'G6' }) : p99,
    connections === 50 ? judged(false, 0.25, { ...perSecond, goal: 'G6' }) : perSecond,
    row('cpuMs', 'ms', 'CPU each, api'),
    row('databaseCpuMs', 'ms', 'CPU each, database'),
  ];
}

export const accept: Figure = { name: 'accept', measure, rows };
