import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { looksAlike } from '@pignon/domain/media/looks-alike';
import { ORIGIN, startApi, type TestApi } from './api';
import { portOf } from './raw-request';

let api: TestApi;
let cookie: string;
let port: number;
const dir = mkdtempSync(join(tmpdir(), 'pignon-upload-'));
beforeAll(async () => {
  api = await startApi({ MEDIA_DIR: dir });
  cookie = await api.signIn();
  port = await portOf(api.app);
});
afterAll(async () => {
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

const upload = (bytes: Buffer, name = 'photo.jpg') =>
  api.http.post('/api/upload/image').set('cookie', cookie).set('origin', ORIGIN).attach('image', bytes, name);
const incoming = (): string[] => readdirSync(join(dir, '.incoming'));

/** A street with a shop: what a camera takes twice, a step aside or a stop darker. */
async function street({ shift = 0, brightness = 1, width = 1200, quality = 80, seed = 1 } = {}): Promise<Buffer> {
  const box = (n: number) => {
    const at = (part: number) => (Math.abs(Math.sin(seed * 12.9 + n * 78.2 + part * 37.7)) * 997) % 1;
    return `<rect x="${at(1) * 1000 + shift}" y="${at(2) * 700}" width="${120 + at(3) * 300}" height="${90 + at(4) * 300}" fill="hsl(${at(5) * 360} 40% ${20 + at(6) * 60}%)"/>`;
  };
  const boxes = Array.from({ length: 14 }, (_, n) => box(n)).join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#9ab"/>${boxes}</svg>`;
  return await sharp(Buffer.from(picture)).modulate({ brightness }).resize({ width }).jpeg({ quality }).toBuffer();
}

test('E03 the same picture smaller, darker or packed otherwise looks alike, another one does not', async () => {
  const lookOf = async (bytes: Buffer) => (await upload(bytes).expect(200)).body.look as string;
  const one = await lookOf(await street());
  for (const same of [{ width: 500 }, { quality: 30 }, { brightness: 0.8 }, { shift: 6 }])
    expect([same, looksAlike(one, await lookOf(await street(same)))]).toEqual([same, true]);
  for (const seed of [2, 3, 4, 5, 6])
    expect([seed, looksAlike(one, await lookOf(await street({ seed })))]).toEqual([seed, false]);
});

test('E03 staff ask what photos look like by their keys, and nobody else does', async () => {
  const { body } = await upload(await street({ seed: 9 })).expect(200);
  const key = body.imageUrl.slice(7, 29);
  const looks = `/api/upload/looks?keys=${key},${'a'.repeat(22)}`;
  const answer = await api.http.get(looks).set('cookie', cookie).expect(200);
  expect(answer.body).toEqual([{ key, width: 1200, height: 900, look: body.look }]);
  await api.http.get('/api/upload/looks?keys=..%2fx').set('cookie', cookie).expect(400);
  await api.http.get('/api/upload/looks').set('cookie', cookie).expect(200, []);
  await api.http.get(looks).expect(401);
});

test('security row 47 two gigabytes are refused by their length before any of it is read', async () => {
  const head = [
    'POST /api/upload/image HTTP/1.1',
    'Host: a',
    `Origin: ${ORIGIN}`,
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${2 * 1024 ** 3}`,
    '',
    '--b\r\nContent-Disposition: form-data; name="image"; filename="film.jpg"\r\n\r\n',
  ].join('\r\n');
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.setTimeout(5000, () => reject(new Error('no answer')));
    socket.once('data', (bytes) => {
      resolve(bytes.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("L'envoi est trop lourd : 20 Mo par fichier, 30 fichiers au plus.");
});

test('E03 a picture that is cut off on its way leaves nothing behind, and the next one is taken', async () => {
  const photos = await api.count('photo');
  const whole = await street({ seed: 11 });
  const form = Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
  const head = `POST /api/upload/image HTTP/1.1\r\nHost: a\r\nOrigin: ${ORIGIN}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${form.length + whole.length + 10}\r\n\r\n`;
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      socket.write(form);
      socket.write(whole.subarray(0, whole.length - 2000));
      setTimeout(() => socket.destroy(), 300);
    });
    socket.once('close', () => resolve());
    socket.once('error', () => {});
  });
  for (let tries = 0; incoming().length > 0 && tries < 50; tries += 1)
    await new Promise((done) => setTimeout(done, 100));
  expect(incoming()).toEqual([]);
  expect(await api.count('photo')).toBe(photos);
  await upload(whole).expect(200);
  expect(incoming()).toEqual([]);
});
