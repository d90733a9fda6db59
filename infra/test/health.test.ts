import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { freeBytes } from '../src/health/free-bytes';
import { Health } from '../src/health/health';

const database = { query: () => Promise.resolve({ rows: [] }) } as unknown as Pool;

test('the disks of the folders that it is given are looked at, also of one that is not made yet', async () => {
  const { bsize } = await statfs('/');
  expect(await freeBytes('/nonexistent/media/sheets')).toBeGreaterThanOrEqual(bsize);
  expect(await new Health(database, ['/', '/nonexistent/media']).faults()).toEqual([]);
});

test('a disk without room is a fault, wherever the process was started, and its path is told to nobody', async () => {
  // /proc has no room at all.
  expect(await new Health(database, ['/', '/proc']).faults()).toEqual(['disk']);
});

test('a folder that cannot be asked is a fault', async () => {
  expect(await new Health(database, ['/dev/null/media']).faults()).toEqual(['disk']);
});
