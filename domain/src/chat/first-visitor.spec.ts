import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchCriteria } from '../listings/search-criteria';
import { NEW_CHAT } from './chat-state';
import { type ChatTurn, converse } from './converse';
import { type Intent, readIntent } from './intents';
import { readCriteria } from './read-criteria';
import { gazetteer } from './testing/gazetteer';

/** What a first visitor stumbled over, each with its like. */
const communes = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const context = { communes, now: 1000, agencyPhone: '01 23 45 67 89', openingHours: [] };

function talk(...messages: readonly string[]): ChatTurn {
  let turn: ChatTurn = { state: NEW_CHAT, replies: [] };
  for (const message of messages) turn = converse(turn.state, message, context);
  return turn;
}

test.each<[string, Intent['kind']]>([
  ['je cherche un acquéreur pour mon immeuble', 'offer'],
  ['je cherche un acheteur', 'offer'],
  ['nous cherchons un repreneur pour notre boutique à Lyon', 'offer'],
  ['achetez-vous mon immeuble ?', 'offer'],
  ['je cherche à louer mon local', 'letting'],
  ['je cherche à mettre mon local en location', 'letting'],
  ['je cherche un preneur pour ma boutique', 'letting'],
  ['je cherche un local à louer pour mon entreprise', 'search'],
  ['je cherche une boutique pour ma femme', 'search'],
])('F51 owners and who looks for premises are told apart: « %s »', (said, kind) =>
  expect(readIntent(said, communes).kind).toBe(kind),
);

test.each<[string, Intent['kind']]>([
  ['je ne veux pas d’estimation', 'declined'],
  ['pas besoin d’estimation', 'declined'],
  ['pas d’estimation merci', 'declined'],
  ['je ne souhaite pas faire estimer mon bien', 'declined'],
  ['je ne veux pas vendre mon local', 'declined'],
  ['votre estimation était nulle', 'complaint'],
  ['vos estimations sont trop basses', 'complaint'],
  ['je veux une estimation', 'offer'],
  ['votre estimation est-elle gratuite ?', 'offer'],
])('M107 what is refused is not offered: « %s »', (said, kind) => {
  expect(readIntent(said, communes).kind).toBe(kind);
  expect(talk(said).state.offeredAt === undefined).toBe(kind !== 'offer');
});

test.each<[string, SearchCriteria]>([
  ['quel est le prix du bien 35 ?', {}],
  ['le bien n° 35', {}],
  ['la référence 1250', {}],
  ['mille', {}],
  ['mille mercis', {}],
  ['loyer de mille euros par mois', { transactions: ['rental'], minPrice: 9600, maxPrice: 14_400 }],
  ['un local de 3 M de large', { natures: ['commercial'] }],
  ['une boutique avec 6 mètres de vitrine', { natures: ['boutique'] }],
  ['un immeuble à 3 M€', { natures: ['immeuble'], minPrice: 2_400_000, maxPrice: 3_600_000 }],
  ['budget 300', {}],
  ['under 500k', { maxPrice: 500_000 }],
  ['a shop in Paris under 500k', { cities: ['paris'], natures: ['boutique'], maxPrice: 500_000 }],
  ['office for rent in Lyon', { cities: ['lyon'], natures: ['bureaux'], transactions: ['rental'] }],
  [
    'looking for a spacious building for sale, at least 1 million',
    { natures: ['immeuble'], transactions: ['sale'], minPrice: 1_000_000, minSurface: 200 },
  ],
  ['un local rentable et grand', { natures: ['commercial'], minSurface: 200, minYield: 5 }],
  ['un local grand et rentable', { natures: ['commercial'], minSurface: 200, minYield: 5 }],
  ['un local avec une grande vitrine', { natures: ['commercial'] }],
  ['local à louer à moins de 2000', { natures: ['commercial'], transactions: ['rental'], maxPrice: 24_000 }],
  ['bureaux à louer, maximum 900', { natures: ['bureaux'], transactions: ['rental'], maxPrice: 10_800 }],
])('M108 amounts and English words: « %s »', (said, criteria) =>
  expect(readCriteria(said, communes)).toEqual(criteria),
);

test('M107 the price of walls is a question for an estimation in the midst of a search too', () => {
  const turn = talk('je cherche une boutique à Paris', 'quel est le prix des murs à Paris ?');
  expect(turn.state.offeredAt).toBe(1000);
  expect(talk('je cherche une boutique à Paris', 'prix max 300k').search).toMatchObject({ maxPrice: 300_000 });
});
