import { messageOf, startChild, stopChild } from '../children';
import { cpuOf, cpuOfChildren } from '../machine';
import type { Rig } from '../rig';
import type { Job, Message, Result } from './job';

export interface Measured extends Result {
  /** Milliseconds of CPU per request: the server's, and its database's. */
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
}

/** Loads one server from a process of its own and reads the CPU of both sides. */
export async function load(rig: Rig, serverPid: number, job: Job): Promise<Measured> {
  const child = startChild('infra/bench/dist/load/generator.js', job);
  try {
    await messageOf<Message>(child);
    const postgres = rig.system.postgres?.pid ?? 0;
    const before = [cpuOf(serverPid), cpuOfChildren(postgres)] as const;
    const result = await messageOf<Result>(child);
    const requests = Math.max(1, result.answered + result.errors);
    const cpuMs = (cpuOf(serverPid) - before[0]) / requests;
    const databaseCpuMs = (cpuOfChildren(postgres) - before[1]) / requests;
    rig.samples.note('load busy', result.ownCpuMs / (result.seconds * 1000));
    rig.samples.note('load errors', result.errors);
    if (result.errors > 0) rig.complain(`${job.kind}, ${result.errors} errors, the first: ${result.firstError}`);
    return { ...result, cpuMs, databaseCpuMs };
  } finally {
    await stopChild(child);
  }
}
