import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_CHAT } from './chat-state';
import { ESTIMATION_CONFIRMED, OFFER_INTRODUCED } from './replies/chat-texts';
import type { ChatTurn } from './chat-turn';
import { converse } from './converse';
import { EVERYDAY, type Given } from './testing/everyday-utterances';
import { gazetteer } from '../geography/testing/gazetteer';
import { heard } from './testing/heard';

const communes = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const context = { communes, now: 1000, agencyPhone: '01 23 45 67 89', referencePrefix: 'PGN', openingHours: [] };
const START = 'Je veux faire une estimation';
const OWNER = [
  START,
  'Zoë Roux',
  'zoe@exemple.fr',
  '06 12 34 56 78',
  'boutique',
  '12 rue de Lévis, 75017 Paris',
  '80',
  'non',
];

function talk(...messages: readonly string[]): ChatTurn {
  let turn: ChatTurn = { state: NEW_CHAT, replies: [] };
  for (const message of messages) turn = converse(turn.state, message, context);
  return turn;
}

test.each(EVERYDAY)('M107 M108 %j gives what a person would understand', (said, given) =>
  expect(heard(said, communes)).toEqual(given),
);

test.each<[string, Given]>([
  [
    'Je voudrais vendre ma boulangerie et aussi trouver un autre local plus grand à Bordeaux',
    { offer: true, search: { cities: ['bordeaux'], natures: ['commercial'] } },
  ],
  [
    'je cherche un bureau à Caen et je voudrais faire estimer mes murs à Rouen',
    { offer: true, search: { cities: ['caen'], natures: ['bureaux'] } },
  ],
  [
    'J’aimerais céder mon restaurant et trouver des bureaux à Nantes',
    { offer: true, search: { cities: ['nantes'], natures: ['bureaux'] } },
  ],
  [
    'je cherche des murs occupés à Lille, et j’aimerais connaître la valeur de mon local à Arras',
    { offer: true, search: { cities: ['lille'], natures: ['murs'], occupancy: 'occupied' } },
  ],
  [
    'Pouvez-vous estimer ma boutique ? Je cherche aussi un immeuble à Metz pour 600 000 €',
    { offer: true, search: { cities: ['metz'], natures: ['immeuble'], minPrice: 480_000, maxPrice: 720_000 } },
  ],
  [
    'on vend nos bureaux à Nancy pour acheter une boutique à Toul',
    { offer: true, search: { cities: ['toul'], natures: ['boutique'], transactions: ['sale'] } },
  ],
  // One wish in many words stays one.
  [
    'je cherche une boutique et des bureaux à Lyon, avec vitrine et parking',
    { search: { cities: ['lyon'], natures: ['boutique', 'bureaux'] } },
  ],
  [
    'Bonjour. Je cherche un local à Lyon. Il me faut 100 m² minimum.',
    { search: { cities: ['lyon'], natures: ['commercial'], minSurface: 100 } },
  ],
  ['je veux vendre mon local et mon immeuble à Caen', { offer: true }],
  ['Je cherche un acquéreur pour mon local, combien vaut-il ?', { offer: true }],
])('M107 two wishes in one message are two, and one is one: « %s »', (said, given) =>
  expect(heard([said], communes)).toEqual(given),
);

test('M107 two wishes are answered in the order said, and an offer that no longer stands last can still be taken', () => {
  const offerFirst = talk('Je voudrais vendre ma boulangerie et trouver un local à Bordeaux');
  expect(offerFirst.replies.map(({ text }) => text)).toEqual([OFFER_INTRODUCED, expect.stringContaining('Bordeaux')]);
  expect(offerFirst).toMatchObject({ buttons: [START] });
  const searchFirst = talk('je cherche un bureau à Caen et je voudrais faire estimer mes murs à Rouen');
  expect(searchFirst.replies).toHaveLength(1);
  expect(searchFirst.afterwards).toEqual([
    expect.objectContaining({ text: OFFER_INTRODUCED, buttons: ['Oui', 'Non'] }),
  ]);
  for (const { state } of [offerFirst, searchFirst])
    expect(converse(state, 'oui', context).state.estimation?.step).toBe('fullName');
});

test.each([
  'I own a shop in Paris and would like to sell it',
  'combien je peux espérer de ma boutique de 45 m² rue de Rennes à Paris, louée 1800€/mois ?',
  'I’d like to sell my office in Lyon',
  'combien pourrais-je obtenir de mon local de 80 m² à Reims, loué 1 200 € par mois ?',
  'How much is my store in Nice worth?',
  'quel prix espérer pour mes bureaux à Melun ?',
  'we want to sell our building',
])('M107 an owner is offered an estimation, whatever he tells of his own: « %s »', (said) =>
  expect(heard([said], communes)).toEqual({ offer: true }),
);

test.each([
  ['moi cest Jean-Michel Dupond', 'Jean-Michel Dupond'],
  ['My name is John Smith', 'John Smith'],
  ['moi cest Ana Lopes', 'Ana Lopes'],
  ['my name is Mary-Jane Watson', 'Mary-Jane Watson'],
  ['jm appelle Luc Petit', 'Luc Petit'],
  ['Je m’appelle monsieur Éric Blanc', 'Éric Blanc'],
  ['Bonsoir moi je suis Inès Haddad', 'Inès Haddad'],
  ['Cestmir Novak', 'Cestmir Novak'],
  ['C. Martin', 'C. Martin'],
  ['Moira Bell', 'Moira Bell'],
])('M105 the name alone is kept, without the words that present it: « %s »', (said, fullName) =>
  expect(heard([START, said], communes).lead).toEqual({ fullName }),
);

