import { randomUUID } from 'node:crypto';
import type { PropertyAudience } from '@pignon/domain/dashboard/property-audience';
import type { PropertyDiffusion } from '@pignon/domain/listings/desk/property-diffusion';
import type { PropertyRequestPage } from '@pignon/domain/mailbox/requests/property-requests';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';
import { drawAsWorkers } from './draw-as-workers';
import { change, publish, WHOLE } from './properties';

jest.setTimeout(60_000);

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const staff = (method: 'get' | 'put', path: string) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN);
const tab = async <Body>(id: number, path: string): Promise<Body> =>
  (await staff('get', `/api/admin/properties/${id}/${path}`).expect(200)).body as Body;
const requests = (id: number, query = '') => tab<PropertyRequestPage>(id, `requests${query}`);
const audience = (id: number, query = '') => tab<PropertyAudience>(id, `audience${query}`);
const diffusion = (id: number) => tab<PropertyDiffusion>(id, 'diffusion');
const ask = (propertyId: number, said: object = {}) =>
  api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, propertyId: String(propertyId), ...said })
    .expect(202);
/** A meeting in two days, and the conversation that it opens. */
async function meet(propertyId: number, name: string): Promise<string> {
  const { body } = await api.http.get('/api/appointments/slots?agent=1').expect(200);
  const slot = (body.days as { slots: string[] }[]).flatMap(({ slots }) => slots)[0];
  const answer = await api.http
    .post('/api/appointments')
    .send({ name, email: 'rdv@exemple.fr', phone: '06 12 34 56 78', agentId: 1, slot, propertyId })
    .expect(202);
  return (answer.body as { id: string }).id;
}

describe('Demandes', () => {
  test('E04 what was asked of a property, by whom, where it stands and until when, the last first; of no other one', async () => {
    const [id, other] = [await publish(api, cookie, WHOLE), await publish(api, cookie, WHOLE)];
    await ask(id, { name: 'Anne Premier', email: 'anne@exemple.fr', subject: 'Une visite' });
    await ask(other, { name: 'Un Autre', email: 'autre@exemple.fr' });
    await ask(id, { name: 'Robot', email: 'robot@exemple.fr', website: 'https://spam.example' });
    await meet(id, 'Paul Second');
    const { items, total } = await requests(id);
    expect([items.map(({ name }) => name), total]).toEqual([['Paul Second', 'Anne Premier'], 2]);
    const [meeting, message] = items;
    expect(message).toMatchObject({
      source: 'information',
      subject: 'Une visite',
      email: 'anne@exemple.fr',
      state: 'new',
      agent: { id: 1, name: expect.any(String) },
      dueAt: expect.stringMatching(/^20.*Z$/),
      meeting: null,
    });
    expect(meeting).toMatchObject({
      source: 'appointment',
      meeting: { state: 'booked', startsAt: expect.any(String) },
    });
    expect((await requests(id, '?page=2')).items).toEqual([]);
  });

  test('nobody but staff reads them', async () => {
    await api.http.get('/api/admin/properties/1/requests').expect(401);
    await api.http.get('/api/admin/properties/1/audience').expect(401);
    await api.http.get('/api/admin/properties/1/diffusion').expect(401);
  });
});

