import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PhotoSignatures } from '@pignon/infra/media/photos/photo-signatures';
import { HmacAccessCodes } from '@pignon/infra/off-market/hmac-access-codes';
import { PgVisitorAccess } from '@pignon/infra/off-market/pg-visitor-access';
import { aPhoto } from '../../infra/test/a-photo';
import { testConfig } from '../../infra/test/test-config';
import { PublicCache } from '../src/http/cache/public-cache';
import { ORIGIN, startApi, type TestApi } from './api';
import { change, publish, TEASER_FIELDS } from './properties';

jest.setTimeout(60_000);

const EMAIL = 'jean+murs@exemple.fr';
const dir = mkdtempSync(join(tmpdir(), 'pignon-off-market-'));

let api: TestApi;
let staff: string;
let codes: HmacAccessCodes;
let photo: string;
/** Gated: title and city may be known, the rest not. */
let gated: number;
let other: number;

beforeAll(async () => {
  api = await startApi({ MEDIA_DIR: dir, TRUST_PROXY: '1' });
  staff = await api.signIn();
  codes = new HmacAccessCodes(testConfig(api.databaseUrl).secretKey);
  const upload = api.http.post('/api/upload/image').set('cookie', staff).set('origin', ORIGIN);
  photo = (await upload.attach('image', await aPhoto({ color: '#634' }), 'facade.jpg').expect(200)).body.imageUrl;
  const secret = { mandat: 'sans_mandat', description: 'Canari des Lilas', tenantActivity: 'Banque Canari' };
  gated = await publish(api, staff, { ...secret, title: 'Murs confidentiels', imageUrls: [photo] });
  other = await publish(api, staff, { ...secret, title: 'Autres murs', mandat: 'delegation', hideFullAddress: true });
});
afterAll(async () => {
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

const register = (body: object, key?: string) => {
  const post = api.http.post('/api/off-market-clients/register').send(body);
  return key ? post.set('idempotency-key', key) : post;
};
const put = (path: string, cookie = staff) =>
  api.http.put(`/api/off-market-clients/${path}`).set('cookie', cookie).set('origin', ORIGIN);
const all = async (): Promise<Record<string, unknown>[]> =>
  (await api.http.get('/api/off-market-clients/all').set('cookie', staff).expect(200)).body;
const requestOf = async (email: string, propertyId: number | null) => {
  const address = email.trim().toLowerCase();
  const found = (await all()).find((row) => row.email === address && row.propertyId === propertyId);
  if (!found) throw new Error(`${email} asked for no ${propertyId}`);
  return found as { id: string; state: string; devices: number };
};
const codeOf = async (id: string) => {
  const { rows } = await api.pool.query<{ edition: number }>('select edition from access_request where id = $1', [id]);
  return codes.codeOf(id, rows[0]?.edition ?? 0);
};
let addresses = 0;
/** Each caller of its own, so that no test uses up another's tries. */
const someAddress = () => `198.51.100.${(addresses += 1)}`;
const exchange = (accessCode: string, propertyId?: number, from = someAddress()) =>
  api.http
    .post('/api/off-market/exchange-access')
    .set('x-forwarded-for', from)
    .send({ accessCode, ...(propertyId !== undefined && { propertyId }) });
const verify = (accessCode: string, propertyId: number, from = someAddress()) =>
  api.http.get('/api/off-market/verify-access').query({ propertyId, accessCode }).set('x-forwarded-for', from);
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String((answer.headers['set-cookie'] as string[] | undefined)?.[0]).split(';')[0] ?? '';

interface Opened {
  readonly id: string;
  readonly code: string;
  readonly cookie: string;
}
/** Asked, approved, and the link opened. */
async function opened(email: string, propertyId: number | null = gated): Promise<Opened> {
  await register({ email, ...(propertyId !== null && { propertyId }) }).expect(202);
  const { id } = await requestOf(email, propertyId);
  await put(`approve/${id}`).expect(200);
  const code = await codeOf(id);
  return { id, code, cookie: cookieOf(await exchange(code, propertyId ?? undefined).expect(200)) };
}
const read = (path: string, cookie = '') => (cookie ? api.http.get(path).set('cookie', cookie) : api.http.get(path));
/** Written behind the api's back: it hears of it a moment later. */
const until = async (check: () => Promise<unknown>): Promise<void> => {
  for (const end = Date.now() + 5000; ; ) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};
const LATE = new Date(Date.now() - 20 * 60_000);
/** The address of the photo as a reading at that time gave it to whom this request was approved for. */
const signedFor = (requestId: string, at = new Date(), url = photo) =>
  new PhotoSignatures(testConfig(api.databaseUrl).secretKey).signed(url, requestId, at);
const signedAddress = (url: string) => new RegExp(`^${url}\\?s=[0-9a-z]+\\.[\\w-]{22}$`);
const pagePath = () => `/bien/paris/${gated}/murs-confidentiels`;
const keysOf = (body: object) => Object.keys(body).toSorted();

test('M146 M123 M97 F24 row 32 registered twice with one address: the same answer, one client, and the second fact says so', async () => {
  const details = {
    email: 'Anne@Exemple.fr ',
    name: 'Anne',
    phone: '06 12 34 56 78',
    company: 'SCI Anne',
    propertyId: String(gated),
  };
  const first = await register(details, 'premiere-cle').expect(202);
  const second = await register({ ...details, email: 'anne@exemple.fr' }, 'deuxieme-cle').expect(202);
  expect(second.body).toEqual(first.body);
  expect(first.body).toMatchObject({ success: true });
  expect(await api.count('off_market_client', `email = 'anne@exemple.fr'`)).toBe(1);
  const { rows } = await api.pool.query(
    `select payload ->> 'found' as found from event where name = 'off-market.access-requested.v1' order by occurred_at, id`,
  );
  expect(rows.map(({ found }) => found)).toEqual(['nothing', 'request']);
  const client = { name: 'Anne', phone: '06 12 34 56 78', company: 'SCI Anne', propertyId: gated };
  expect(await all()).toMatchObject([{ email: 'anne@exemple.fr', ...client, state: 'requested' }]);
});

test('a stranger who types a client’s address changes nothing of the client: his words stand with his request alone', async () => {
  const { id, cookie } = await opened('nommee@exemple.fr');
  const said = (row: Record<string, unknown>) => [row.name, row.phone, row.company];
  const stored = async () => {
    const { rows } = await api.pool.query('select name, phone, company from off_market_client where email = $1', [
      'nommee@exemple.fr',
    ]);
    return rows[0];
  };
  expect(await stored()).toEqual({ name: null, phone: null, company: null });
  const stranger = { email: 'nommee@exemple.fr', name: 'Rappelez le 0899', phone: '0899', company: 'SARL Intrus' };
  // For the same property, for another one, and with a cookie that nobody signed.
  await register({ ...stranger, propertyId: gated }).expect(202);
  await register({ ...stranger, propertyId: other }).expect(202);
  await register(stranger)
    .set({ origin: ORIGIN, cookie: `visitor=${'a'.repeat(43)}.${'b'.repeat(43)}` })
    .expect(202);
  expect(await stored()).toEqual({ name: null, phone: null, company: null });
  const rows = await all();
  expect(said(rows.find((row) => row.id === id) ?? {})).toEqual([null, null, null]);
  for (const propertyId of [other, null])
    expect(said(await requestOf('nommee@exemple.fr', propertyId))).toEqual(['Rappelez le 0899', '0899', 'SARL Intrus']);

  // On the device where the client opened his link it is the client who speaks.
  const own = { email: 'nommee@exemple.fr', name: 'Anne Nommée', company: 'SCI Nommée', propertyId: gated };
  await register(own).set({ origin: ORIGIN, cookie }).expect(202);
  expect(await stored()).toEqual({ name: 'Anne Nommée', phone: null, company: 'SCI Nommée' });
  // And of nobody else: another client's device proves nothing here.
  const elsewhere = await opened('autre-client@exemple.fr');
  await register({ ...stranger, propertyId: gated })
    .set({ origin: ORIGIN, cookie: elsewhere.cookie })
    .expect(202);
  expect(await stored()).toEqual({ name: 'Anne Nommée', phone: null, company: 'SCI Nommée' });
  expect(said(await requestOf('nommee@exemple.fr', gated))).toEqual(['Anne Nommée', null, 'SCI Nommée']);
});

test('a robot that was the first to type an address leaves no word with the client', async () => {
  const email = 'apres-robot@exemple.fr';
  await register({ email, name: 'Robot', website: 'https://spam.exemple' }).expect(202);
  await register({ email, propertyId: gated }).expect(202);
  expect(await requestOf(email, gated)).toMatchObject({ name: null, state: 'requested' });
  expect(await requestOf(email, null)).toMatchObject({ name: 'Robot', state: 'quarantined' });
});

test('M97 C08 an email is needed, a double click is one request, a robot tells nobody', async () => {
  expect((await register({ name: 'Sans email' }).expect(400)).body.fields).toEqual({ email: 'Email invalide' });
  expect((await register({ email: EMAIL, propertyId: 999_999 }).expect(400)).body.fields).toHaveProperty('propertyId');
  expect((await register({ email: EMAIL, approved: true, state: 'approved' }).expect(400)).body.fields).toHaveProperty(
    'approved',
  );
  const twice = await Promise.all([1, 2].map(() => register({ email: 'deux@exemple.fr' }, 'un-double-clic')));
  expect(twice.map(({ status }) => status)).toEqual([202, 202]);
  await Promise.all([1, 2].map((n) => register({ email: 'ensemble@exemple.fr', propertyId: gated }, `ensemble-${n}`)));
  expect(await api.count('off_market_client', `email in ('deux@exemple.fr', 'ensemble@exemple.fr')`)).toBe(2);
  const facts = await api.count('event', `name = 'off-market.access-requested.v1'`);
  const robot = await register({ email: 'robot@exemple.fr', website: 'https://spam.exemple' }).expect(202);
  expect(robot.body).toEqual(twice[0]?.body);
  expect(await api.count('event', `name = 'off-market.access-requested.v1'`)).toBe(facts);
  expect(await requestOf('robot@exemple.fr', null)).toMatchObject({ state: 'quarantined' });
});

test('F23 M148 M99 approving, refusing and deactivating are the administrator’s, noted, and done once', async () => {
  await register({ email: 'refus@exemple.fr', propertyId: gated }).expect(202);
  const { id } = await requestOf('refus@exemple.fr', gated);
  for (const path of [
    `approve/${id}`,
    `refuse/${id}`,
    `revoke/${id}`,
    `send-again/${id}`,
    `new-link/${id}`,
    `deactivate/${id}`,
  ])
    await api.http.put(`/api/off-market-clients/${path}`).expect(401);
  await api.http.get('/api/off-market-clients/all').expect(401);
  await put(`send-again/${id}`).expect(409);
  await put('approve/nulle-part').expect(404);
  await put('approve/01a21f78-ab83-7cd2-99d7-65a3c8c484c8').expect(404);
  await put(`refuse/${id}`).expect(200);
  expect((await requestOf('refus@exemple.fr', gated)).state).toBe('refused');
  await Promise.all([put(`approve/${id}`).expect(200), put(`approve/${id}`).expect(200)]);
  expect((await requestOf('refus@exemple.fr', gated)).state).toBe('approved');
  const ofRequest = `name = 'off-market.access-approved.v1' and aggregate_id = '${id}'`;
  expect(await api.count('event', ofRequest)).toBe(1);
  await put(`send-again/${id}`).expect(200);
  expect(await api.count('event', ofRequest)).toBe(2);
  expect(
    await api.count('audit_log', `action like 'off-market.%' and target = '${id}' and account_id is not null`),
  ).toBe(4);
});

test('F23 decisions about one client, and his asking once more, follow each other however they meet', async () => {
  for (const email of ['noeud1@exemple.fr', 'noeud2@exemple.fr', 'noeud3@exemple.fr', 'noeud4@exemple.fr']) {
    await register({ email, propertyId: gated }).expect(202);
    await register({ email }).expect(202);
    const [one, all] = await Promise.all([requestOf(email, gated), requestOf(email, null)]);
    const met = await Promise.all([
      put(`approve/${one.id}`),
      put(`deactivate/${all.id}`),
      put(`approve/${all.id}`),
      put(`deactivate/${one.id}`),
      register({ email, propertyId: gated, name: 'Nœud' }),
    ]);
    expect(met.map(({ status }) => status)).toEqual([200, 200, 200, 200, 202]);
  }
});

test('F23 a stale list overrides no colleague: another state than the one it showed is 409, who and when, and nothing is sent', async () => {
  await register({ email: 'perime@exemple.fr', propertyId: gated }).expect(202);
  const { id } = await requestOf('perime@exemple.fr', gated);
  const decide = (path: string, expected: string) => put(`${path}/${id}`).send({ expected });
  await decide('refuse', 'requested').expect(200);
  const { error } = (await decide('approve', 'requested').expect(409)).body;
  expect(error).toMatch(/^Cette demande a déjà été refusée par .+ le \d.+ à \d/);
  expect((await requestOf('perime@exemple.fr', gated)).state).toBe('refused');
  expect(await api.count('event', `name = 'off-market.access-approved.v1' and aggregate_id = '${id}'`)).toBe(0);
  await decide('refuse', 'requested').expect(200);
  await decide('approve', 'refused').expect(200);
  await decide('approve', 'refused').expect(200);
  expect((await decide('refuse', 'refused').expect(409)).body.error).toContain('déjà été approuvée par');
  expect((await decide('approve', 'inconnu').expect(400)).body.fields).toEqual({ expected: 'Cet état est inconnu' });
  await api.pool.query(`update access_request set expires_at = now() where id = $1`, [id]);
  expect((await decide('revoke', 'approved').expect(409)).body.error).toBe('Cet accès a expiré entre-temps.');
});

test('F23 why it was refused is kept for the agency, and no event, which mails are made of, repeats it', async () => {
  await register({ email: 'motif@exemple.fr', propertyId: gated }).expect(202);
  const { id } = await requestOf('motif@exemple.fr', gated);
  const tooLong = await put(`refuse/${id}`).send({ reason: 'x'.repeat(501) });
  expect([tooLong.status, tooLong.body.fields]).toEqual([
    400,
    { reason: 'Le motif ne peut pas dépasser 500 caractères' },
  ]);
  expect((await put(`approve/${id}`).send({ reason: 'Bienvenue' }).expect(400)).body.fields).toHaveProperty('reason');
  const refused = await put(`refuse/${id}`).send({ expected: 'requested', reason: ' Dossier incomplet,\nrelancé. ' });
  expect([refused.status, refused.body]).toEqual([200, { id }]);
  expect(await requestOf('motif@exemple.fr', gated)).toMatchObject({
    state: 'refused',
    refusalReason: 'Dossier incomplet,\nrelancé.',
  });
  expect(await api.count('event', `payload::text like '%Dossier incomplet%'`)).toBe(0);
  expect(await api.count('audit_log', `detail::text like '%Dossier incomplet%'`)).toBe(0);
  await put(`approve/${id}`).expect(200);
  expect(await requestOf('motif@exemple.fr', gated)).toMatchObject({ state: 'approved', refusalReason: null });
});

test('C04 F19 M147 rows 31 the checks tell the client himself, on his device, and nobody else anything', async () => {
  const { cookie } = await opened('Jean+Murs@Exemple.fr ');
  const check = (email: string, as = '') => read(`/api/off-market-clients/check?email=${email}`, as);
  const access = (email: string, as = '') =>
    read(`/api/off-market/check-property-access?email=${email}&propertyId=${gated}`, as);
  const encoded = encodeURIComponent(EMAIL);
  expect((await check(encoded, cookie).expect(200)).body).toEqual({ isRegistered: true });
  expect((await check(encodeURIComponent('Jean+Murs@Exemple.fr '), cookie)).body).toEqual({ isRegistered: true });
  expect((await access(encoded, cookie).expect(200)).body).toEqual({ isRegistered: true, hasAccess: true });
  // A plus that was not encoded is a space.
  for (const stranger of [EMAIL, 'jean%20murs@exemple.fr', 'autre@exemple.fr'])
    expect((await access(stranger, cookie).expect(200)).body).toEqual({ isRegistered: false, hasAccess: false });

  const known = await access(encoded).expect(200);
  const unknown = await access('personne@exemple.fr').expect(200);
  expect([known.body, known.headers['cache-control']]).toEqual([unknown.body, unknown.headers['cache-control']]);
  expect((await check(encoded).expect(200)).body).toEqual((await check('personne@exemple.fr').expect(200)).body);
  await read('/api/off-market-clients/check?email[$ne]=1').expect(400);
  await read('/api/off-market-clients/check').expect(400);
});

test('F19 without a cookie no check reads a client: known and unknown cannot differ in time', async () => {
  const asked = jest.spyOn(api.app.get(PgVisitorAccess), 'isClient');
  await read(`/api/off-market-clients/check?email=${encodeURIComponent(EMAIL)}`).expect(200);
  await read(`/api/off-market/check-property-access?email=${encodeURIComponent(EMAIL)}&propertyId=${gated}`).expect(
    200,
  );
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('F20 C06 rows 10 and 19 the whole page for whom it was opened to, the teaser for all others, and nobody keeps either', async () => {
  const teaser = await read(`/api/properties/${gated}`).expect(200);
  expect(keysOf(teaser.body)).toEqual(TEASER_FIELDS);
  expect(teaser.headers['cache-control']).toBe('private, no-store');
  const { cookie } = await opened('entier@exemple.fr');
  for (const path of [`/api/properties/${gated}`, '/api/properties/by-city-slug/paris/murs-confidentiels']) {
    const whole = await read(path, cookie).expect(200).expect('cache-control', 'private, no-store');
    expect(whole.body).toMatchObject({ address: '12 rue de Lévis', description: 'Canari des Lilas', mandat: null });
    expect(keysOf(whole.body)).not.toEqual(expect.arrayContaining(['mandateNumber']));
    expect(keysOf((await read(path).expect(200)).body)).toEqual(TEASER_FIELDS);
  }
  expect(keysOf((await read(`/api/properties/${other}`, cookie).expect(200)).body)).toEqual(TEASER_FIELDS);

  const html = await read(pagePath(), cookie).expect(200).expect('cache-control', 'private, no-store');
  // Of the document only what is looked for: a failure must not print all of it.
  const told = (text: string) =>
    text.match(/Canari des Lilas(?=<\/p>)|content="noindex"|rel="canonical"|ld\+json|og:image(?=")|agence\.jpg/g);
  expect(told(html.text)).toEqual(['content="noindex"', 'Canari des Lilas']);
  expect(html.headers['x-robots-tag']).toBe('noindex');
  const public_ = await read(pagePath()).expect(200).expect('cache-control', 'private, no-store');
  expect([told(public_.text), public_.text.includes('Canari')]).toEqual([
    ['content="noindex"', 'og:image', 'agence.jpg'],
    false,
  ]);
});

test('F20 rows 10 and 15 the agency reads its own off-market property whole, photos and sheet too; nobody keeps it, nobody else gets it', async () => {
  const paths = [`/api/properties/${gated}`, '/api/properties/by-city-slug/paris/murs-confidentiels'];
  for (const path of paths) {
    const whole = await read(path, staff).expect(200).expect('cache-control', 'private, no-store');
    expect(whole.body).toMatchObject({ description: 'Canari des Lilas', confidential: true, staffView: true });
    expect(keysOf((await read(path).expect(200)).body)).toEqual(TEASER_FIELDS);
  }
  const html = await read(pagePath(), staff).expect(200).expect('cache-control', 'private, no-store');
  expect([html.text.includes('Vue de l’équipe'), html.headers['x-robots-tag']]).toEqual([true, 'noindex']);
  expect((await read(pagePath()).expect(200)).text.includes('Canari')).toBe(false);
  // Its pages hold signed addresses, the back office those that are stored.
  const signed = (await read(paths[0] ?? '', staff)).body.imageUrl as string;
  expect(signed).toMatch(signedAddress(photo));
  for (const url of [photo, photo.replace('.jpg', '/640')]) {
    const renewed = await read(url, staff).expect(302).expect('cache-control', 'private, no-store');
    expect(renewed.headers.location).toMatch(signedAddress(url));
    await read(String(renewed.headers.location), staff).expect(200).expect('cache-control', 'private, no-store');
    await read(url).expect(404);
    await read(String(renewed.headers.location)).expect(404);
  }
  // Sent back as it was read, the property keeps what is stored.
  const kept = await change(api, staff, gated, { imageUrls: [signed], featuredImageUrl: signed }).expect(200);
  expect([kept.body.imageUrls, kept.body.featuredImageUrl]).toEqual([[photo], photo]);
  await read(`/api/properties/${gated}/sheet.pdf`, staff).expect(202).expect('cache-control', 'private, no-store');
  await read(`/api/properties/${gated}/sheet.pdf`).expect(404);
  const { cookie } = await opened('equipe@exemple.fr');
  expect((await read(paths[0] ?? '', cookie)).body).not.toHaveProperty('staffView');

  // A session that is no administrator's any more is nobody's.
  const session = decodeURIComponent(staff.split('=')[1] ?? '');
  await api.pool.query("update staff_account set role = 'operator'");
  for (const nobody of [staff, `sid=${session.slice(0, -3)}abc`, 'sid=']) {
    expect(keysOf((await read(paths[0] ?? '', nobody).expect(200)).body)).toEqual(TEASER_FIELDS);
    await read(photo, nobody).expect(404);
    await read(signed, nobody).expect(404);
    await read(`/api/properties/${gated}/sheet.pdf`, nobody).expect(404);
    expect((await read(pagePath(), nobody).expect(200)).text.includes('Canari')).toBe(false);
  }
  await api.pool.query("update staff_account set role = 'admin'");
});

test('F46 without a mandate, and without its owner’s confirmed authorisation, it is to all but the agency as unknown as one that never was', async () => {
  const terms = { title: 'Murs sans accord écrit', mandat: 'sans_mandat', imageUrls: [photo] };
  const id = await publish(api, staff, { ...terms, ownerAuthorisation: undefined });
  const seenBy = async (cookie = '') => {
    const ids = (rows: readonly { id: number }[]) => rows.some((row) => row.id === id);
    const [list, search, page, bySlug, html, registered, openedOnes] = await Promise.all([
      read('/api/properties/off-market', cookie),
      read('/api/properties/search?search=murs%20sans%20accord', cookie),
      read(`/api/properties/${id}`, cookie),
      read('/api/properties/by-city-slug/paris/murs-sans-accord-ecrit', cookie),
      read(`/bien/paris/${id}/murs-sans-accord-ecrit`, cookie),
      register({ email: 'sans-accord@exemple.fr', propertyId: id }),
      read('/api/off-market/opened', cookie),
    ]);
    return {
      teaser: [ids(list.body), ids(search.body.teasers), ids(openedOnes.body)],
      statuses: [page.status, bySlug.status, html.status, registered.status],
      told: /sans accord/.test(html.text.replaceAll('murs-sans-accord-ecrit', '')),
    };
  };
  const unknown = { teaser: [false, false, false], statuses: [404, 404, 404, 400], told: false };
  const everything = await opened('tous-sans-accord@exemple.fr', null);
  expect([await seenBy(), await seenBy(everything.cookie)]).toEqual([unknown, unknown]);

  // The agency alone has its page, with its photos and its sheet; nobody keeps them.
  for (const path of [`/api/properties/${id}`, '/api/properties/by-city-slug/paris/murs-sans-accord-ecrit']) {
    const own = await read(path, staff).expect(200).expect('cache-control', 'private, no-store');
    expect(own.body).toMatchObject({ id, confidential: true, staffView: true, internalOnly: true });
    await read(String(own.body.imageUrl), staff).expect(200).expect('cache-control', 'private, no-store');
    await read(String(own.body.imageUrl)).expect(404);
    expect(api.app.get(PublicCache).get(path)).toBeUndefined();
  }
  const page = await read(`/bien/paris/${id}/murs-sans-accord-ecrit`, staff).expect(200);
  expect([
    page.text.includes('Visible de l’équipe seulement'),
    page.headers['cache-control'],
    page.headers['x-robots-tag'],
  ]).toEqual([true, 'private, no-store', 'noindex']);
  const sheet = `/api/properties/${id}/sheet.pdf`;
  await read(sheet, staff).expect(202).expect('cache-control', 'private, no-store');
  for (const other of ['', everything.cookie]) await read(sheet, other).expect(404);
  await api.pool.query("update staff_account set role = 'operator'");
  expect(await seenBy(staff)).toEqual(unknown);
  await read(sheet, staff).expect(404);
  await api.pool.query("update staff_account set role = 'admin'");
  expect([await seenBy(), await seenBy(everything.cookie)]).toEqual([unknown, unknown]);

  // Saved all the same, and told so.
  const saved = (answer: { body: unknown }) => answer.body as Record<string, unknown>;
  const left = saved(await change(api, staff, id, { description: 'Pas encore' }).expect(200));
  expect(left).toMatchObject({ internalOnly: true, ownerAuthorisedAt: null, ownerAuthorisedBy: null });
  expect(left.notice).toMatch(/reste interne.*autorisation écrite du propriétaire jointe/);
  const wrong = await change(api, staff, id, { ownerAuthorisation: 'oui' }).expect(400);
  expect(wrong.body.fields).toEqual({ ownerAuthorisation: 'ownerAuthorisation doit être vrai ou faux' });

  const confirmed = saved(await change(api, staff, id, { ownerAuthorisation: true }).expect(200));
  expect(confirmed).toMatchObject({ internalOnly: false, notice: null });
  const { rows } = await api.pool.query(
    `select account_id as who from audit_log where target = $1 and detail ->> 'ownerAuthorisation' = 'true'`,
    [String(id)],
  );
  expect(rows).toEqual([{ who: confirmed.ownerAuthorisedBy }]);
  expect(await seenBy()).toEqual({ teaser: [true, true, false], statuses: [200, 200, 200, 202], told: true });
  expect((await seenBy(everything.cookie)).teaser).toEqual([true, true, true]);
  // Said again, or something else changed: it stays the first one's word.
  const again = saved(await change(api, staff, id, { ownerAuthorisation: true, price: '1 €' }).expect(200));
  expect(again.ownerAuthorisedAt).toBe(confirmed.ownerAuthorisedAt);

  // Taken back it is gone for its readers too, from the very next reading on.
  await change(api, staff, id, { ownerAuthorisation: null }).expect(200);
  expect([await seenBy(), await seenBy(everything.cookie)]).toEqual([unknown, unknown]);
  // A delegation is somebody's mandate.
  await change(api, staff, id, { mandat: 'delegation' }).expect(200);
  expect((await seenBy()).teaser).toEqual([true, true, false]);

  // Removed as the house's own it was never there: 410 would tell that it was.
  await change(api, staff, id, { mandat: 'sans_mandat', ownerAuthorisation: null }).expect(200);
  await api.http.delete(`/api/properties/${id}`).set('cookie', staff).set('origin', ORIGIN).expect(204);
  expect(await seenBy()).toEqual(unknown);
});

test('a client who registered for all of them reads each, without the address that its owner hides', async () => {
  const { cookie } = await opened('tous@exemple.fr', null);
  const { body } = await read(`/api/properties/${other}`, cookie).expect(200);
  // Nor does anybody else hear more of the place than these do.
  await change(api, staff, other, { city: 'Paris 17e' }).expect(200);
  expect((await read(`/api/properties/${other}`).expect(200)).body.city).toBe('Paris');
  expect((await read(`/api/properties/${other}`, cookie).expect(200)).body.city).toBe('Paris');
  expect(body).toMatchObject({ description: 'Canari des Lilas', address: null, hideFullAddress: true });
  expect(JSON.stringify(body)).not.toMatch(/Lévis|48\.8829/);
  expect((await read(`/api/properties/${gated}`, cookie).expect(200)).body.address).toBe('12 rue de Lévis');
});

test('M98 row 19 a device is told all that its accesses open, another one nothing; revoked, the very next reading is empty', async () => {
  const idsFor = async (cookie: string) => {
    const { body, headers } = await read('/api/off-market/opened', cookie).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    return (body as { id: number }[]).map(({ id }) => id);
  };
  const { id, cookie } = await opened('ouverts@exemple.fr', null);
  expect(await idsFor(cookie)).toEqual(expect.arrayContaining([other, gated]));
  expect(await idsFor('')).toEqual([]);
  expect(await idsFor((await opened('un-seul@exemple.fr')).cookie)).toEqual([gated]);
  await put(`revoke/${id}`).expect(200);
  expect(await idsFor(cookie)).toEqual([]);
});

test('row 26 F22 a code is 256 bits, only its hash is stored, and no route gives it', async () => {
  const { code, id, cookie } = await opened('code@exemple.fr');
  expect(Buffer.from(code, 'base64url')).toHaveLength(32);
  const { rows } = await api.pool.query(
    `select (select jsonb_agg(r)::text from access_request r) as requests, (select jsonb_agg(d)::text from access_device d) as devices,
       (select jsonb_agg(e)::text from event e) as events, (select jsonb_agg(l)::text from audit_log l) as log`,
  );
  const dump = JSON.stringify(rows);
  expect(dump).toContain(codes.hashOf(code));
  expect(dump).not.toContain(code);
  expect(dump).not.toContain(cookie.split(/[=.]/)[1]);
  expect(JSON.stringify(await all())).not.toContain(code);
  expect(await codeOf(id)).toBe(code);
});

test('row 27 of 1,000 guesses none enters: ten are not found, the rest too many, by address and by property', async () => {
  const { code } = await opened('devine@exemple.fr', null);
  const from = someAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 1000; n += 50)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 50 }, (_, k) => verify(`guess-${n + k}`, other, from)))).map(
        ({ status }) => status,
      ),
    );
  expect([statuses.filter((s) => s === 404).length, statuses.filter((s) => s === 429).length]).toEqual([10, 990]);
  const refused = await exchange('wrong', other, from).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // The property's own count is used up for every other address, but the client still enters.
  await exchange('wrong', other).expect(429);
  await verify('wrong', other).expect(429);
  expect((await verify(code, other).expect(200)).body).toEqual({ hasAccess: true });
});

