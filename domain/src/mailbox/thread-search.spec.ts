import { isOfSourceAlone, readThreadSearch } from './thread-search';

const NOTHING = {
  words: [],
  from: [],
  property: [],
  adviser: [],
  before: null,
  after: null,
  state: null,
  source: null,
  without: [],
};

test.each([
  ['', {}],
  ['Loyer à Lyon', { words: ['loyer', 'a', 'lyon'] }],
  ['de:Martin', { from: ['martin'] }],
  ['De:"Zoë Martin" loyer', { from: ['zoe martin'], words: ['loyer'] }],
  ['de:zoe@exemple.fr', { from: ['zoe exemple fr'] }],
  ['bien:42', { property: ['42'] }],
  ['bien:"rue de Lévis" bien:7', { property: ['rue de levis', '7'] }],
  ['avant:2026-11-01 apres:1/10/2026', { before: '2026-11-01', after: '2026-10-01' }],
  ['après:01/10/2026', { after: '2026-10-01' }],
  ['avant:2026-02-30', { words: ['avant', '2026', '02', '30'] }],
  ['avant:0000-01-01', { words: ['avant', '0000', '01', '01'] }],
  ['constructor:x', { words: ['constructor', 'x'] }],
  ['statut:répondu', { state: 'answered' }],
  ['statut:attente', { words: ['statut', 'attente'] }],
  ['statut:"en attente"', { state: 'waiting' }],
  ['statut:spam', { state: 'spam' }],
  ['source:chat', { source: 'chat' }],
  ['source:off', { source: 'off-market' }],
  ['sauf:estimation sauf:chat', { without: ['estimation', 'chat'] }],
  ['sauf:rien', { words: ['sauf', 'rien'] }],
  ['conseiller:hélène', { adviser: ['helene'] }],
  ['http://exemple.fr', { words: ['http', 'exemple', 'fr'] }],
  ['de:', { words: ['de'] }],
  ['"un deux"', { words: ['un', 'deux'] }],
  ['100 %', { words: ['100', '%'] }],
] as const)('E11 %s is read', (typed, found) => expect(readThreadSearch(typed)).toEqual({ ...NOTHING, ...found }));

test('however long it is, it is read in no time and asks for little', () => {
  const { words } = readThreadSearch('"'.repeat(200) + 'a:'.repeat(5000));
  expect(words.length).toBeLessThanOrEqual(12);
  expect(readThreadSearch('mot '.repeat(500)).words).toHaveLength(12);
});

test.each([
  ['source:chat', true],
  ['sauf:estimation', true],
  ['', false],
  ['source:chat loyer', false],
  ['source:chat de:zoe', false],
  ['sauf:chat avant:2026-11-01', false],
])('«%s» asks of nothing but the source: %s', (typed, alone) =>
  expect(isOfSourceAlone(readThreadSearch(typed))).toBe(alone),
);
