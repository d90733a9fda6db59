import { freePort } from '@pignon/infra/local/ports/free-port';
import { stopChild } from '../children';
import { load } from '../load/load';
import type { ReadKind } from '../load/reads';
import { type Rig, startFloor } from '../rig';
import type { Samples } from '../samples';
import { settle } from '../settle';
import type { Row } from '../table';
import { type Figure, rotated } from './figure';

const AT_ONCE = [1, 10, 50] as const;
const FLOORS: readonly ReadKind[] = ['list-floor', 'search-floor', 'detail-floor'];
const UNCACHED: readonly ReadKind[] = ['list', 'search', 'detail', 'search-facets'];
const ONCE_AT_TEN: readonly ReadKind[] = ['html-list', 'html-detail'];
const CACHED: readonly ReadKind[] = ['list-cached', 'detail-cached', 'html-list-cached', 'html-detail-cached'];

/** Seconds: a quarter of this still measured the compiler, which has more to compile in ours than in a floor. */
const WARM_UP = 2;

async function measure(rig: Rig, round: number): Promise<void> {
  const { rows } = await rig.db.query<{ id: number; path: string }>(
    `select id, '/bien/' || city_slug || '/' || id || '/' || title_slug as path from public_listing where available order by id limit 40`,
  );
  const known = { ids: rows.map(({ id }) => id), paths: rows.map(({ path }) => path) };
  await settle(rig);
  rig.worker.kill('SIGSTOP');
  const port = await freePort();
  const floor = await startFloor('fastify-catalogue', { port, databaseUrl: rig.system.databaseUrl });
  const server = (kind: ReadKind) => (FLOORS.includes(kind) ? { port, pid: floor.pid ?? 0 } : rig.api);
  const one = async (kind: ReadKind, connections: number): Promise<void> => {
    const { port: at, pid } = server(kind);
    const job = { port: at, kind, connections, seconds: rig.seconds, warmUp: WARM_UP, ...known };
    const { p50, p99, perSecond, cpuMs, databaseCpuMs } = await load(rig, pid, job);
    rig.samples.noteAll(`${kind} ${connections}`, { p50, p99, perSecond, cpuMs, databaseCpuMs });
  };
  for (const connections of rotated(AT_ONCE, round))
    for (const kind of rotated([...FLOORS, ...UNCACHED], round)) await one(kind, connections);
  for (const kind of rotated(ONCE_AT_TEN, round)) await one(kind, 10);
  for (const kind of rotated(CACHED, round)) {
    await one(kind, 50);
    await one(kind, 1);
  }
  await stopChild(floor);
  await settle(rig);
}

function rows(samples: Samples): Row[] {
  const median = (kind: string, connections: number, key: string): number =>
    samples.median(`${kind} ${connections} ${key}`);
  const against = (goal: string, kind: ReadKind, connections: number, least: number): Row => {
    const floor = median(`${kind}-floor`, connections, 'perSecond');
    const ours = median(kind, connections, 'perSecond');
    return {
      goal,
      figure: `${kind}, ${connections} conn.`,
      unit: 'req/s',
      floor,
      ours,
      want: `≥ ${least} ×`,
      holds: ours >= least * floor,
    };
  };
  const cpu = (goal: string, kind: ReadKind, connections: number, most: number): Row => {
    const floor = median(`${kind}-floor`, connections, 'cpuMs');
    const ours = median(kind, connections, 'cpuMs');
    return {
      goal,
      figure: `${kind}, ${connections} conn., CPU each, api`,
      unit: 'ms',
      floor,
      ours,
      want: `≤ ${most} ×`,
      holds: ours <= most * floor,
    };
  };
  const shown = (kind: ReadKind, connections: number, key: 'p50' | 'cpuMs' | 'databaseCpuMs', label: string): Row => ({
    figure: `${kind}, ${connections} conn., ${label}`,
    unit: 'ms',
    ...(Number.isNaN(median(`${kind}-floor`, connections, key))
      ? {}
      : { floor: median(`${kind}-floor`, connections, key) }),
    ours: median(kind, connections, key),
  });
  const nest = samples.median('nest perSecond');
  const cached = (kind: ReadKind): Row => {
    const ours = median(kind, 50, 'perSecond');
    return {
      goal: 'G2',
      figure: `${kind}, 50 conn. (floor: Nest hello)`,
      unit: 'req/s',
      floor: nest,
      ours,
      want: '≥ 0.6 ×',
      holds: ours >= 0.6 * nest,
    };
  };
  const atMost = (goal: string, figure: string, ours: number, most: number): Row => ({
    goal,
    figure,
    unit: 'ms',
    ours,
    want: `≤ ${most} ms`,
    holds: ours <= most,
  });
  const p50 = (kind: ReadKind): Row => {
    const floor = median(`${kind}-floor`, 1, 'p50');
    const ours = median(kind, 1, 'p50');
    return {
      goal: 'G13',
      figure: `${kind}, 1 conn., p50 (a goal at 100,000)`,
      unit: 'ms',
      floor,
      ours,
      want: '≤ 1 ×',
      holds: ours <= floor,
    };
  };
  return [
    against('G1', 'list', 10, 0.4),
    against('G1', 'list', 50, 0.4),
    cpu('G1', 'list', 10, 2.5),
    cpu('G1', 'list', 50, 2.5),
    shown('list', 50, 'databaseCpuMs', 'CPU each, database'),
    ...CACHED.map(cached),
    against('G3', 'detail', 10, 0.35),
    against('G3', 'detail', 50, 0.35),
    against('G4', 'search', 10, 0.5),
    against('G4', 'search', 50, 0.5),
    shown('search', 50, 'databaseCpuMs', 'CPU each, database'),
    shown('search-facets', 10, 'p50', 'list with its facets, p50'),
    shown('search-facets', 10, 'databaseCpuMs', 'CPU each, database'),
    atMost('G12', 'html-list uncached, CPU each', median('html-list', 10, 'cpuMs'), 20),
    atMost('G12', 'html-detail uncached, CPU each', median('html-detail', 10, 'cpuMs'), 20),
    atMost('G12', 'html-list hit, 1 conn., p50', median('html-list-cached', 1, 'p50'), 5),
    atMost('G12', 'html-detail hit, 1 conn., p50', median('html-detail-cached', 1, 'p50'), 5),
    p50('list'),
    p50('search'),
  ];
}

export const catalogue: Figure = { name: 'catalogue', measure, rows };
