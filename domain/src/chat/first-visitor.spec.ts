import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchCriteria } from '../listings/filters/filters';
import { NEW_CHAT } from './chat-state';
import type { ChatTurn } from './chat-turn';
import { converse } from './converse';
import { type Intent, readIntent } from './reading/intents/intents';
import { readCriteria } from './reading/read-criteria';
import { gazetteer } from '../geography/testing/gazetteer';

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

const answers = (turn: ChatTurn): string => turn.replies.map(({ text }) => text.replace(/\u00a0/g, ' ')).join('\n');

test.each<[string, readonly string[], SearchCriteria | undefined]>([
  ['un local hors Paris', ['« Paris »'], { natures: ['commercial'] }],
  ['une boutique sauf Paris et Lyon', ['« Paris » et « Lyon »'], { natures: ['boutique'] }],
  ['bureaux en dehors de Paris', ['« Paris »'], { natures: ['bureaux'] }],
  ['bureaux ailleurs qu’à Paris', ['« Paris »'], { natures: ['bureaux'] }],
  ['une boutique en Île-de-France sauf Paris', ['« Paris »'], { natures: ['boutique'], regions: ['11'] }],
  ['boutique sauf dans le 92', ['« Hauts-de-Seine »'], { natures: ['boutique'] }],
  ['pas à Paris', ['« Paris »'], undefined],
  ['tout sauf paris', ['« Paris »'], undefined],
])('M108 a place cannot be excluded, and that is said: « %s »', (said, names, search) => {
  const turn = talk(said);
  expect(answers(turn)).toContain('Je ne sais pas exclure un lieu');
  for (const name of names) expect(answers(turn)).toContain(name);
  expect(turn.search).toEqual(search);
});

test('M108 an excluded place is asked for no longer; where towns are named nothing is to be said', () => {
  expect(talk('je cherche une boutique à Paris', 'pas à Paris').search).toEqual({ natures: ['boutique'] });
  const turn = talk('local commercial, pas à Paris mais à Créteil');
  expect(turn.search).toEqual({ natures: ['commercial'], cities: ['creteil'] });
  expect(turn.replies).toHaveLength(1);
  expect(talk('pourquoi pas à Paris').search).toEqual({ cities: ['paris'] });
});

test.each<[string, string, SearchCriteria | undefined]>([
  ['un local à Trifouilly-les-Oies', 'Trifouilly-les-Oies', { natures: ['commercial'] }],
  ['à Trifouilly-les-Oies', 'Trifouilly-les-Oies', undefined],
  ['je cherche un bien à Trifouilly-les-Oies', 'Trifouilly-les-Oies', undefined],
  ['local a trifouilly', 'trifouilly', { natures: ['commercial'] }],
  ['une boutique dans le Marais à Paris', 'le Marais', { natures: ['boutique'], cities: ['paris'] }],
  ['boutique rue de la Paix', 'rue de la Paix', { natures: ['boutique'] }],
  ['boutique avenue de Paris à Versailles', 'avenue de Paris', { natures: ['boutique'], cities: ['versailles'] }],
])('M108 a place that nobody knows is told: « %s »', (said, name, search) => {
  const turn = talk(said);
  expect(answers(turn)).toContain(`Je n’ai pas trouvé le lieu « ${name} »`);
  expect(turn.search).toEqual(search);
});

test.each([
  'Un local à rénover à Lyon',
  'Des bureaux à louer en centre-ville à Lyon',
  'Je cherche un local en bon état à Lyon',
  'Une boutique à Lyon en Janvier',
  'LOCAL COMMERCIAL A PARIS MAX 300000',
])('M108 and what is no place is not: « %s »', (said) => expect(talk(said).replies).toHaveLength(1));

test.each<[string, SearchCriteria]>([
  ['boutique Paris IX', { cities: ['paris-9e'], natures: ['boutique'] }],
  ['boutique à Paris XVIe', { cities: ['paris-16e'], natures: ['boutique'] }],
  ['bureaux Lyon III', { cities: ['lyon-3e'], natures: ['bureaux'] }],
])('M108 an arrondissement in Roman figures: « %s »', (said, criteria) =>
  expect(readCriteria(said, communes)).toEqual(criteria),
);

test('M108 a department is one, and its region is looked through with a word', () => {
  const turn = talk('un local dans le 92');
  expect(turn.search).toEqual({ natures: ['commercial'], regions: ['11'] });
  expect(answers(turn)).toContain('pour « Hauts-de-Seine », je regarde toute la région Île-de-France');
});

const PARIS = 'je cherche une boutique à Paris, 100 m² minimum';
test.each<[string, SearchCriteria]>([
  ['je veux visiter un bien à Lyon', { cities: ['lyon'] }],
  ['avez-vous des murs à Nice ?', { cities: ['nice'], natures: ['murs'] }],
  ['des bureaux à Lille', { cities: ['lille'], natures: ['bureaux'] }],
  ['plutôt des bureaux', { cities: ['paris'], natures: ['bureaux'], minSurface: 100 }],
  ['je cherche plutôt un local à Lyon', { cities: ['lyon'], natures: ['commercial'], minSurface: 100 }],
  ['et à Lyon aussi', { cities: ['paris', 'lyon'], natures: ['boutique'], minSurface: 100 }],
  ['à Lyon', { cities: ['lyon'], natures: ['boutique'], minSurface: 100 }],
  ['moins de 300k', { cities: ['paris'], natures: ['boutique'], minSurface: 100, maxPrice: 300_000 }],
])('M108 after a search « %s » begins anew or goes on', (said, criteria) =>
  expect(talk(PARIS, said).search).toEqual(criteria),
);

