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
    slug === 'lyon' ? [{ name: 'Lyon', department: '69', population: 5e5, postcodes: [], center: null }] : [],
  beginningWith: () => [],
  largerThan: () => [],
  begins: () => false,
  served: () => [],
};
const settings = {
  read: () => Promise.resolve({ agency: { phone: '01 23 45 67 89', openingHours: [], referencePrefix: 'MUR' } }),
};

function assistant(catalogue: Partial<Record<keyof Catalogue, () => Promise<unknown>>>): Assistant {
  const reading = {
    search: refuse,
    cities: refuse,
    list: refuse,
    offMarket: refuse,
    page: refuse,
    ...catalogue,
  } as unknown as Catalogue;
  const cities = new KnownCities(reading, systemClock);
  return new Assistant(communes, reading, settings as unknown as Settings, systemClock, cities);
}

beforeAll(() => jest.spyOn(process.stdout, 'write').mockImplementation(() => true));
afterAll(() => jest.restoreAllMocks());

test('M109 a search that fails finds nothing and three other properties are offered, available ones', async () => {
  const { replies, properties } = await assistant({
    list: () => Promise.resolve({ items: cards, total: cards.length }),
  }).answer(NEW_CHAT, 'murs à Lyon');
  expect(replies.at(-1)?.text).toContain("Je n'ai pas trouvé de biens correspondant...");
  expect(new Set(properties.map(({ id }) => id)).size).toBe(3);
  expect(properties.map(({ status }) => status)).toEqual(['available', 'available', 'available']);
});

describe('F78 nothing found', () => {
  /** Only a search of other criteria than the ones asked finds something. */
  const nearby = (relaxations: readonly object[], found: readonly number[]) => {
    const asked: object[] = [];
    let at = -1;
    const it = assistant({
      list: () => Promise.resolve({ items: cards, total: cards.length }),
      offMarket: () => Promise.resolve([]),
      search: ((criteria: object) => {
        asked.push(criteria);
        at += 1;
        const items =
          at === 0 ? [] : cards.slice(1, 1 + (found[at - 1] ?? 0)).map((card) => ({ ...card, id: card.id + 10 * at }));
        return Promise.resolve({ items, total: items.length, teasers: [], relaxations: at === 0 ? relaxations : [] });
      }) as unknown as () => Promise<unknown>,
    });
    return { asked, answer: () => it.answer(NEW_CHAT, 'murs à Lyon, 300 000 € maximum') };
  };
  const DEARER = { criterion: 'maxPrice', value: 350_000, total: 9 };
  const ANYWHERE = { criterion: 'cities', total: 4 };

  test('the smallest relaxation gives three, and a second sentence names it', async () => {
    const { asked, answer } = nearby([DEARER, ANYWHERE], [3, 3]);
    const { replies, properties } = await answer();
    expect(replies.at(-1)?.text.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      "Je n'ai pas trouvé de biens correspondant... Voici trois biens si le prix maximum monte à 350 000 €.",
    );
    expect(properties.map(({ id }) => id)).toEqual([11, 12, 13]);
    expect(asked[1]).toMatchObject({ maxPrice: 350_000, cities: ['lyon'] });
  });

  test('where it gives one, the next one fills up', async () => {
    const { replies, properties } = await nearby([DEARER, ANYWHERE], [1, 3]).answer();
    expect(replies.at(-1)?.text.replace(/[\u00a0\u202f]/g, ' ')).toContain(
      'Voici un bien si le prix maximum monte à 350 000 € et deux biens dans toutes les villes.',
    );
    expect(properties.map(({ id }) => id)).toEqual([11, 21, 22]);
  });

  test('where none gives any, three by chance', async () => {
    const { replies, properties } = await nearby([], []).answer();
    expect(replies.at(-1)?.text).toBe("Je n'ai pas trouvé de biens correspondant... Voici trois autres biens.");
    expect(properties).toHaveLength(3);
  });
});

