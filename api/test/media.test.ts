import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { aPhoto } from '../../infra/test/a-photo';
import { ORIGIN, startApi, type TestApi } from './api';
import { change, publish } from './properties';

let api: TestApi;
let cookie: string;
const dir = mkdtempSync(join(tmpdir(), 'pignon-media-'));
beforeAll(async () => {
  api = await startApi({ MEDIA_DIR: dir });
  cookie = await api.signIn();
});
afterAll(async () => {
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

const post = (path: string) => api.http.post(path).set('cookie', cookie).set('origin', ORIGIN);
const upload = (bytes: Buffer, filename = 'photo.jpg') => post('/api/upload/image').attach('image', bytes, filename);
/** A photo is for everybody once something public shows it. */
const show = (imageUrl: string) => publish(api, cookie, { imageUrls: [imageUrl] });
/** supertest hands pictures over as they came. */
const picture = (path: string, accept = '*/*') =>
  api.http
    .get(path)
    .set('accept', accept)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

test('M145 M125 an image gets an address that shows it', async () => {
  const { body } = await upload(await aPhoto()).expect(200);
  expect(body.imageUrl).toMatch(/^\/media\/[\w-]{22}\.jpg$/);
  await show(body.imageUrl);
  const shown = await picture(body.imageUrl).expect(200).expect('content-type', 'image/jpeg');
  expect(await sharp(shown.body).metadata()).toMatchObject({ width: 800, height: 600, format: 'jpeg' });
  expect(await api.count('event', `name = 'media.photo-uploaded.v1'`)).toBe(1);
  expect(await api.count('audit_log', `action = 'media.upload'`)).toBe(1);
});

test('the same photo is kept once', async () => {
  const bytes = await aPhoto({ color: '#123456' });
  const [one, other] = await Promise.all([upload(bytes), upload(bytes, 'copie.jpg')]);
  expect(other.body.imageUrl).toBe(one.body.imageUrl);
  expect(await api.count('photo', `key = '${one.body.imageUrl.slice(7, 29)}'`)).toBe(1);
});

test('M145 M125 C12 of several, good ones are taken with their names intact and the others refused by name', async () => {
  const photos = await api.count('photo');
  const { body } = await post('/api/upload/images')
    .attach('images', await aPhoto({ color: '#0a0' }), 'façade été n°2.jpg')
    .attach('images', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), {
      filename: 'plan.svg',
      contentType: 'image/png',
    })
    .attach('images', Buffer.alloc(0), 'vide.jpg')
    .expect(200);
  expect(body.uploadedImages).toEqual([
    {
      imageUrl: expect.stringMatching(/^\/media\/[\w-]{22}\.jpg$/),
      originalName: 'façade été n°2.jpg',
      look: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(body.refused).toEqual([
    { name: 'plan.svg', error: "« plan.svg » n'est pas une photo (JPEG, PNG, WebP ou AVIF)." },
    { name: 'vide.jpg', error: '« vide.jpg » est vide.' },
  ]);
  expect(await api.count('photo')).toBe(photos + 1);
});

test('C12 what is no photo, is cut off or too large is a 422 that says so, and nothing is written', async () => {
  const photos = await api.count('photo');
  const whole = await aPhoto();
  for (const [bytes, name, why] of [
    [Buffer.from('<html>'), 'page.html', "n'est pas une photo"],
    [whole.subarray(0, 900), 'coupee.jpg', 'abîmée'],
    [Buffer.concat([whole, Buffer.alloc(20 * 1024 * 1024)]), 'lourde.jpg', 'dépasse 20 Mo'],
  ] as const) {
    const { body } = await upload(bytes, name).expect(422);
    expect(body.error).toContain(name);
    expect(body.error).toContain(why);
  }
  await post('/api/upload/image').attach('other', whole, 'x.jpg').expect(400);
  await post('/api/upload/image').send({ image: 'x' }).expect(400);
  expect(await api.count('photo')).toBe(photos);
});

test('security row 45 a script in a picture’s clothes is refused or drawn anew, under a name and a type of ours', async () => {
  const script = Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(document.domain)//', 'latin1');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  for (const [bytes, name] of [
    [script, 'photo.gif'],
    [script, 'photo.jpg'],
    [page, 'photo.png'],
    [Buffer.from('<?php system($_GET[0]);'), 'photo.jpg.php'],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), page]), 'faux.jpg'],
  ] as const)
    await upload(bytes, name).expect(422);
  const smuggled = Buffer.concat([await aPhoto({ color: '#451' }), Buffer.from('<?php CANARI ?>')]);
  const { body } = await upload(smuggled, 'devanture.jpg.php').expect(200);
  expect(body.imageUrl).toMatch(/^\/media\/[\w-]{22}\.jpg$/);
  await show(body.imageUrl);
  const shown = await picture(body.imageUrl)
    .expect('content-type', 'image/jpeg')
    .expect('x-content-type-options', 'nosniff');
  expect(shown.body.includes('CANARI')).toBe(false);
});

