import { SAID_PLACES, type SaidPlace } from '@pignon/domain/geography/testing/said-places';
import { ORIGIN, startApi, type TestApi } from './api';
import { change, PROPERTY, publish } from './properties';

jest.setTimeout(120_000);

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('truncate property restart identity cascade'));

const PLACELESS = { address: null, postcode: null, latitude: null, longitude: null };
const place = (city: string, given: object = {}) =>
  publish(api, cookie, { ...PLACELESS, title: 'Local', city, ...given });
const search = async (query: string) =>
  (await api.http.get(`/api/properties/search?pageSize=100&${query}`).expect(200)).body;
const found = async (query: string): Promise<number[]> =>
  (await search(query)).items.map(({ id }: { id: number }) => id).toSorted();
const typed = (text: string) => encodeURIComponent(text);

const textOf = ({ typed: name, postcode }: SaidPlace): string => (postcode ? `${name} ${postcode}` : name);

test('F69 F75 C66 whatever place staff write, a search and the filter find the property by the same words', async () => {
  const named = SAID_PLACES.filter(({ latitude }) => latitude === null);
  const missed: string[] = [];
  const ids: number[] = [];
  for (const said of named) ids.push(await place(said.typed, { postcode: said.postcode }));
  for (const [index, said] of named.entries())
    for (const query of [`search=${typed(textOf(said))}`, `city=${typed(textOf(said))}`])
      if (!(await found(query)).includes(ids[index] ?? 0)) missed.push(query);
  expect(missed).toEqual([]);
});

test('F75 an arrondissement is found by its own properties, never by a number in an address', async () => {
  const [paris16, paris11, lyon3, marseille2, hidden] = [
    await place('Paris', { postcode: '75016', address: '11 rue de Passy' }),
    await place('Paris 11ème', { address: '16 rue Oberkampf' }),
    await place('Lyon', { postcode: '69003' }),
    await place('Marseille 02'),
    await place('Paris', { postcode: '75011', hideFullAddress: true }),
  ];
  for (const words of ['Paris 16', 'paris 16e', '75016', 'paris 16ème arrondissement', '75116'])
    expect([words, await found(`search=${typed(words)}`)]).toEqual([words, [paris16]]);
  for (const words of ['Paris 11', 'Paris 11ème', '75011', 'local paris 11e'])
    expect([words, await found(`search=${typed(words)}`)]).toEqual([words, [paris11]]);
  expect(await found(`search=${typed('Lyon 3')}`)).toEqual([lyon3]);
  expect(await found('search=Marseille+2%C3%A8me')).toEqual([marseille2]);
  expect(await found('search=rue+16')).toEqual([paris11]);
  expect(await found('city=paris-16')).toEqual([paris16]);
  expect(await found('city=paris-16e,lyon-3')).toEqual([paris16, lyon3].toSorted());
  expect(await found('city=paris')).toEqual([paris16, paris11, hidden].toSorted());
  const { facets, places } = await search('city=paris-16');
  expect(places).toEqual([{ asked: 'paris-16e', slug: 'paris-16e', name: 'Paris 16e' }]);
  expect(facets.district.map(({ slug, count }: { slug: string; count: number }) => [slug, count])).toEqual([
    ['lyon-3e', 1],
    ['marseille-2e', 1],
    ['paris-11e', 1],
    ['paris-16e', 1],
  ]);
});

test('F75 a group of communes is found in its communes', async () => {
  const there = [
    await place('Puteaux', { postcode: '92800' }),
    await place('Courbevoie'),
    await place('Nanterre'),
    await place('LA DEFENSE'),
  ];
  await place('Paris', { postcode: '75008' });
  for (const query of ['search=la+d%C3%A9fense', 'search=paris+la+defense', 'city=la-defense'])
    expect([query, await found(query)]).toEqual([query, there]);
  expect((await search('city=la-defense')).places).toEqual([
    { asked: 'la-defense', slug: 'la-defense', name: 'La Défense' },
  ]);
});

test('C66 spellings of the post are one town in filter, page and counts', async () => {
  const ids = [
    await place('Neuilly s/ Seine', { postcode: '92200' }),
    await place('NEUILLY SUR SEINE', { postcode: '92200' }),
    await place('Neuilly'),
  ];
  const { facets } = await search('');
  expect(facets.city).toMatchObject([{ slug: 'neuilly-sur-seine', name: 'Neuilly-sur-Seine', count: 3 }]);
  expect(await found('city=neuilly-sur-seine')).toEqual(ids);
  expect(await found('search=neuilly+s%2F+seine')).toEqual(ids);
});

