import { setTimeout as sleep } from 'node:timers/promises';
import { jobOf } from '../children';
import { percentile } from '../samples';
import { Connection } from './connection';
import type { Job, Message, Sent } from './job';
import { isRead, shot } from './requests';

const job = jobOf<Job>();
const run = `b${Date.now().toString(36)}${process.pid.toString(36)}`;
const expected = job.kind === 'hello' || isRead(job.kind) ? 200 : 202;
const sent: Sent[] = [];
let latencies: number[] = [];
let errors = 0;
let firstError = '';
let index = 0;

async function fire(connection: Connection): Promise<void> {
  const { email, text } = shot(job.kind, run, index++, job.fromMany ?? false);
  if (job.record) sent.push({ email, at: Date.now() });
  const from = performance.now();
  const status = await connection.send(text);
  latencies.push(performance.now() - from);
  if (status === expected) return;
  errors += 1;
  firstError ||= status === 0 ? 'connection broke' : connection.last.slice(0, 400);
}

async function closedLoop(over: () => boolean): Promise<void> {
  const loop = async (connection: Connection): Promise<void> => {
    while (!over()) await fire(connection);
    connection.close();
  };
  await Promise.all(Array.from({ length: job.connections }, () => loop(new Connection(job.port))));
}

/** A request never waits for another one's answer: what finds no idle connection opens one. */
async function paced(perSecond: number, over: () => boolean): Promise<void> {
  const idle: Connection[] = [];
  const flying = new Set<Promise<void>>();
  const begin = performance.now();
  for (let number = 0; !over(); number += 1) {
    await sleep(Math.max(0, begin + (number * 1000) / perSecond - performance.now()));
    const connection = idle.pop() ?? new Connection(job.port);
    const flight: Promise<void> = fire(connection).finally(() => (idle.push(connection), flying.delete(flight)));
    flying.add(flight);
  }
  await Promise.all(flying);
  for (const connection of idle) connection.close();
}

const tell = (message: Message): Promise<void> =>
  new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()));

async function main(): Promise<void> {
  const { perSecond, seconds = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY, warmUp = 0 } = job;
  const counted = performance.now() + warmUp * 1000;
  const over = (): boolean => performance.now() >= counted + seconds * 1000 || index >= count;
  const load = perSecond ? paced(perSecond, over) : closedLoop(over);
  await sleep(warmUp * 1000);
  latencies = [];
  const cpu = process.cpuUsage();
  const startedAt = Date.now();
  const from = performance.now();
  await tell('measuring');
  await load;
  const took = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  await tell({
    answered: latencies.length - errors,
    errors,
    firstError,
    seconds: took,
    startedAt,
    perSecond: latencies.length / took,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    ownCpuMs: (user + system) / 1000,
    sent,
  });
  process.exit(0);
}

void main();
