import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@pignon/infra/local/processes/stop-process';
import sharp from 'sharp';
import type { House } from '../../house';
import { NO_SMALL_DISK, SmallDisk } from '../../faults/small-disk';
import type { Storm, StormRow, Struck } from '../../storm-row';
import { until } from '../../checks/waits';

export const databaseDiskFull: StormRow = {
  row: 20,
  fault: "PostgreSQL's disk full",
  asked: '200, 256 MB',
  async strike(storm) {
    const { house } = storm;
    await house.stopPostgres();
    const disk = SmallDisk.over(join(house.dir, 'postgres'), 256);
    if (disk) return await disk.during(() => fillDatabaseDisk(storm, disk));
    await house.startPostgres();
    return { note: NO_SMALL_DISK };
  },
};

async function fillDatabaseDisk(storm: Storm, disk: SmallDisk): Promise<Struck> {
  const { house, ledger, random } = storm;
  await house.startPostgres();
  const loading = storm.load({ submissions: storm.size(200, 80), perSecond: 20 });
  await sleep(1000 + random.below(1000));
  await disk.fill();
  const refused = await until(20_000, () => Promise.resolve((ledger.statuses.get(503) ?? 0) > 0));
  await sleep(storm.size(3000, 1000));
  disk.free();
  // Without room for its own log it ends, and is started again as by any supervisor.
  const died = !(await survives(house));
  if (died) await house.startPostgres();
  await house.noteUnderWay();
  await loading;
  await storm.drained(60_000);
  await house.stopPostgres();
  disk.lift();
  await house.startPostgres();
  return {
    faults: refused === null ? ['nobody was answered 503'] : [],
    note: `${ledger.statuses.get(503) ?? 0} answers 503${died ? ', the server ended' : ''}`,
  };
}

async function survives({ system, sql }: House): Promise<boolean> {
  const back = until(10_000, async () => {
    if (!isAlive(system.postgres?.pid ?? 0)) return true;
    await sql.query('select 1');
    return true;
  });
  return (await back) !== null && isAlive(system.postgres?.pid ?? 0);
}

export const filesDiskFull: StormRow = {
  row: 21,
  fault: 'disk of photos and sheets full',
  asked: '50, 16 MB',
  async strike(storm) {
    const media = join(storm.house.dir, 'media');
    const disk = SmallDisk.over(media, 16);
    return disk ? await disk.during(() => fillFilesDisk(storm, disk, media)) : { note: NO_SMALL_DISK };
  },
};

async function fillFilesDisk(storm: Storm, disk: SmallDisk, media: string): Promise<Struck> {
  const { house, random } = storm;
  // Programs keep no folder of it open, but they may know what lay there.
  await disk.fill();
  const loading = storm.load({ submissions: storm.size(100, 60), perSecond: 20 });
  const statuses = new Set<number>();
  for (let n = 0; n < storm.size(10, 4); n += 1) statuses.add(await upload(house, await noise(random.below(1e6))));
  await loading;
  const halves = await unfinishedFiles(media);
  disk.free();
  const after = await upload(house, await noise(random.below(1e6)));
  await storm.drained(60_000);
  await Promise.all([house.restartApi(), house.restartWorkers()]);
  disk.lift();
  return {
    faults: [
      ...[...statuses].filter((status) => ![503, 507].includes(status)).map((status) => `an upload answered ${status}`),
      ...halves.map((file) => `half a file: ${file}`),
      ...(after === 200 ? [] : [`with room again an upload is answered ${after}`]),
    ],
    note: `uploads answered ${[...statuses].join(', ')}, then ${after}`,
  };
}

/** A picture that no other is like, and that does not become small. */
const noise = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: seed % 200, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

async function upload({ apiUrl, system, staff }: House, photo: Buffer): Promise<number> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${apiUrl}/api/upload/image`, {
    method: 'POST',
    body,
    headers: { origin: system.url, cookie: staff },
  });
  return answer.status;
}

/** Names that only a file under way has. */
async function unfinishedFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /(^|\/)\.[^/]+$/.test(file));
}
