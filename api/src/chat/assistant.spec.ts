import { NEW_CHAT } from '@pignon/domain/chat/chat-state';
import type { Catalogue } from '@pignon/domain/listings/catalogue';
import type { Settings } from '@pignon/domain/settings/app-settings';
import { systemClock } from '@pignon/domain/shared/clock';
import { Assistant } from './assistant';
import { KnownCities } from './known-cities';

const refuse = (): Promise<never> => Promise.reject(new Error('the database is away'));
const cards = Array.from({ length: 8 }, (_, at) => ({ id: at, status: at === 0 ? 'sold' : 'available' }));
const communes = {
  named: (slug: string) =>
    slug === 'lyon' ? [{ name: 'Lyon', department: '69', population: 5e5, postcodes: [] }] : [],
  beginningWith: () => [],
};
const settings = { read: () => Promise.resolve({ agency: { phone: '01 23 45 67 89', openingHours: [] } }) };

function assistant(catalogue: Partial<Record<keyof Catalogue, () => Promise<unknown>>>): Assistant {
  const reading = { search: refuse, cities: refuse, list: refuse, ...catalogue } as unknown as Catalogue;
  const cities = new KnownCities(reading, systemClock);
  return new Assistant(communes, reading, settings as unknown as Settings, systemClock, cities);
}

beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => jest.restoreAllMocks());

test('M109 a search that fails finds nothing and three other properties are offered, available ones', async () => {
  const { replies, properties } = await assistant({ list: () => Promise.resolve(cards) }).answer(
    NEW_CHAT,
    'murs à Lyon',
  );
  expect(replies.at(-1)?.text).toContain("Je n'ai pas trouvé de biens correspondant...");
  expect(new Set(properties.map(({ id }) => id)).size).toBe(3);
  expect(properties.map(({ status }) => status)).toEqual(['available', 'available', 'available']);
});

test('M109 nothing at all can be read: it still answers', async () => {
  const { properties, state } = await assistant({}).answer(NEW_CHAT, 'murs à Lyon');
  expect(properties).toEqual([]);
  expect(state).toMatchObject({ criteria: { natures: ['murs'], cities: ['lyon'] } });
});

test('M109 F54 a city list that fails falls back to the three cities; a known one proposes the fullest', async () => {
  const asked = "Besoin d'aide pour trouver un bien";
  const without = await assistant({}).answer(NEW_CHAT, asked);
  expect(without.replies[0]?.buttons).toEqual(['Paris', 'Lyon', 'Marseille']);
  const cities = () => Promise.resolve([1, 4, 2, 3].map((count) => ({ name: `Ville ${count}`, count })));
  const known = await assistant({ cities }).answer(NEW_CHAT, asked);
  expect(known.replies[0]?.buttons).toEqual(['Ville 4', 'Ville 3', 'Ville 2']);
});
