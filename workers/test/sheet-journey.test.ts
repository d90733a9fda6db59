import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { parisDate } from '@pignon/domain/shared/text/french';
import { aPhoto } from '../../infra/test/a-photo';
import { ADMIN } from '../../infra/test/global-setup';
import { insertListing } from '../../infra/test/insert-listing';
import { readPdfs } from '../../infra/test/read-pdfs';
import { testConfig } from '../../infra/test/test-config';
import { VisitorCookie } from '../../api/src/off-market/visitor-cookie';
import { PROPERTY } from '../../api/test/properties';
import { staffCookieOf } from '../../api/test/api';
import { startHouse, type TestHouse, until } from './house';

const ORIGIN = 'http://localhost:3000';
jest.setTimeout(60_000);

let house: TestHouse;
let cookie: string;
const dir = mkdtempSync(join(tmpdir(), 'pignon-sheets-'));
beforeAll(async () => {
  house = await startHouse({ MEDIA_DIR: dir, TIME_SCALE: '1' });
  const login = await house.http.post('/api/users/login').send(ADMIN).expect(200);
  cookie = staffCookieOf(login);
});
afterAll(async () => {
  await house.stop();
  await rm(dir, { recursive: true, force: true });
});

const staff = (method: 'post' | 'put' | 'delete', path: string) =>
  house.http[method](path).set('cookie', cookie).set('origin', ORIGIN);
const upload = async (color: string): Promise<string> =>
  (await staff('post', '/api/upload/image').attach('image', await aPhoto({ color, note: 'CANARI-EXIF' }), 'a.jpg')).body
    .imageUrl;
const publish = async (given: object): Promise<number> =>
  (
    await staff('post', '/api/properties')
      .send({ ...PROPERTY, ...given })
      .expect(201)
  ).body.id;
const get = (id: number, visitor = '') => bytes(`/api/properties/${id}/sheet.pdf`, visitor);
const bytes = (path: string, visitor = '') =>
  house.http
    .get(path)
    .set('cookie', visitor)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
const sheetOf = (id: number, isNew: (etag: string) => boolean = () => true) =>
  until(async () => {
    const answer = await get(id);
    return answer.status === 200 && isNew(String(answer.headers.etag)) ? answer : null;
  });

