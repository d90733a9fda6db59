import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from './api';

/** As the Géoplateforme answers, GeoJSON; what it is to say next, and what it was asked. */
let next: { status?: number; body?: unknown; silent?: boolean } = {};
const asked: string[] = [];
let book: Server;
let api: TestApi;

beforeAll(async () => {
  book = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (next.silent) return;
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => book.once('listening', resolve));
  const { port } = book.address() as AddressInfo;
  api = await startApi({ ADDRESSES_URL: `http://127.0.0.1:${port}/geocodage/`, TRUST_PROXY: '1' });
});
beforeEach(() => {
  next = { body: features('12 Rue de Lévis 75017 Paris') };
  asked.length = 0;
});
afterAll(async () => {
  await api.stop();
  book.closeAllConnections();
  book.close();
});

const features = (...labels: unknown[]) => ({
  type: 'FeatureCollection',
  features: labels.map((label) => ({ type: 'Feature', properties: { label, score: 0.9, city: 'Paris' } })),
});
const suggest = (q: string, from = '198.51.100.1') =>
  api.http.get('/api/addresses').query({ q }).set('x-forwarded-for', from);

test('addresses that begin as what is typed, asked of the Base Adresse Nationale, kept by nobody on the way', async () => {
  const { body, headers } = await suggest('  12 rue de lévis pa ').expect(200);
  expect(body).toEqual({ items: ['12 Rue de Lévis 75017 Paris'] });
  expect(headers['cache-control']).toBe('private, no-store');
  expect(asked).toEqual(['/geocodage/search?q=12+rue+de+l%C3%A9vis+pa&autocomplete=1&limit=5']);
});

test.each([
  ['', 'q'],
  ['12', 'q'],
  ['x'.repeat(201), 'q'],
])('%j is no question: the field is named, nobody is asked', async (q, field) => {
  const { body } = await suggest(q).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(asked).toEqual([]);
});

test.each([
  ['an error', { status: 500, body: {} }],
  ['no list', { body: { features: 'none' } }],
  ['no JSON', { body: undefined }],
  ['a refusal', { status: 429, body: {} }],
  ['silence', { silent: true }],
])('%s of the address book is no suggestion, and no failure of ours', async (_, answer) => {
  next = answer;
  const { body } = await suggest('12 rue de lévis').expect(200);
  expect(body).toEqual({ items: [] });
});

test('what is no label is left out, each stands once, five at most; a sign at the beginning is not asked about', async () => {
  next = { body: features('a', 'a', 12, null, 'b', 'x'.repeat(301), 'c', 'd', 'e', 'f') };
  expect((await suggest('12 rue')).body).toEqual({ items: ['a', 'b', 'c', 'd', 'e'] });
  asked.length = 0;
  expect((await suggest('«12 rue')).body).toEqual({ items: [] });
  expect(asked).toEqual([]);
});

test('one client may ask so often a minute; another is not held up by it', async () => {
  for (let i = 0; i < 120; i++) await suggest('12 rue', '198.51.100.2');
  asked.length = 0;
  expect((await suggest('12 rue', '198.51.100.2').expect(200)).body).toEqual({ items: [] });
  expect(asked).toEqual([]);
  expect((await suggest('12 rue', '198.51.100.3')).body.items).toHaveLength(1);
});

describe('E03 the address of a property, as staff look for it', () => {
  const LEVIS = {
    properties: { label: '12 Rue de Lévis 75017 Paris', name: '12 Rue de Lévis', postcode: '75017', city: 'Paris' },
    geometry: { type: 'Point', coordinates: [2.3137, 48.8829] },
  };
  let cookie: string;
  beforeAll(async () => {
    cookie = await api.signIn();
  });
  const find = (q: string) => api.http.get('/api/admin/addresses').query({ q }).set('cookie', cookie);

  test('comes with its parts and its point, for administrators alone', async () => {
    next = { body: { features: [LEVIS] } };
    await api.http.get('/api/admin/addresses').query({ q: '12 rue' }).expect(401);
    const { body, headers } = await find('12 rue de lévis').expect(200);
    expect(body.items).toEqual([
      {
        label: '12 Rue de Lévis 75017 Paris',
        street: '12 Rue de Lévis',
        postcode: '75017',
        city: 'Paris',
        longitude: 2.3137,
        latitude: 48.8829,
      },
    ]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['without a point', { ...LEVIS, geometry: undefined }],
    ['at no place of the earth', { ...LEVIS, geometry: { coordinates: [999, 48] } }],
    ['with a point in words', { ...LEVIS, geometry: { coordinates: ['2', '48'] } }],
    ['without a town', { ...LEVIS, properties: { ...LEVIS.properties, city: null } }],
    ['too long', { ...LEVIS, properties: { ...LEVIS.properties, name: 'x'.repeat(301) } }],
  ])('one %s is left out, the others stay', async (_, odd) => {
    next = { body: { features: [odd, LEVIS] } };
    expect((await find('12 rue')).body.items).toHaveLength(1);
  });

  test('an address book that fails is no failure of ours', async () => {
    next = { status: 500, body: {} };
    expect((await find('12 rue').expect(200)).body).toEqual({ items: [] });
  });
});

test('the towns around a place are told to a map without streets, the largest first, with the outline of their département', async () => {
  const { body, headers } = await api.http.get('/api/surroundings?latitude=47.3231&longitude=5.0419').expect(200);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const names = body.towns.map(({ name }: { name: string }) => name);
  expect(names[0]).toBe('Dijon');
  expect(names).toEqual(expect.arrayContaining(['Chenôve', 'Talant', 'Quetigny']));
  expect(body.departments.map(({ name }: { name: string }) => name)).toContain("Côte-d'Or");
  await api.http.get('/api/surroundings').expect(200, { towns: [], departments: [] });
  const { body: refused } = await api.http.get('/api/surroundings?latitude=abc&longitude=5').expect(400);
  expect(refused.fields).toEqual({ latitude: 'La latitude doit être un nombre de -90 à 90' });
});