test('M107 M104 of two wishes in one message the second is told after the cards, which stay under their own words', async () => {
  const items = [cards[1], cards[2]];
  const it = assistant({ search: () => Promise.resolve({ items, total: 2, teasers: [], relaxations: [] }) });
  const after = await it.answer(NEW_CHAT, 'je cherche des murs à Lyon et je voudrais estimer ma boutique');
  expect(after.replies.map(({ text, cards: under }) => [text.slice(0, 9), under])).toEqual([
    ["J'ai comp", undefined],
    ['Voici les', true],
    ['Nous esti', undefined],
  ]);
  const before = await it.answer(NEW_CHAT, 'je voudrais vendre ma boutique et trouver des murs à Lyon');
  expect(before.replies.map(({ text }) => text.slice(0, 9))).toEqual(['Nous esti', "J'ai comp", 'Voici les']);
  expect(before.replies.at(-1)?.buttons).toEqual(['Je veux faire une estimation']);
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

const answering =
  <Value>(value: Value) =>
  () =>
    Promise.resolve(value);
const NOTHING = { items: [], total: 0, teasers: [], relaxations: [] };
const saidTo = async (catalogue: Parameters<typeof assistant>[0], text: string) =>
  (await assistant({ list: answering({ items: [], total: 0 }), ...catalogue }).answer(NEW_CHAT, text)).replies;

test('M88 a property asked for by its number: its card, or a word on why there is none', async () => {
  const shown = await assistant({ search: answering({ ...NOTHING, items: [cards[1]], total: 1 }) }).answer(
    NEW_CHAT,
    'la référence MUR-1',
  );
  expect(shown).toMatchObject({ properties: [{ id: 1 }], replies: [{ text: 'Voici le bien MUR-1.' }] });
  const toSee = { search: answering({ ...NOTHING, items: [cards[1]], total: 1 }) };
  const [visit] = await saidTo(toSee, 'rdv possible jeudi pour visiter la référence MUR-1 ?');
  expect(visit).toMatchObject({
    text: expect.stringContaining('Le rendez-vous se prend sur sa fiche'),
    link: { label: 'Prendre rendez-vous', href: '/bien/1' },
  });
  const rented = { ...cards[1], status: 'rented' };
  const [reply] = await saidTo({ search: answering({ ...NOTHING, items: [rented], total: 1 }) }, 'le bien 1');
  expect(reply?.text).toContain('il est loué');
  for (const [page, text] of [
    [null, 'Je ne trouve aucun bien sous la référence MUR-1.'],
    [{ gone: true }, 'Le bien MUR-1 n’est plus proposé.'],
    [{ found: { id: 1, status: 'sold' } }, 'Le bien MUR-1 n’est plus proposé.'],
  ] as const) {
    const [told] = await saidTo({ search: answering(NOTHING), page: answering(page) }, '#1');
    expect(told?.text).toContain(text);
  }
  const [failed] = await saidTo({}, 'le bien 1');
  expect(failed).toMatchObject({ again: 'message', text: expect.stringContaining('me connecter au serveur') });
});

test('F21 row 16 where only off-market properties match it says so and names none; beyond a teaser nothing decides', async () => {
  const teaser = {
    id: 9,
    title: 'Secrète',
    citySlug: 'lyon',
    nature: 'boutique',
    transactionType: 'sale',
    amount: 5e5,
  };
  const told = async (text: string) => {
    const found = { search: answering(NOTHING), offMarket: answering([teaser]) };
    const replies = await saidTo(found, text);
    expect(JSON.stringify(replies)).not.toContain('Secrète');
    return replies.find(({ link }) => link?.href === '/off-market')?.text;
  };
  expect(await told('Je cherche une boutique à Lyon')).toContain(
    "Je n'ai pas trouvé de biens correspondant... mais un bien OFF MARKET correspond à votre recherche",
  );
  expect(await told('boutique à Lyon, moins de 600 000 €')).toContain('correspond à');
  // A teaser tells no surface: it may be, or not.
  expect(await told('boutique à Lyon, 100 m²')).toContain('pourrait correspondre');
  for (const other of [
    'bureaux à Lyon',
    'boutique à louer à Lyon',
    'boutique à Lyon, moins de 400 000 €',
    'boutique de 100 m²',
  ])
    expect(await told(other)).toBeUndefined();
  const all = { search: answering({ items: [cards[1]], total: 1, teasers: [] }), offMarket: answering([teaser]) };
  expect((await saidTo(all, 'boutique à Lyon')).some(({ link }) => link)).toBe(false);
});

test('M108 what was shown is kept, so that « moins cher » has something to compare with', async () => {
  const shop = { status: 'available', transactionType: 'sale', surface: 80 };
  const items = [300_000, 200_000, 250_000].map((amount, id) => ({ ...shop, id, amount }));
  const it = assistant({ search: answering({ ...NOTHING, items, total: 3 }) });
  const { state } = await it.answer(NEW_CHAT, 'murs à Lyon');
  expect(state.shown).toEqual({ transaction: 'sale', prices: [200_000, 250_000, 300_000], surfaces: [80, 80, 80] });
  expect((await it.answer(state, 'moins cher')).state.criteria).toMatchObject({
    maxPrice: 240_000,
    transactions: ['sale'],
  });
});
