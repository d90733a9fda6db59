import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteer } from '../geography/testing/gazetteer';
import type { ChatState } from './chat-state';
import { ESTIMATION_FIRST } from './replies/chat-texts';
import { converse } from './converse';
import type { EstimationStep } from './estimation/estimation-lead';

const communes = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const context = { communes, now: 1000, agencyPhone: '01 23 45 67 89', openingHours: [] };
const LEAD = {
  fullName: 'Zoë Roux',
  email: 'zoe@exemple.fr',
  phone: '06 12 34 56 78',
  propertyType: 'boutique',
  propertyAddress: '12 rue de Lévis, 75017 Paris',
  propertyCity: 'Paris',
  propertyZipCode: '75017',
  propertySurface: '80',
};
const SEARCHING: ChatState = {
  version: 1,
  mode: 'search',
  criteria: { cities: ['paris'] },
  shown: { prices: [400_000], surfaces: [80] },
};
const asked = (step: EstimationStep, said: string) =>
  converse({ version: 1, mode: 'estimation', estimation: { step, lead: LEAD } }, said, context);

test.each(['Désolée, c’était 95 m²', 'desolee, cetait 95 m2', 'non, la SURFACE est de 95 m²'])(
  'an answer is corrected with accents and without: « %s »',
  (said) => expect(asked('occupied', said).state.estimation?.lead.propertySurface).toBe('95'),
);

test.each(['je me suis trompé dans mon numéro de téléphone', 'jme suis trompee dans mon numero de tel'])(
  'a question is named in the words by which its answer is: « %s »',
  (said) => expect(asked('occupied', said).state.estimation?.step).toBe('phone'),
);

test('who opens with a word that says nothing is understood by what follows, wherever it is said', () => {
  expect(asked('occupied', 'salut, je cherche des bureaux à Lyon').replies[0]?.text).toBe(ESTIMATION_FIRST);
  expect(asked('city', 'coucou, annuler').state.mode).toBe('open');
  expect(converse(SEARCHING, 'bonjour, moins cher', context).search).toMatchObject({ maxPrice: 390_000 });
});

test('premises are let in the plural too, and a trade is looked for like any kind', () => {
  expect(asked('occupied', 'ils sont loués').state.estimation).toMatchObject({ step: 'annualRent' });
  expect(converse({ version: 1, mode: 'open' }, 'je cherche une brasserie', context).search).toEqual({
    search: 'brasserie',
  });
});

test('a kind of property is no town, but Murs is one', () => {
  expect(asked('city', 'offices in Toulouse').state.estimation?.step).toBe('city');
  expect(asked('city', 'à Murs').state.estimation?.lead.propertyCity).toBe('Murs');
});