test.each<[string, Given['search']]>([
  ['max 2500€ mois', { transactions: ['rental'], maxPrice: 30_000 }],
  [
    'local à Brest max 1800€ mois',
    { cities: ['brest'], natures: ['commercial'], transactions: ['rental'], maxPrice: 21_600 },
  ],
  [
    'bureaux à Lille, loyer 1500 euros le mois',
    { cities: ['lille'], natures: ['bureaux'], transactions: ['rental'], minPrice: 14_400, maxPrice: 21_600 },
  ],
  [
    'boutique Nantes 3k par mois max',
    { cities: ['nantes'], natures: ['boutique'], transactions: ['rental'], maxPrice: 36_000 },
  ],
  ['100k€ de droit au bail à Lyon', { cities: ['lyon'], transactions: ['rental'] }],
  ['boutique à Nice, 50 000 € de pas-de-porte', { cities: ['nice'], natures: ['boutique'], transactions: ['rental'] }],
  [
    'local à Toulon droit au bail 120 k€ maximum',
    { cities: ['toulon'], natures: ['commercial'], transactions: ['rental'] },
  ],
  [
    'local à Pau, droit au bail 50 k€, loyer 2000 € par mois maximum',
    { cities: ['pau'], natures: ['commercial'], transactions: ['rental'], maxPrice: 24_000 },
  ],
])('M108 a rent of a month is one, a lease premium is no price: « %s »', (said, search) =>
  expect(heard([said], communes)).toEqual({ search }),
);

test.each<[string, string, readonly string[]]>([
  ['boutique à Paris', 'et à Lyon plutôt ?', ['lyon']],
  ['boutique à Paris', 'et à Lille plutôt', ['lille']],
  ['local à Nice', 'et Cannes à la place ?', ['cannes']],
  ['bureaux à Lyon', 'et sinon à Dijon ?', ['dijon']],
  ['bureaux à Paris', 'Montreuil ?', ['montreuil']],
  ['boutique à Paris', 'et Lyon aussi', ['paris', 'lyon']],
])('M108 « plutôt » puts a town in the place of the other: « %s », « %s »', (first, then, cities) => {
  const natures = heard([first], communes).search?.natures;
  expect(heard([first, then], communes)).toEqual({ search: { cities, natures } });
});

test('M105 M108 a wish after a finished estimation is a new one; after a broken off one the search goes on', () => {
  const SEARCH = 'boutique à Paris max 300k';
  const finished = talk(SEARCH, ...OWNER);
  expect(finished.replies[0]?.text).toBe(ESTIMATION_CONFIRMED);
  expect(heard([SEARCH, ...OWNER, 'et des bureaux à Tours ?'], communes).search).toEqual({
    cities: ['tours'],
    natures: ['bureaux'],
  });
  expect(heard([SEARCH, START, 'annuler', 'à Lyon'], communes).search).toEqual({
    cities: ['lyon'],
    natures: ['boutique'],
    maxPrice: 300_000,
  });
});

test.each([
  ['rdv possible jeudi pour visiter la référence PGN-12 ?', true],
  ['rendez-vous pour le bien 12', true],
  ['je veux un rdv pour visiter PGN-12', true],
  ['puis-je avoir rdv pour la ref PGN-12', true],
  ['la référence PGN-12 est-elle disponible ?', undefined],
])('M88 a visit of one property is about that property, not about the telephone: « %s »', (said, appointment) =>
  expect(talk(said)).toMatchObject({ property: 12, ...(appointment && { appointment }) }),
);
test('F41 who would be rung up about a property wants a person', () =>
  expect(heard(['pouvez-vous me rappeler au sujet de PGN-12 ?'], communes)).toEqual({ reply: 'advisor' }));

test.each<[string, Given['reply']]>([
  ['merci, je vais réfléchir', 'goodbye'],
  ['je vais réfléchir', 'goodbye'],
  ['merci je vous recontacterai', 'goodbye'],
  ['je réfléchis et je reviens vers vous', 'goodbye'],
  ['mon locataire ne paie plus', 'advisor'],
  ['mon locataire a des impayés', 'advisor'],
  ['mon locataire refuse de partir', 'advisor'],
])('F41 who goes is let go, and what is law is for an adviser: « %s »', (said, reply) =>
  expect(heard([said], communes)).toEqual({ reply }),
);

test.each(['au revoir', 'je vais réfléchir', 'merci, bonne journée'])(
  'M105 who goes in the midst of the estimation is no « %s » in the CRM',
  (said) => expect(talk(START, said).state).toEqual({ version: 1, mode: 'open' }),
);

test.each([
  'murs à Lyon dont le locataire est en place',
  'murs commerciaux Lyon avec locataire qui paie 1500 € par mois',
  'bureaux à louer à Lyon sans dépôt de garantie',
  'murs à Lyon avec renouvellement du bail en 2024',
  'boutique à Lyon que possède un investisseur',
])('M107 what a buyer says of a lease is a search: « %s »', (said) =>
  expect(talk(said).search?.cities).toEqual(['lyon']),
);

test.each(['on verra', "c'est tout", 'je dois voir avec mon comptable'])(
  'M105 « %s » throws away nothing that was told of an estimation: the question is asked again',
  (said) => {
    const before = talk(START, 'Zoë Martin', 'zoe@exemple.fr');
    const after = talk(START, 'Zoë Martin', 'zoe@exemple.fr', said);
    expect(after.state.estimation).toEqual(before.state.estimation);
  },
);
