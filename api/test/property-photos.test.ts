import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPhoto } from '../../infra/test/a-photo';
import { ORIGIN, startApi, type TestApi } from './api';
import { change, publish } from './properties';

let api: TestApi;
let cookie: string;
const dir = mkdtempSync(join(tmpdir(), 'pignon-notes-'));
const urls: string[] = [];
beforeAll(async () => {
  api = await startApi({ MEDIA_DIR: dir });
  cookie = await api.signIn();
  for (const color of ['#123', '#456', '#789'])
    urls.push(
      (
        await api.http
          .post('/api/upload/image')
          .set('cookie', cookie)
          .set('origin', ORIGIN)
          .attach('image', await aPhoto({ color }), 'a.jpg')
      ).body.imageUrl as string,
    );
});
afterAll(async () => {
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

const staff = (id: number) => api.http.get(`/api/admin/properties/${id}`).set('cookie', cookie);
const SILENT = { alt: null, focus: null, streetChecked: false };

test('E03 photos with their text and focus go to staff and to the page; who looked for a plate is told to staff alone', async () => {
  const [one = '', other = ''] = urls;
  const photos = [
    { url: other, alt: ' La vitrine,\nvue du trottoir ', focus: { x: 0.25, y: 0.9 }, streetChecked: true },
    { url: one },
  ];
  const id = await publish(api, cookie, { imageUrls: ['https://ailleurs.exemple/x.jpg'], photos });
  const told = { url: other, alt: 'La vitrine, vue du trottoir', focus: { x: 0.25, y: 0.9 } };
  const { body } = await staff(id).expect(200);
  expect(body.photos).toMatchObject([
    { ...told, streetChecked: true },
    { url: one, streetChecked: false },
  ]);
  expect(body.imageUrls).toEqual([other, one]);
  const page = await api.http.get(`/api/properties/${id}`).expect(200);
  expect(page.body.photos).toMatchObject([told, { url: one }]);
  expect(page.text).not.toMatch(/streetChecked|photoNotes/);
});

test('E03 said again it is no change, a change of the text alone is one, and addresses alone keep what is known', async () => {
  const [one = '', other = ''] = urls;
  const photos = [
    { ...SILENT, url: one, alt: 'Un', focus: { x: 0.5, y: 0 } },
    { ...SILENT, url: other, alt: 'Deux' },
  ];
  const id = await publish(api, cookie, { photos });
  const version = async () => (await staff(id)).body.version as number;
  const first = await version();
  await change(api, cookie, id, { photos }).expect(200);
  expect(await version()).toBe(first);
  await change(api, cookie, id, { photos: [photos[0], { ...photos[1], alt: 'Deux, la nuit' }] }).expect(200);
  expect(await version()).toBe(first + 1);
  await change(api, cookie, id, { imageUrls: [other, one] }).expect(200);
  expect((await staff(id)).body.photos).toMatchObject([
    { url: other, alt: 'Deux, la nuit' },
    { url: one, alt: 'Un', focus: { x: 0.5, y: 0 } },
  ]);
});

test('E03 what is no photo, no point and no text is refused in French by its name', async () => {
  const [url = ''] = urls;
  for (const [photo, field] of [
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url, focus: { x: 2, y: 0 } }, 'x'],
    [{ url, focus: 'milieu' }, 'focus'],
    [{ url, alt: 'x'.repeat(201) }, 'alt'],
    [{ url, secret: true }, 'secret'],
  ] as const) {
    const { body } = await change(api, cookie, 1, { photos: [photo] }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  }
  const many = Array.from({ length: 31 }, (_, n) => ({ url: `https://photos.exemple/${n}.jpg` }));
  const { body } = await change(api, cookie, 1, { photos: many }).expect(400);
  expect(body.fields).toEqual({ photos: '30 photos au plus' });
});

test('E03 plans, film and visit are https or our own; what is not shown is nobody’s', async () => {
  const [, , plan = ''] = urls;
  const given = {
    planUrls: [plan, ' '],
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    visitUrl: 'https://visite.exemple/a',
  };
  const id = await publish(api, cookie, given);
  const page = await api.http.get(`/api/properties/${id}`).expect(200);
  expect(page.body).toMatchObject({ ...given, planUrls: [plan] });
  await api.http.get(plan).expect(200);
  for (const [field, value] of [
    ['videoUrl', 'http://film.exemple/'],
    ['visitUrl', 'javascript:alert(1)'],
    ['planUrls', ['/media/../etc/passwd']],
    ['planUrls', ['http://plans.exemple/a.pdf']],
  ] as const) {
    const { body } = await change(api, cookie, id, { [field]: value }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  }
  await change(api, cookie, id, { planUrls: [], videoUrl: null }).expect(200);
  await api.http.get(plan).expect(404);
});

test.each([
  ['of a shown property is everybody’s', {}, 200],
  ['of a draft is nobody’s', { publish: false }, 404],
  ['of an off-market property is nobody’s', { mandat: 'delegation' }, 404],
])('E03 the picture for sharing %s', async (_, given, status) => {
  const [, , picture = ''] = urls;
  const id = await publish(api, cookie, { ...given, shareImageUrl: picture });
  await api.http.get(picture).expect(status);
  await change(api, cookie, id, { shareImageUrl: null }).expect(200);
  await api.http.get(picture).expect(404);
});

test('E04 a version whose photos were deleted since is restored without them, and says so', async () => {
  const [gone = '', stays = '', plan = ''] = urls;
  const elsewhere = 'https://exemple.fr/a.jpg';
  const photos = [{ url: gone, alt: 'La vitrine' }, { url: elsewhere }, { url: stays }];
  const id = await publish(api, cookie, { photos, planUrls: [plan], shareImageUrl: gone });
  await change(api, cookie, id, { photos: [], planUrls: [], shareImageUrl: null }).expect(200);
  const key = /\/media\/([\w-]+)/.exec(gone)?.[1] ?? '';
  const { rows: kept } = await api.pool.query('delete from photo where key = $1 returning *', [key]);
  await api.pool.query(`update photo set loose_since = now() - interval '1 day'`);
  const revisions = `/api/admin/properties/${id}/revisions`;
  const { body: page } = await api.http.get(revisions).set('cookie', cookie).expect(200);
  const { body } = await api.http
    .put(`${revisions}/${page.items.at(-1).id}/restore`)
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send({})
    .expect(200);
  expect(body).toMatchObject({
    lostPhotos: 1,
    imageUrls: [elsewhere, stays],
    photoNotes: [],
    planUrls: [plan],
    shareImageUrl: null,
  });
  // What is shown again no sweep takes.
  const { rows } = await api.pool.query('select count(*)::int as loose from photo where loose_since is not null');
  expect(rows).toEqual([{ loose: 0 }]);
  await api.pool.query('insert into photo select * from json_populate_recordset(null::photo, $1)', [
    JSON.stringify(kept),
  ]);
});

test('C06 of an off-market property nobody reads what its photos show, nor its plans', async () => {
  const [, , url = ''] = urls;
  const id = await publish(api, cookie, {
    title: 'Murs discrets',
    mandat: 'delegation',
    photos: [{ url, alt: 'canari-texte' }],
    planUrls: ['https://plans.exemple/canari-plan.pdf'],
    visitUrl: 'https://visite.exemple/canari-visite',
  });
  for (const path of [`/api/properties/${id}`, '/api/properties/search?keyword=discrets', '/api/properties'])
    expect((await api.http.get(path)).text).not.toContain('canari');
  const own = await api.http.get(`/api/properties/${id}`).set('cookie', cookie);
  expect(own.text).toContain('canari-texte');
});
