import { placesFound } from './city-search';

const city = (slug: string, name: string) => ({ slug, name, department: null, region: null, count: 1 });
const cities = [
  city('sainte-adresse', 'Sainte-Adresse'),
  city('lhay-les-roses', 'L’Haÿ-les-Roses'),
  city('saint-malo', 'Saint-Malo'),
  city('neuilly-sur-seine', 'Neuilly-sur-Seine'),
  city('paris', 'Paris'),
  city('puteaux', 'Puteaux'),
];
const known = { cities, counts: cities, districts: [city('paris-1er', 'Paris 1er'), city('paris-16e', 'Paris 16e')] };

test.each([
  ['ste adresse', ['sainte-adresse']],
  ['lhay', ['lhay-les-roses']],
  ['l’haÿ', ['lhay-les-roses']],
  ['ST MALO', ['saint-malo']],
  ['neuilly s/ seine', ['neuilly-sur-seine']],
  ['paris', ['paris']],
  ['paris 16', ['paris-16e']],
  ['Paris 16ème', ['paris-16e']],
  ['75016', ['paris-16e']],
  ['la défense', ['la-defense']],
  ['rue 16', []],
])('C66 F75 the filter’s own search finds %s', (typed, slugs) =>
  expect(placesFound(typed, known).map(({ slug }) => slug)).toEqual(slugs),
);