test.each<[string, Intent['kind'], string]>([
  ['quels sont vos honoraires ?', 'fees', '/mentions-legales#honoraires'],
  ['combien prenez-vous de commission ?', 'fees', '/mentions-legales#honoraires'],
  ['frais d’agence ?', 'fees', '/mentions-legales#honoraires'],
  ['je veux supprimer mes données', 'personal-data', '/politique-de-confidentialite'],
  ['je cherche un emploi', 'careers', '/carrieres'],
  ['recrutez-vous ?', 'careers', '/carrieres'],
  ['quelle est votre adresse ?', 'address', '/contact'],
  ['où sont vos bureaux ?', 'address', '/contact'],
  ['quel est votre numéro ?', 'phone', '/contact'],
  ['vos coordonnées svp', 'phone', '/contact'],
  ['rappelez-moi au 06 12 34 56 78', 'advisor', '/contact'],
])('F41 a question to the agency leads to what it has published: « %s »', (said, kind, href) => {
  expect(readIntent(said, communes).kind).toBe(kind);
  expect(talk(said).replies[0]?.link?.href).toBe(href);
});

test('F41 the address and a goodbye are told from the settings, a number said here is not said to be kept', () => {
  const there = { ...context, agencyAddress: '1 rue de Lévis, 75017 Paris', openingHours: ['Lun-Ven 9h-19h'] };
  expect(converse(NEW_CHAT, 'où êtes-vous ?', there).replies[0]?.text.replace(/\u00a0/g, ' ')).toBe(
    'Notre agence : 1 rue de Lévis, 75017 Paris. Nos horaires : Lun-Ven 9h-19h. Vous pouvez nous appeler au 01 23 45 67 89.',
  );
  expect(converse(NEW_CHAT, 'votre numéro ?', there).replies[0]?.text.replace(/\u00a0/g, ' ')).toBe(
    'Vous pouvez nous appeler au 01 23 45 67 89. Nos horaires : Lun-Ven 9h-19h.',
  );
  expect(answers(talk('merci, au revoir'))).toBe('Au revoir, et à bientôt !');
  expect(answers(talk('rappelez-moi au 06 12 34 56 78'))).toContain('Je ne peux pas transmettre votre numéro');
  expect(readIntent('murs à Lyon, 300 000 € honoraires inclus', communes).kind).toBe('search');
  expect(readIntent('un local pour mon agence de recrutement à Lyon', communes).kind).toBe('search');
});

test('M107 a refusal beside a wish is no end', () => {
  expect(talk('je n’ai pas besoin d’une estimation, je cherche un local à Lyon').search).toEqual({
    natures: ['commercial'],
    cities: ['lyon'],
  });
  expect(readIntent('je ne cherche pas à vendre mon local', communes).kind).toBe('declined');
});

test('M108 an arrondissement that is excluded is not looked for, an unclear limit is asked about', () => {
  const there = talk('Je cherche un local à Paris mais pas dans le 16e');
  expect(there.search).toEqual({ natures: ['commercial'], cities: ['paris'] });
  expect(answers(there)).toContain('des biens de « Paris 16e » peuvent apparaître');
  const few = talk('moins de 300 pour une boutique');
  expect(few.search).toEqual({ natures: ['boutique'] });
  expect(answers(few)).toContain('Je n’ai pas su si « 300 » est un prix ou une surface');
});

test.each([
  ['bureaux à la Défense', ['la-defense']],
  ['bureaux à la défense', ['la-defense']],
  ['un bureau à Paris La Défense', ['la-defense']],
  ['boutique Paris 11 ou Paris 12', ['paris-11e', 'paris-12e']],
  ['boutique dans le 15e à Paris', ['paris-15e']],
  ['boutique 75011', ['paris-11e']],
  ['boutique rue 16 à Lyon', ['lyon']],
  ['boutique Neuilly s/ Seine', ['neuilly-sur-seine']],
])('F75 arrondissements and groups are places of a talk: « %s »', (said, cities) =>
  expect(talk(said).search?.cities).toEqual(cities),
);

test('F75 what is left out is an arrondissement, or all of them with their city', () => {
  expect(talk('boutique à Paris 16', 'finalement pas à Paris').search?.cities).toBeUndefined();
});

test('M107 the price of walls is a question for an estimation in the midst of a search too', () => {
  const turn = talk('je cherche une boutique à Paris', 'quel est le prix des murs à Paris ?');
  expect(turn.state.offeredAt).toBe(1000);
  expect(talk('je cherche une boutique à Paris', 'prix max 300k').search).toMatchObject({ maxPrice: 300_000 });
});