describe('Statistiques', () => {
  test('E04 views, contacts, sheets and meetings are counted per day, beside the period before', async () => {
    const id = await publish(api, cookie, WHOLE);
    const day = (before: number) => `(now() at time zone 'Europe/Paris')::date - ${before}`;
    await api.pool.query(
      `insert into visit_count (day, kind, subject, count) values (${day(0)}, 'property', $1, 5), (${day(6)}, 'property', $1, 2),
         (${day(7)}, 'property', $1, 9), (${day(14)}, 'property', $1, 100), (${day(1)}, 'sheet', $1, 3), (${day(0)}, 'property', '999', 7)`,
      [String(id)],
    );
    await ask(id);
    await meet(id, 'Qui Vient');
    const { days, totals, each } = await audience(id, '?days=7');
    expect([days, each.length, each.at(-1)?.views, each.at(0)?.views]).toEqual([7, 7, 5, 2]);
    expect(totals).toEqual({
      views: { now: 7, before: 9 },
      contacts: { now: 1, before: 0 },
      sheets: { now: 3, before: 0 },
      appointments: { now: 1, before: 0 },
    });
    expect((await audience(id)).totals.views).toEqual({ now: 116, before: 0 });
    await staff('get', `/api/admin/properties/${id}/audience?days=8`).expect(400);
  });

  test('a sheet is counted when a visitor downloads it; robots, the house and who asks not to be counted are not', async () => {
    const id = await publish(api, cookie, WHOLE);
    await drawAsWorkers(api, [id]);
    const download = (headers: Record<string, string>) =>
      api.http
        .get(`/api/properties/${id}/sheet.pdf`)
        .set({ 'user-agent': BROWSER, ...headers })
        .expect(200);
    await download({ 'user-agent': 'Googlebot/2.1 (bot;)' });
    await download({ dnt: '1' });
    await download({ cookie });
    await download({});
    const { headers } = await download({});
    await api.http
      .get(`/api/properties/${id}/sheet.pdf`)
      .set({ 'user-agent': BROWSER, 'if-none-match': headers.etag as string })
      .expect(304);
    let now = 0;
    while (now < 3) ({ now } = (await audience(id)).totals.sheets);
    expect(now).toBe(3);
  });
});

describe('Diffusion', () => {
  test('E04 a draft is nowhere; published it is on the site, in the sitemap and for portals, and sold no longer for portals', async () => {
    const id = await publish(api, cookie, { ...WHOLE, publish: false });
    const draft = await diffusion(id);
    expect([draft.site.is, draft.sitemap.is, draft.portals.is]).toEqual([false, false, false]);
    expect(draft.site.why).toContain('brouillon');
    await staff('put', `/api/admin/properties/${id}/publish`).send({}).expect(200);
    const online = await diffusion(id);
    expect(online).toMatchObject({
      site: { is: true },
      indexable: { is: true },
      sitemap: { is: true },
      portals: { is: true },
    });
    expect(online.address.endsWith(online.path)).toBe(true);
    const { text } = await api.http.get('/sitemap-biens-1.xml').expect(200);
    expect(text).toContain(online.address);
    await change(api, cookie, id, { status: 'sold' }).expect(200);
    expect(await diffusion(id)).toMatchObject({ site: { is: true }, sitemap: { is: false }, portals: { is: false } });
    await staff('get', '/api/admin/properties/999999/diffusion').expect(404);
  });

  test('E04 the last export of each format tells when, and whether the file was sent whole; portals get what is online alone', async () => {
    const [online, gated] = [
      await publish(api, cookie, WHOLE),
      await publish(api, cookie, { ...WHOLE, mandat: 'delegation' }),
    ];
    expect((await diffusion(online)).exports).toEqual([]);
    const leave = (format: string) =>
      staff('get', `/api/admin/properties/export?format=${format}&ids=${online},${gated}`)
        .buffer(true)
        .parse(unread as never)
        .expect(200);
    await leave('csv');
    await leave('poliris');
    const formats = async (id: number) =>
      (await diffusion(id)).exports.map(({ format, whole }) => `${format} ${whole}`);
    while ((await formats(online)).length < 2);
    expect((await formats(online)).toSorted()).toEqual(['csv true', 'poliris true']);
    expect(await formats(gated)).toEqual(['csv true']);
    await leave('csv');
    expect((await formats(online)).length).toBe(2);
  });

  test('addresses that it had before are told', async () => {
    const id = await publish(api, cookie, { ...WHOLE, title: 'Boutique aux deux noms' });
    const { path } = await diffusion(id);
    await change(api, cookie, id, { slug: 'boutique-au-nouveau-nom' }).expect(200);
    const { before, path: now } = await diffusion(id);
    expect([before, now === path]).toEqual([[path], false]);
  });
});

/** To its end, whatever it says. */
function unread(response: NodeJS.ReadableStream, done: (error: Error | null, body: unknown) => void): void {
  response.on('data', () => {});
  response.on('end', () => done(null, null));
}