test('row 29 M147 F22 a mail scanner uses nothing up: any number of GETs, then the client enters', async () => {
  await register({ email: 'robots@exemple.fr', propertyId: gated }).expect(202);
  const { id } = await requestOf('robots@exemple.fr', gated);
  await put(`approve/${id}`).expect(200);
  const code = await codeOf(id);
  for (let n = 0; n < 3; n += 1) {
    expect((await verify(code, gated).expect(200)).body).toEqual({ hasAccess: true });
    const page = await read(`${pagePath()}?access=${code}`).expect(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.text.includes(code)).toBe(false);
    await api.http.head(`${pagePath()}?access=${code}`);
  }
  // The short form leads to the canonical one and takes the code along.
  const short = await read(`/bien/${gated}?access=${code}`);
  expect([short.status, short.headers.location]).toEqual([301, `${pagePath()}?access=${code}`]);
  expect(short.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  expect(await api.count('access_device', `request_id = '${id}'`)).toBe(0);
  const entered = await exchange(code, gated).expect(200);
  expect(entered.headers['set-cookie']?.[0]).toMatch(/^visitor=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(entered.headers['cache-control']).toBe('private, no-store');
});

test('row 30 a link opens on five devices, again on any of these, and on no sixth', async () => {
  const { code, cookie, id } = await opened('partage@exemple.fr');
  for (let n = 0; n < 4; n += 1) await exchange(code, gated).expect(200);
  const sixth = await exchange(code, gated).expect(403);
  expect(sixth.body.error).toMatch(/5\sappareils\. Notre équipe en est prévenue/);
  expect(sixth.headers['set-cookie']).toBeUndefined();
  await exchange(code, gated).set('cookie', cookie).set('origin', ORIGIN).expect(200);
  expect((await requestOf('partage@exemple.fr', gated)).devices).toBe(5);
  await exchange(code, gated).expect(403);
  expect(await api.count('audit_log', `action = 'off-market.refused-device' and target = '${id}'`)).toBe(2);
  expect(await api.count('event', `name = 'off-market.access-passed-on.v1' and aggregate_id = '${id}'`)).toBe(1);
});

describe('row 28 what shuts an access shuts it for the very next request', () => {
  const isShut = async ({ code, cookie, id }: Opened, status = 200) => {
    const page = await read(`/api/properties/${gated}`, cookie).expect(status);
    if (status === 200) expect(keysOf(page.body)).toEqual(TEASER_FIELDS);
    await verify(code, gated).expect(404);
    await exchange(code, gated).expect(404);
    for (const url of [photo, signedFor(id), signedFor(id, LATE)]) await read(url, cookie).expect(404);
  };

  test('revoked; approved once more it has another code, and the old device stays out', async () => {
    const access = await opened('revoque@exemple.fr');
    await put(`revoke/${access.id}`).expect(200);
    await isShut(access);
    await put(`approve/${access.id}`).expect(200);
    expect(await codeOf(access.id)).not.toBe(access.code);
    await isShut(access);
  });

  test('F22 F23 row 30 a new link: the old one and its five devices are out, the new one enters, pressed twice it is one', async () => {
    const access = await opened('neuf@exemple.fr');
    for (let n = 0; n < 4; n += 1) await exchange(access.code, gated).expect(200);
    await exchange(access.code, gated).expect(403);
    const press = () => put(`new-link/${access.id}`).send({ expected: 'approved', edition: 1 });
    const pressed = await Promise.all([press(), press()]);
    expect(pressed.map(({ status, body }) => [status, body])).toEqual(pressed.map(() => [200, { id: access.id }]));
    await isShut(access);
    const fresh = await codeOf(access.id);
    expect(await requestOf('neuf@exemple.fr', gated)).toMatchObject({ state: 'approved', edition: 2, devices: 0 });
    const entered = cookieOf(await exchange(fresh, gated).expect(200));
    expect((await read(`/api/properties/${gated}`, entered).expect(200)).body.description).toBe('Canari des Lilas');
    // The same device opens the new one.
    await exchange(fresh, gated).set('cookie', access.cookie).set('origin', ORIGIN).expect(200);
    await read(signedFor(access.id), access.cookie).expect(200);
    expect(
      await api.count('event', `name = 'off-market.access-link-renewed.v1' and aggregate_id = '${access.id}'`),
    ).toBe(1);
    expect(await api.count('audit_log', `action = 'off-market.new-link' and target = '${access.id}'`)).toBeGreaterThan(
      0,
    );

    expect((await put(`new-link/${access.id}`).expect(400)).body.fields).toHaveProperty('edition');
    await put(`revoke/${access.id}`).expect(200);
    expect((await press().expect(409)).body.error).toContain('déjà été révoquée par');
    await put(`new-link/${access.id}`).send({ edition: 2 }).expect(409);
  });

  test('an open page is told the moment that its access ends; who has none is told at once', async () => {
    const closes = (cookie = '') => read(`/api/off-market/closes?propertyId=${gated}`, cookie).expect(200);
    expect((await closes()).body).toEqual({ closed: true });
    const access = await opened('regarde@exemple.fr');
    const told = closes(access.cookie).then(({ body, headers }) => [body, headers['cache-control']]);
    const more = Array.from({ length: 12 }, () => closes(access.cookie).then(({ body }) => body.closed as boolean));
    const singly = jest.spyOn(api.app.get(PgVisitorAccess), 'readerOf');
    // One device takes ten places, and all who wait are one question.
    expect(await Promise.race(more)).toBe(false);
    singly.mockClear();
    // Nothing is said while it is open.
    expect(await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 600, 'waiting'))])).toBe('waiting');
    await put(`revoke/${access.id}`).expect(200);
    expect(await told).toEqual([{ closed: true }, 'private, no-store']);
    expect((await Promise.all(more)).filter(Boolean).length).toBeGreaterThanOrEqual(9);
    expect(singly.mock.calls.length).toBeLessThanOrEqual(3);
    singly.mockRestore();
  });

  test('M148 its client deactivated', async () => {
    const access = await opened('desactive@exemple.fr');
    const deactivate = () => api.http.put(`/api/off-market-clients/deactivate/${access.id}`);
    await deactivate().expect(401);
    await deactivate().set({ cookie: staff, origin: ORIGIN }).expect(200);
    expect((await requestOf('desactive@exemple.fr', gated)).state).toBe('deactivated');
    await isShut(access);
  });

  test('after 14 days', async () => {
    const access = await opened('expire@exemple.fr');
    const { rows } = await api.pool.query(
      `update access_request set expires_at = now() where id = $1 returning expires_at - decided_at < '14 days' as early`,
      [access.id],
    );
    expect(rows).toEqual([{ early: true }]);
    expect((await requestOf('expire@exemple.fr', gated)).state).toBe('expired');
    await isShut(access);
  });

  test('the property left the off-market offers, or was removed', async () => {
    const gone = await publish(api, staff, { mandat: 'delegation', title: 'Bientôt parti' });
    const { code, cookie } = await opened('parti@exemple.fr', gone);
    await change(api, staff, gone, { mandat: 'exclu' }).expect(200);
    await verify(code, gone).expect(404);
    expect((await read(`/api/properties/${gone}`).expect(200)).body.description).toBeTruthy();
    await change(api, staff, gone, { mandat: 'delegation' }).expect(200);
    await verify(code, gone).expect(200);
    await api.http.delete(`/api/properties/${gone}`).set('cookie', staff).set('origin', ORIGIN).expect(204);
    await verify(code, gone).expect(404);
    await exchange(code, gone).expect(404);
    await read(`/api/properties/${gone}`, cookie).expect(410);
  });
});

