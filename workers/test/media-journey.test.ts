import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ADMIN } from '../../infra/test/global-setup';
import { aPhoto } from '../../infra/test/a-photo';
import { staffCookieOf } from '../../api/test/api';
import { PROPERTY } from '../../api/test/properties';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
const dir = mkdtempSync(join(tmpdir(), 'pignon-media-'));
beforeAll(async () => (house = await startHouse({ MEDIA_DIR: dir })));
afterAll(async () => {
  await house.stop();
  await rm(dir, { recursive: true, force: true });
});

const get = (path: string, accept: string) =>
  house.http
    .get(path)
    .set('accept', accept)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

test('an uploaded photo gets every size that pages use, in three formats, without a trace of EXIF or GPS', async () => {
  const staff = await house.http.post('/api/users/login').send(ADMIN).expect(200);
  const cookie = staffCookieOf(staff);
  const post = (path: string) => house.http.post(path).set('cookie', cookie).set('origin', 'http://localhost:3000');
  const { body } = await post('/api/upload/image')
    .attach('image', await aPhoto({ width: 700, height: 1000, orientation: 8, note: 'CANARI-EXIF' }), 'a.jpg')
    .expect(200);
  const key = body.imageUrl.slice(7, 29);
  await post('/api/properties')
    .send({ ...PROPERTY, imageUrls: [body.imageUrl] })
    .expect(201);
  await until(async () => {
    const { rows } = await house.pool.query('select 1 from photo where key = $1 and rendered_at is not null', [key]);
    return rows[0];
  });
  for (const [accept, type, format] of [
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ] as const)
    for (const width of [320, 480, 640, 960]) {
      const answer = await get(`/media/${key}/${width}`, accept).expect(200).expect('content-type', type);
      expect(answer.headers['cache-control']).toContain('s-maxage=60, immutable');
      const found = await sharp(answer.body).metadata();
      expect([found.format, found.width, found.height, found.exif]).toEqual([
        format,
        width,
        Math.round(width * 0.7),
        undefined,
      ]);
      expect(answer.body.includes('CANARI')).toBe(false);
    }
  // None is wider than the original: the next best is the master.
  const widest = await get(`/media/${key}/1280`, '*/*').expect(200);
  expect((await sharp(widest.body).metadata()).width).toBe(1000);
});
