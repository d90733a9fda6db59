import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ADMIN } from '../../infra/test/global-setup';
import { ORIGIN } from './api';
import { type BuiltApi, startBuiltApi } from './built-api';

const dir = mkdtempSync(join(tmpdir(), 'pignon-weight-'));
let api: BuiltApi;
let cookie: string;
beforeAll(async () => {
  api = await startBuiltApi({ MEDIA_DIR: dir });
  const login = await fetch(`http://127.0.0.1:${api.port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify(ADMIN),
  });
  cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}, 120_000);
afterAll(async () => {
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Megabytes, the most that the process ever had. */
const mostMemory = (): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** What a camera makes: noise does not become small. */
const photo = (quality: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 4900,
      height: 3675,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 110, sigma: 24 },
    },
  })
    .jpeg({ quality })
    .toBuffer();

/** From the last byte on, about: the sender and the house share a machine. */
async function upload(bytes: Buffer, nth: number): Promise<number> {
  const form = new FormData();
  // The same pixels, another file: what stands behind a JPEG's end is no part of it.
  form.append('image', new Blob([new Uint8Array(bytes), `${nth}`], { type: 'image/jpeg' }), `${nth}.jpg`);
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/upload/image`, {
    method: 'POST',
    headers: { cookie, origin: ORIGIN },
    body: form,
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('/media/')]);
  return performance.now() - started;
}

test('E03 sixty photos of 12 MB, two at once, leave the api below 250 MB', async () => {
  const bytes = await photo(94);
  expect(bytes.length).toBeGreaterThan(11e6);
  expect(bytes.length).toBeLessThan(19e6);
  let next = 0;
  const sender = async (): Promise<void> => {
    for (let nth = (next += 1); nth <= 60; nth = next += 1) await upload(bytes, nth);
  };
  await Promise.all([sender(), sender()]);
  const most = mostMemory();
  process.stdout.write(
    `60 photos of ${Math.round(bytes.length / 1e6)} MB: the api had ${Math.round(most)} MB at most\n`,
  );
  expect(most).toBeLessThan(250);
}, 240_000);

test('E03 ten photos of 8 MB are answered one by one', async () => {
  const bytes = await photo(88);
  const waits: number[] = [];
  for (let nth = 100; nth < 110; nth += 1) waits.push(await upload(bytes, nth));
  const median = waits.toSorted((a, b) => a - b)[5] ?? 0;
  process.stdout.write(
    `a photo of ${Math.round(bytes.length / 1e5) / 10} MB: ${Math.round(median)} ms, sending included\n`,
  );
  expect(median).toBeLessThan(3000);
}, 120_000);