test('C66 a list’s search finds short saints and articles as the chat reads them', async () => {
  const [malo, genevieve, title] = [
    await place('Saint-Malo', { postcode: '35400' }),
    await place('Ste-Geneviève-des-Bois', { postcode: '91700' }),
    await place('Lyon', { title: 'Boutique bd St Michel' }),
  ];
  for (const words of ['ST MALO', 'st-malo', 'saint malo', 'St Malo'])
    expect([words, await found(`search=${typed(words)}`)]).toEqual([words, [malo]]);
  for (const words of ['ste genevieve', 'sainte geneviève', 'Ste Geneviève des bois'])
    expect([words, await found(`search=${typed(words)}`)]).toEqual([words, [genevieve]]);
  expect(await found('search=saint+michel')).toEqual([title]);
});

test('F69 what is not certain says so to staff, with whom else it may be', async () => {
  const saved = async (city: string, given: object = {}) =>
    (
      await api.http
        .post('/api/properties')
        .set('cookie', cookie)
        .set('origin', ORIGIN)
        .send({ ...PROPERTY, ...PLACELESS, city, ...given })
        .expect(201)
    ).body;
  expect(await saved('Boulogne')).toMatchObject({
    region: '11',
    regionGuessed: true,
    regionCandidates: ['Boulogne-sur-Mer (62)'],
    notice: expect.stringContaining(
      'Région à vérifier\u00a0: «\u00a0Boulogne-Billancourt\u00a0» ou Boulogne-sur-Mer (62)',
    ),
  });
  expect(await saved('Boulogne', { postcode: '62200' })).toMatchObject({
    region: '32',
    regionGuessed: false,
    regionCandidates: [],
    notice: null,
  });
  expect(await saved('Montigny', { latitude: 48.77, longitude: 2.04 })).toMatchObject({ region: '11' });
  expect(await saved('Le Mesnil', { latitude: 48, longitude: 2 })).toMatchObject({ region: '24' });
});

test('F75 C09 a place has one address: others lead there for good; its page has its heading, canonical and sitemap entry', async () => {
  await place('Paris 11ème');
  await place('Saint-Malo', { postcode: '35400' });
  for (const [asked, there] of [
    ['/biens/st-malo', '/biens/saint-malo'],
    ['/biens/paris-11', '/biens/paris-11e'],
    ['/biens/paris-11eme?type=murs', '/biens/paris-11e?type=murs'],
    ['/biens/neuilly', '/biens/neuilly-sur-seine'],
    ['/biens/l-hay-les-roses', '/biens/lhay-les-roses'],
  ])
    expect((await api.http.get(asked ?? '').expect(301)).headers['location']).toBe(there);
  const { text } = await api.http.get('/biens/paris-11e').expect(200);
  expect(text).toMatch(/<h1[^>]*>Biens immobiliers à Paris 11e</);
  expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/biens/paris-11e"`);
  const { text: sitemap } = await api.http.get('/sitemap-villes.xml').expect(200);
  expect(sitemap).toContain(`${ORIGIN}/biens/paris-11e<`);
  expect(sitemap).not.toContain('paris-12e');
});

test('M59 a chip of a city says the town’s own name while another fills the page', async () => {
  for (let index = 0; index < 13; index += 1) await place('Lyon');
  const { text } = await api.http.get('/biens?city=lyon,saint-etienne,evry').expect(200);
  expect(text).toContain('Saint-Étienne');
  expect(text).toContain('Évry-Courcouronnes');
  expect(text).not.toContain('Saint-Etienne');
});

test('F69 a point that is swapped, outside France or far from its town is refused by its field', async () => {
  const refused = async (given: object): Promise<string> => {
    const { body } = await api.http
      .post('/api/properties')
      .set('cookie', cookie)
      .set('origin', ORIGIN)
      .send({ ...PROPERTY, ...given })
      .expect(400);
    return body.fields.latitude;
  };
  expect(await refused({ latitude: 2.3137, longitude: 48.8829 })).toContain(
    'Échangez-les\u00a0: latitude 48,8829, longitude 2,3137',
  );
  expect(await refused({ latitude: 51.5, longitude: -0.12 })).toContain('hors de France');
  expect(await refused({ latitude: 45.76, longitude: 4.84 })).toContain('de Paris');
  expect(await api.count('property')).toBe(0);
  const id = await publish(api, cookie);
  await change(api, cookie, id, { latitude: 2.3137, longitude: 48.8829 }).expect(400);
  await change(api, cookie, id, { city: 'Lyon', postcode: '69002', latitude: 48.8829, longitude: 2.3137 }).expect(400);
  await change(api, cookie, id, { price: '690 000 €', transactionType: 'sale' }).expect(200);
});
