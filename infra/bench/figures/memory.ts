import { load } from '../load/load';
import { memoryOf } from '../machine';
import type { Rig } from '../rig';
import type { Samples } from '../samples';
import { settle } from '../settle';
import type { Row } from '../table';
import type { Figure } from './figure';

const pids = ({ api, worker }: Rig) => ({ api: api.pid, worker: worker.pid });

/** Before anything was asked of it; noted once, at the start. */
export function noteIdleMemory(rig: Rig): void {
  for (const [name, pid] of Object.entries(pids(rig))) rig.samples.note(`memory ${name} idle`, memoryOf(pid));
}

/** The highest of a load of 50 connections with the workers delivering. */
async function measure(rig: Rig): Promise<void> {
  await settle(rig);
  const watch = setInterval(() => {
    for (const [name, pid] of Object.entries(pids(rig))) rig.samples.note(`memory ${name} loaded`, memoryOf(pid));
  }, 200);
  try {
    const job = { port: rig.api.port, kind: 'contact' as const, connections: 50, seconds: rig.seconds };
    await load(rig, rig.api.pid, job);
  } finally {
    clearInterval(watch);
  }
  await settle(rig);
}

const rows = (samples: Samples): Row[] =>
  ['api', 'worker'].flatMap((name) => {
    const ours = samples.max(`memory ${name} loaded`);
    return [
      { figure: `memory (PSS) of ${name}, idle`, unit: 'MB', ours: samples.median(`memory ${name} idle`) },
      {
        goal: 'G11',
        figure: `memory (PSS) of ${name}, 50 conn., highest`,
        unit: 'MB',
        ours,
        want: '≤ 250 MB',
        holds: ours <= 250,
      },
    ];
  });

export const memory: Figure = { name: 'memory', measure, rows };
