import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@pignon/infra/local/ports/free-port';
import { startChild, stopChild } from '../children';
import type { Rig } from '../rig';
import { median, type Samples } from '../samples';
import { settle } from '../settle';
import type { Row } from '../table';
import { type Figure, rotated } from './figure';

const STARTS = 3;
const SUBJECTS = [
  { name: 'nest hello', file: 'infra/bench/dist/floors/nest-hello.js', path: '/' },
  { name: 'api', file: 'api/dist/main.js', path: '/api/health/live' },
] as const;

async function measure(rig: Rig, round: number): Promise<void> {
  await settle(rig);
  for (const { name, file, path } of rotated(SUBJECTS, round)) {
    const times: number[] = [];
    for (let start = 0; start < STARTS; start += 1) times.push(await timeToAnswer(rig, file, path));
    rig.samples.note(`cold start ${name}`, median(times));
  }
}

/** From spawn to the first 200. */
async function timeToAnswer(rig: Rig, file: string, path: string): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const child = startChild(file, {}, { ...rig.system.env, PORT: String(port), NODE_NO_WARNINGS: '1' });
  try {
    while ((await status(port, path)) !== 200) {
      if (performance.now() - from > 60_000) throw new Error(`${file} does not answer`);
      await sleep(5);
    }
    return performance.now() - from;
  } finally {
    await stopChild(child);
  }
}

const status = (port: number, path: string): Promise<number> =>
  new Promise((resolve) => {
    get({ port, path, host: '127.0.0.1', agent: false }, (answer) => (answer.resume(), resolve(answer.statusCode ?? 0)))
      .on('error', () => resolve(0))
      .setTimeout(5000, () => resolve(0));
  });

function rows(samples: Samples): Row[] {
  const ours = samples.median('cold start api');
  const floor = samples.median('cold start nest hello');
  return [
    {
      goal: 'G10',
      figure: 'cold start of api (floor: Nest hello)',
      unit: 'ms',
      floor,
      ours,
      want: '≤ 3 ×',
      holds: ours <= 3 * floor,
    },
  ];
}

export const coldStart: Figure = { name: 'cold-start', measure, rows };