test('security row 47 two hundred megabytes, a thousand parts, a form in pieces: 4xx, and the next photo is taken', async () => {
  const raw = (contentType: string, body: string) =>
    post('/api/upload/images')
      .set('content-type', contentType)
      .send(body)
      .then(({ status }) => status);
  const many = post('/api/upload/images');
  for (let part = 0; part < 1000; part += 1) many.field(`champ${part}`, 'x');
  const nameless = '--b\r\nContent-Disposition: form-data; name=""\r\n\r\nx\r\n--b--\r\n';
  const refused = [
    (await many).status,
    await raw(
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"',
    ),
    await raw('multipart/form-data; boundary=b', nameless),
    await raw('multipart/form-data; boundary=b', 'pas un formulaire'),
    await raw('multipart/form-data', nameless),
    (await post('/api/upload/image').attach('image', Buffer.alloc(200 * 1024 * 1024), 'enorme.jpg')).status,
  ];
  expect(refused).toEqual([400, 400, 400, 400, 400, 422]);
  await upload(await aPhoto({ color: '#452' })).expect(200);
});

test('more files than a call takes are a 413 that says so', async () => {
  const small = Buffer.from('x');
  const { body } = await post('/api/upload/image')
    .attach('image', small, 'a.jpg')
    .attach('image', small, 'b.jpg')
    .expect(413);
  expect(body.error).toBe('Trop de fichiers ou de champs à la fois.');
});

test('security row 48 a name that is a path is only a name: what it holds is stored under its own key', async () => {
  const files = readdirSync(dir, { recursive: true }).length;
  const { body } = await post('/api/upload/images')
    .attach('images', await aPhoto({ color: '#453' }), '../../../../tmp/evasion.jpg')
    .attach('images', await aPhoto({ color: '#454' }), 'C:\\Windows\\evasion.jpg')
    .attach('images', await aPhoto({ color: '#455' }), 'evasion\0.jpg')
    .expect(200);
  for (const { imageUrl } of body.uploadedImages) expect(imageUrl).toMatch(/^\/media\/[\w-]{22}\.jpg$/);
  expect(body.uploadedImages.length + (body.refused?.length ?? 0)).toBe(3);
  const now = readdirSync(dir, { recursive: true }).map(String);
  expect(now.length).toBeGreaterThan(files);
  expect(now.filter((path) => path.includes('evasion'))).toEqual([]);
  for (const path of ['/uploads/..%2f..%2fetc/passwd', '/media/..%2f..%2f..%2fetc%2fpasswd', '/media/%00.jpg'])
    expect([400, 404]).toContain((await api.http.get(path)).status);
});

test('security row 46 a picture made to fill the memory is refused before it is unpacked', async () => {
  const bomb = await sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { body } = await upload(bomb, 'bombe.png').expect(422);
  expect(body.error).toBe('« bombe.png » a trop de pixels (50 millions au plus).');
});

test('a format that we cannot read is named, a very tall picture is brought to a size that every format holds', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]);
  const { body } = await upload(heic, 'IMG_0001.HEIC').expect(422);
  expect(body.error).toContain(
    "« IMG_0001.HEIC » est au format HEIC, que le site ne sait pas lire : enregistrez-la d'abord en JPEG",
  );
  const tall = await upload(await aPhoto({ width: 400, height: 20_000 })).expect(200);
  await show(tall.body.imageUrl);
  expect(await sharp((await picture(tall.body.imageUrl)).body).metadata()).toMatchObject({ height: 3840 });
});

test('only uploads may come as forms: other sites could send them', async () => {
  await api.http.post('/api/contact').field('to', 'x').expect(415);
  await post('/api/properties').field('title', 'x').expect(415);
});

test('a thumbhash is shown as a tiny picture, near to what its photo looks like', async () => {
  const { body } = await upload(await aPhoto({ color: '#3377aa' })).expect(200);
  const { rows } = await api.pool.query('select thumbhash from photo where key = $1', [body.imageUrl.slice(7, 29)]);
  const hash = rows[0].thumbhash.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const answer = await picture(`/media/thumb/${hash}.png`).expect(200).expect('content-type', 'image/png');
  const { data, info } = await sharp(answer.body).raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(32);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [left, right] = [at(3, 12), at(28, 12)];
  expect(left[0]).toBeGreaterThan(170);
  expect(right[2]).toBeGreaterThan(140);
  expect(right[0]).toBeLessThan(90);
  await api.http.get('/media/thumb/AAAA.png').expect(404);
  await api.http.get(`/media/thumb/${'A'.repeat(44)}.png`).expect(404);
});