test('rows 15 and 24 photos of a gated property are its readers’, in every size, and stop being public when it becomes gated', async () => {
  const { cookie, id: request } = await opened('photos@exemple.fr');
  const { body: whole } = await read(`/api/properties/${gated}`, cookie).expect(200);
  const mine: string = whole.photos[0].url;
  expect(mine).toMatch(signedAddress(photo));
  expect([whole.imageUrl, whole.featuredImageUrl, whole.imageUrls]).toEqual([mine, mine, [mine]]);
  expect((await read('/api/off-market/opened', cookie)).body[0].photos[0].url).toMatch(signedAddress(photo));
  expect((await read(pagePath(), cookie)).text).toContain(`${photo.replace('.jpg', '/640')}?s=`);
  const stranger = await opened('autre-appareil@exemple.fr');
  const sizes = [photo, photo.replace('.jpg', '/640'), photo.replace('.jpg', '/640.jpg')];
  for (const url of sizes) {
    // Guessed, or seen over a shoulder: the address or the cookie alone shows nothing.
    for (const from of ['', cookie]) await read(url, from).expect(404);
    const signed = mine.replace(photo, url);
    for (const from of ['', stranger.cookie]) await read(signed, from).expect(404);
    await read(signedFor(stranger.id, new Date(), url), cookie).expect(404);
    for (const forged of [`${signed}x`, signed.replace('?s=', '?s=0'), `${url}?s[]=1`, `${url}?s=%00`])
      await read(forged, cookie).expect(404);
    const shown = await read(signed, cookie).expect(200).expect('cache-control', 'private, no-store');
    expect(shown.headers.etag).toBeUndefined();
    // A page that was left open keeps its photos.
    const late = signedFor(request, LATE, url);
    const renewed = await read(late, cookie).expect(302).expect('cache-control', 'private, no-store');
    expect(renewed.headers.location).toMatch(signedAddress(url));
    await read(String(renewed.headers.location), cookie).expect(200);
    for (const from of ['', stranger.cookie]) await read(late, from).expect(404);
    await api.http
      .get(url)
      .set('if-none-match', `"${photo.slice(7, 29)}-master.jpg"`)
      .expect(404);
  }
  // The agency shows it among what it sold: that is a choice.
  const sold = `insert into sold_property (title, city, image_url) values ('Vendu', 'Paris', $1)`;
  await api.pool.query(sold, [photo]);
  await until(() => read(photo).expect(200));
  await api.pool.query('delete from sold_property');
  await until(() => read(photo).expect(404));
  const sent = await api.http
    .post('/api/upload/image')
    .set('cookie', staff)
    .set('origin', ORIGIN)
    .attach('image', await aPhoto({ color: '#291' }), 'vitrine.jpg')
    .expect(200);
  const later: string = sent.body.imageUrl;
  const id = await publish(api, staff, { title: 'Public puis confidentiel', imageUrls: [later] });
  await read(later).expect(200);
  const seen = await read(`/api/properties/${id}`).expect(200);
  await change(api, staff, id, { mandat: 'sans_mandat' }).expect(200);
  // What a browser kept of it is not confirmed.
  const again = await api.http.get(`/api/properties/${id}`).set('if-none-match', String(seen.headers.etag)).expect(200);
  expect(keysOf(again.body)).toEqual(TEASER_FIELDS);
  await read(later).expect(404);
  await read(later, cookie).expect(404);
  // Let go while it was confidential it stays closed, until something public shows it.
  await change(api, staff, id, { imageUrls: [] }).expect(200);
  for (const from of ['', cookie]) await read(later, from).expect(404);
  await read(later, staff).expect(302);
  await change(api, staff, id, { mandat: 'simple', imageUrls: [later] }).expect(200);
  await read(later).expect(200);
});

