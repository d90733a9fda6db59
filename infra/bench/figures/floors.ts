import { freePort } from '@pignon/infra/local/ports/free-port';
import { stopChild } from '../children';
import { load } from '../load/load';
import { askFloor, type Rig, startFloor } from '../rig';
import type { Samples } from '../samples';
import { settle } from '../settle';
import type { Row } from '../table';
import { type Figure, rotated } from './figure';

const AT_ONCE = [1, 10, 50] as const;

/** What the machine can do without us, to read the rest by. */
async function measure(rig: Rig, round: number): Promise<void> {
  for (const atOnce of rotated(AT_ONCE, round)) {
    await settle(rig);
    const perSecond = await askFloor('insert', { databaseUrl: rig.floorUrl, atOnce, seconds: rig.seconds });
    rig.samples.note(`insert ${atOnce}`, perSecond);
  }
  await settle(rig);
  const port = await freePort();
  const nest = await startFloor('nest-hello', {}, { PORT: String(port) });
  const job = { port, kind: 'hello' as const, connections: 50, seconds: rig.seconds, warmUp: 1 };
  const { perSecond, cpuMs } = await load(rig, nest.pid ?? 0, job);
  rig.samples.noteAll('nest', { perSecond, cpuMs });
  await stopChild(nest);
}

const rows = (samples: Samples): Row[] => [
  ...AT_ONCE.map((atOnce) => ({
    figure: `durable INSERT without HTTP, ${atOnce} at once (pool 20)`,
    unit: '/s',
    floor: samples.median(`insert ${atOnce}`),
  })),
  { figure: 'Nest hello, 50 conn.', unit: 'req/s', floor: samples.median('nest perSecond') },
  { figure: 'Nest hello, 50 conn., CPU', unit: 'ms', floor: samples.median('nest cpuMs') },
];

export const floors: Figure = { name: 'floors', measure, rows };