test('an upload that nothing shows yet is seen by staff alone', async () => {
  const { body } = await upload(await aPhoto({ color: '#135' })).expect(200);
  for (const path of [body.imageUrl, body.imageUrl.replace('.jpg', '/640')]) {
    await picture(path).expect(404);
    await picture(path).set('cookie', cookie).redirects(1).expect(200).expect('cache-control', 'private, no-store');
  }
  await show(body.imageUrl);
  await picture(body.imageUrl).expect(200);
});

test('the photos of a removed property are closed at once, those that another one shows stay', async () => {
  const [{ body: own }, { body: shared }] = [
    await upload(await aPhoto({ color: '#246' })),
    await upload(await aPhoto({ color: '#357' })),
  ];
  const id = await publish(api, cookie, { imageUrls: [own.imageUrl, shared.imageUrl] });
  await show(shared.imageUrl);
  await picture(own.imageUrl).expect(200);
  await api.http.delete(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await picture(own.imageUrl).expect(404);
  await picture(own.imageUrl).set('cookie', cookie).redirects(1).expect(200);
  await picture(shared.imageUrl).expect(200);
});

test('a photo that a listing lets go is closed too, and opens again where it is shown', async () => {
  const { body } = await upload(await aPhoto({ color: '#468' })).expect(200);
  const id = await show(body.imageUrl);
  await change(api, cookie, id, { imageUrls: [], featuredImageUrl: '', transactionType: 'sale' }).expect(200);
  await picture(body.imageUrl).expect(404);
  await show(body.imageUrl);
  await picture(body.imageUrl).expect(200);
});

test('uploads are for staff, from our own pages', async () => {
  const bytes = await aPhoto();
  await api.http.post('/api/upload/image').attach('image', bytes, 'a.jpg').expect(401);
  await api.http
    .post('/api/upload/image')
    .set('cookie', cookie)
    .set('origin', 'https://mal.example')
    .attach('image', bytes, 'a.jpg')
    .expect(403);
});

test('orientation is applied; EXIF, GPS and notes are gone', async () => {
  const { body } = await upload(await aPhoto({ orientation: 6, note: 'CANARI-EXIF' })).expect(200);
  await show(body.imageUrl);
  const { body: bytes } = await picture(body.imageUrl).expect(200);
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([600, 800, undefined]);
  expect(bytes.includes('CANARI')).toBe(false);
});

test('before its sizes are made a photo shows all the same, and is asked for again soon', async () => {
  const { body } = await upload(await aPhoto({ color: '#777' })).expect(200);
  await show(body.imageUrl);
  const path = body.imageUrl.replace('.jpg', '/640');
  const early = await picture(path, 'image/avif,image/webp,*/*').expect(200).expect('vary', 'accept');
  expect(early.headers['cache-control']).toBe('public, max-age=60');
  expect(early.headers['content-type']).toBe('image/jpeg');
  await picture(path).set('if-none-match', String(early.headers.etag)).expect(304);
});

test('an unknown key, a path in disguise and an odd size are 404', async () => {
  for (const path of [
    '/media/aaaaaaaaaaaaaaaaaaaaaa.jpg',
    '/media/aaaaaaaaaaaaaaaaaaaaaa/640',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/x/640',
    '/media/aaaaaaaaaaaaaaaaaaaaaa/master.jpg',
  ])
    await api.http.get(path).expect(404);
});

test('a property brings its photo’s size and thumbhash along, the cover first', async () => {
  const [{ body: one }, { body: other }] = await Promise.all([
    upload(await aPhoto({ color: '#abc' })),
    upload(await aPhoto({ color: '#cba' })),
  ]);
  const id = await publish(api, cookie, {
    imageUrls: [one.imageUrl, ' ', other.imageUrl, 'https://ailleurs.example/x.jpg'],
    featuredImageUrl: other.imageUrl,
  });
  const { body } = await api.http.get(`/api/properties/${id}`).expect(200);
  expect(body.imageUrls).toEqual([other.imageUrl, one.imageUrl, 'https://ailleurs.example/x.jpg']);
  expect(body.photos[0]).toEqual({
    url: other.imageUrl,
    key: other.imageUrl.slice(7, 29),
    width: 800,
    height: 600,
    thumbhash: expect.any(String),
  });
  await change(api, cookie, id, { imageUrls: [], featuredImageUrl: '', transactionType: 'sale' }).expect(200);
  expect((await api.http.get(`/api/properties/${id}`)).body.photos).toEqual([]);
});