test('row 30 who opens a second file, or the same again, keeps his device for as long as the new access lasts', async () => {
  const { code, cookie } = await opened('longtemps@exemple.fr');
  const again = await exchange(code, gated).set('cookie', cookie).set('origin', ORIGIN).expect(200);
  expect(cookieOf(again)).toBe(cookie);
  expect(again.headers['set-cookie']?.[0]).toContain('Max-Age=2592000');
});

test('row 30 an opening whose line of the audit cannot be written counts no device, and the next press opens', async () => {
  const { id, code } = await opened('panne@exemple.fr');
  await api.pool.query(`alter table audit_log add constraint away check (action <> 'off-market.opened') not valid`);
  const failed = await exchange(code, gated);
  await api.pool.query('alter table audit_log drop constraint away');
  expect(failed.status).toBe(500);
  expect(await api.count('access_device', `request_id = '${id}'`)).toBe(1);
  await exchange(code, gated).expect(200);
  expect((await requestOf('panne@exemple.fr', gated)).devices).toBe(2);
  expect(await api.count('access_device', `request_id = '${id}'`)).toBe(2);
});

test('a forged cookie, a cookie of another secret and no cookie are one', async () => {
  const forged = `visitor=${'a'.repeat(43)}.${'b'.repeat(43)}`;
  for (const cookie of [forged, 'visitor=', 'visitor=%%%', 'visitor=x.y', 'autrevisitor=1'])
    expect(keysOf((await read(`/api/properties/${gated}`, cookie).expect(200)).body)).toEqual(TEASER_FIELDS);
});

test('what readers get is never what the public’s cache keeps, nor the other way round', async () => {
  const open = await publish(api, staff, { title: 'Ouvert à tous' });
  const { cookie } = await opened('cache@exemple.fr');
  const path = `/api/properties/${open}`;
  await read(path, cookie).expect(200);
  expect(api.app.get(PublicCache).get(path)).toBeUndefined();
  await read(path).expect(200);
  expect(api.app.get(PublicCache).get(path)).toBeDefined();
  for (const kept of [`/api/properties/${gated}`, pagePath()]) {
    await read(kept, cookie).expect(200);
    await read(kept).expect(200);
    expect(api.app.get(PublicCache).get(kept)).toBeUndefined();
  }
});