test('C01 M88 M159 F37 F64 a published property has its sheet before anybody asks; changed, it has another', async () => {
  const photos = await Promise.all(['#311', '#131', '#113', '#331', '#313', '#133', '#333', '#111'].map(upload));
  const id = await publish({
    title: 'Murs – rue de l’Œuvre, L’Haÿ 120 m²',
    price: 1_200_000,
    loyerNetBailleurFacture: 84_500,
    chargesAnnuelles: 3200,
    montantTaxeFonciere: 4100,
    imputationTaxeFonciere: true,
    feesRate: 5,
    feesPayer: 'acquereur',
    imageUrls: photos,
  });
  const first = await sheetOf(id);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="fiche-PGN-${id}.pdf"`,
    'cache-control': 'public, no-cache',
  });
  const [pdf] = await readPdfs(first.body);
  const text = pdf?.pages.join('\n') ?? '';
  for (const said of [
    'Murs – rue de l’Œuvre, L’Haÿ 120 m²',
    `PGN-${id}`,
    '12 rue de Lévis, Paris',
    '1 200 000 €',
    'Loyer net bailleur facturé 84 500 € / an',
    'Cash-flow annuel avant financement 77 200 € / an',
    'Taxe foncière à la charge du locataire',
    'Honoraires 5 % TTC à la charge de l',
    'DPE : Non communiqué',
    'Hélène Castaing',
    'www.georisques.gouv.fr',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/\d \/\d|undefined|null|NaN/);
  for (const [index, page] of (pdf?.pages ?? []).entries())
    expect(page).toMatch(new RegExp(`non contractuel.*\\n.*PGN-${id}.*${index + 1} / ${pdf?.pages.length}$`));
  expect(pdf?.links).toEqual([`${ORIGIN}/bien/paris/${id}/murs-rue-de-loeuvre-lhay-120-m`]);
  expect(first.body.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(7);
  expect(first.body.toString('latin1')).not.toContain('CANARI');

  const again = await house.http.get(`/api/properties/${id}/sheet.pdf`).set('if-none-match', first.headers.etag ?? '');
  expect(again.status).toBe(304);
  await staff('put', `/api/properties/${id}`).send({ price: '1 100 000 €' }).expect(200);
  const second = await sheetOf(id, (etag) => etag !== first.headers.etag);
  expect((await readPdfs(second.body))[0]?.pages[0]).toContain('1 100 000 €');
  await staff('delete', `/api/properties/${id}`).expect(204);
  await get(id).expect(410);
});

test('M117 a published property has its picture for social networks, at the address that its page names', async () => {
  const photo = await upload('#4a7');
  const id = await publish({ title: 'Boutique <b>', price: 685_000, imageUrls: [photo], hideFullAddress: true });
  await house.settled(String(id), 1, 'sheets.draw-picture');
  const made = (await readdir(dir, { recursive: true })).filter((file) => file.includes(`/${id}/`));
  expect(made.filter((file) => file.endsWith('.jpg'))).toHaveLength(1);
  const { text } = await house.http.get(`/bien/${id}`).redirects(1);
  const [, address = ''] = /og:image" content="([^"]+)"/.exec(text) ?? [];
  expect(address).toMatch(new RegExp(`^${ORIGIN}/media/og/${id}/`));
  const { body, headers } = await bytes(address.slice(ORIGIN.length)).expect(200);
  expect(headers['content-type']).toBe('image/jpeg');
  const { width, height, format, exif } = await sharp(body).metadata();
  expect([width, height, format, exif]).toEqual([1200, 630, 'jpeg', undefined]);
  // The photo is on it, and the fascia under it.
  const { data } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  expect(pixel(900, 300).map((part) => Math.round(part / 17))).toEqual([4, 10, 7]);
  expect(pixel(600, 600).map((part) => Math.round(part / 17))).toEqual([1, 4, 3]);
  expect((await bytes('/media/og/agence.jpg').expect(200)).body.length).toBeGreaterThan(5000);
  await staff('put', `/api/properties/${id}`).send({ mandat: 'delegation' }).expect(200);
  await bytes(`/media/og/${id}/x.jpg`).expect(404);
  const gone = async () => !(await readdir(dir, { recursive: true })).some((file) => file.includes(`/${id}/`));
  await until(gone);
});

test('a sheet that is not made yet is asked for once, and is there a moment later', async () => {
  const id = await insertListing(house.pool, { title: 'Importé', price: null });
  const waiting = await get(id).expect(202);
  expect(waiting.headers['retry-after']).toBe('1');
  const ask = () => house.http.post(`/api/properties/${id}/sheet`).expect(202);
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(asked.map(({ body }) => body)).toEqual(Array(3).fill({ success: true, ready: false }));
  const { body } = await sheetOf(id);
  expect((await readPdfs(body))[0]?.pages[0]).toContain('Prix sur demande');
  expect((await ask()).body).toEqual({ success: true, ready: true });
  const facts = await house.pool.query(`select 1 from event where name = 'sheets.sheet-requested.v1'`);
  expect(facts.rowCount).toBe(1);
});

test('M88 a browser without scripts that follows the link is told to wait, and gets the sheet', async () => {
  const id = await insertListing(house.pool, { title: 'Sans script' });
  const waiting = await get(id).set('accept', 'text/html,*/*;q=0.8').expect(202);
  expect([waiting.headers.refresh, waiting.headers['cache-control']]).toEqual(['2', 'private, no-store']);
  expect(String(waiting.body)).toContain('La fiche PDF se prépare.');
  const { body } = await sheetOf(id);
  expect((await readPdfs(body))[0]?.pages[0]).toContain('Sans script');
});

test('rows 49 and 50 what looks like markup, an address or a path in a text stays text; a sign that no font has is a dot', async () => {
  const description = '<script>alert(1)</script> /etc/passwd 😀 Łódź\tfin\u202fici';
  const id = await insertListing(house.pool, {
    title: '<img src=file:///etc/passwd>',
    description,
    imageUrls: ['file:///etc/passwd', 'http://127.0.0.1:1/x.jpg', '../../../../etc/passwd'],
    featuredImageUrl: 'https://photos.exemple/x.jpg',
  });
  await house.http.post(`/api/properties/${id}/sheet`).expect(202);
  const { body } = await sheetOf(id);
  const [pdf] = await readPdfs(body);
  expect(pdf?.pages[0]).toContain('<img src=file:///etc/passwd>');
  expect(pdf?.pages[0]).toContain('<script>alert(1)</script> /etc/passwd • Łódź fin ici');
  expect(body.toString('latin1')).not.toMatch(/\/Subtype \/Image|root:|JavaScript/);
});

test('row 14 F20 an off-market sheet: none for anybody; his own, with his mailbox, his name and the day on each page, for its client', async () => {
  const id = await insertListing(house.pool, {
    title: 'Immeuble discret',
    mandat: 'sans_mandat',
    description: 'Description réservée. '.repeat(200),
  });
  await get(id).expect(404);
  await house.http.post(`/api/properties/${id}/sheet`).expect(404);

  const visitor = await openedTo('Zoë d’Œuvre', id, 'zoe@exemple.fr');
  await get(id, visitor).expect(202);
  await house.http.post(`/api/properties/${id}/sheet`).set('cookie', visitor).set('origin', ORIGIN).expect(202);
  const answer = await until(async () => {
    const found = await get(id, visitor);
    return found.status === 200 ? found : null;
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers.etag).toBeUndefined();
  const [pdf] = await readPdfs(answer.body);
  expect(pdf?.pages.length).toBeGreaterThan(1);
  for (const page of pdf?.pages ?? [])
    expect(page).toContain(`Dossier confidentiel remis à zoe@exemple.fr, Zoë d’Œuvre le ${parisDate(new Date())}`);
  expect(pdf?.pages[0]).toContain('Description réservée');
  expect(JSON.stringify(pdf?.metadata)).not.toMatch(/Zoë|exemple\.fr|réservée/);

  const other = await openedTo('Jean Martin', id);
  await get(id, other).expect(202);
  await get(id).expect(404);
  await house.pool.query(`update access_request set state = 'revoked'`);
  await get(id, visitor).expect(404);
});

/** As if the agency had approved, and he had opened his link on this device. */
async function openedTo(name: string, propertyId: number, email = `${randomUUID()}@exemple.fr`): Promise<string> {
  const cookie = new VisitorCookie(testConfig('postgresql://x/y'));
  const { visitor, value } = cookie.device({ headers: {}, cookies: {} });
  const { rows } = await house.pool.query<{ id: string }>(
    `with client as (
       insert into off_market_client (id, email, name, registered_at, version) values (gen_random_uuid(), $1, $2, now(), 1) returning id
     ) insert into access_request (id, client_id, property_id, state, requested_at, expires_at, edition, quarantined, version)
       select gen_random_uuid(), id, $3, 'approved', now(), now() + interval '1 day', 1, false, 1 from client returning id`,
    [email, name, propertyId],
  );
  await house.pool.query(`insert into access_device (visitor, request_id, edition) values ($1, $2, 1)`, [
    visitor,
    rows[0]?.id,
  ]);
  return `${cookie.name}=${value}`;
}
