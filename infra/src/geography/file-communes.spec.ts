import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citySlugOf } from '@pignon/domain/shared/text/slug';
import { otherPlaces, placeOf } from '@pignon/domain/geography/place-of';
import type { Located } from '@pignon/domain/geography/place-of';
import { FileCommunes } from './file-communes';

const communes = new FileCommunes();
const place = (city: string, more: Partial<Located> = {}) =>
  placeOf({ city, address: null, postcode: null, latitude: null, longitude: null, ...more }, communes);

describe('places', () => {
  it.each<[string, Partial<Located>, string, string | null, string]>([
    ['Paris 16e', {}, 'Paris', '16e', '11'],
    ['Paris 16ème arrondissement', {}, 'Paris', '16e', '11'],
    ['PARIS 16', {}, 'Paris', '16e', '11'],
    ['Paris', { address: '40 avenue Victor Hugo, 75116 Paris' }, 'Paris', '16e', '11'],
    ['75116 Paris', {}, 'Paris', '16e', '11'],
    ['Paris (16e)', {}, 'Paris', '16e', '11'],
    ['PARIS-01', {}, 'Paris', '1er', '11'],
    ['Paris', { postcode: '75 011' }, 'Paris', '11e', '11'],
    ['Lyon 3e', {}, 'Lyon', '3e', '84'],
    ['Lyon', { postcode: '69003' }, 'Lyon', '3e', '84'],
    ['Lyon Cedex 03', { postcode: '69003' }, 'Lyon', '3e', '84'],
    ['Marseille 02', {}, 'Marseille', '2e', '93'],
    ['MARSEILLE', { postcode: '13016' }, 'Marseille', '16e', '93'],
    ['Lyon 12', {}, 'Lyon', null, '84'],
  ])('C10 %s %j is one commune', (city, more, commune, arrondissement, region) => {
    expect(place(city, more)).toMatchObject({ commune, arrondissement, region, regionGuessed: false });
    expect(place(city, more).citySlug).toBe(commune.toLowerCase());
  });

  it.each<[string, Partial<Located>, string]>([
    ['Œuilly', { postcode: '51480' }, 'oeuilly-51'],
    ["L'Haÿ-les-Roses", {}, 'lhay-les-roses-94'],
    ['L’HAY LES ROSES', {}, 'lhay-les-roses-94'],
    ['Le Kremlin\u2011Bicêtre', {}, 'le-kremlin-bicetre-94'],
    ['ST DENIS', { postcode: '93200' }, 'saint-denis-93'],
    ['Saint-Denis', { postcode: '97400' }, 'saint-denis-974'],
    ['Saint-Denis (974)', {}, 'saint-denis-974'],
    ['Ste Maxime', {}, 'sainte-maxime-83'],
    ['Valence', {}, 'valence-26'],
    ['Valence', { postcode: '82400' }, 'valence-82'],
    ['Valence (16)', {}, 'valence-16'],
    ['Valence', { latitude: 44.108, longitude: 0.889 }, 'valence-82'],
    ['Ay', { postcode: '51160' }, 'ay-champagne-51'],
    ['Reims Cedex', {}, 'reims-51'],
    ['Bordeaux Cedex', { postcode: '33074' }, 'bordeaux-33'],
    ['Ajaccio', { postcode: '20000' }, 'ajaccio-2a'],
    ['Bastia', { postcode: '20200' }, 'bastia-2b'],
    ['Centre-ville de Rennes', {}, 'rennes-35'],
    ['Le Touquet', {}, 'le-touquet-paris-plage-62'],
    ['Le Touquet-Paris-Plage', {}, 'le-touquet-paris-plage-62'],
    ['Chalon', { postcode: '71100' }, 'chalon-sur-saone-71'],
    ['Lyon Part-Dieu', {}, 'lyon-69'],
    ['LA DEFENSE', { postcode: '92400' }, 'courbevoie-92'],
    ['Varennes-sur-Seine', {}, 'varennes-sur-seine-77'],
  ])('C09 M69 %s %j is %s', (city, more, cityKey) => {
    expect(place(city, more)).toMatchObject({ cityKey, regionGuessed: false });
  });

  it('M69 a postcode that the next region’s commune shares does not move it', () => {
    expect(place('Laval', { postcode: '53000' }).region).toBe('52');
    const shared = communes.named('mijoux').concat(communes.named('lajoux'));
    for (const { name, postcodes, department } of shared)
      for (const postcode of postcodes) expect(place(name, { postcode }).department).toBe(department);
  });

  it('M69 every commune with its own postcode is found, in its own department', () => {
    const names = ['saint-denis', 'valence', 'angles', 'ribeauville', 'sainte-colombe', 'saint-martin', 'beaumont'];
    for (const { name, postcodes, department } of names.flatMap((slug) => communes.named(slug)))
      for (const postcode of postcodes.slice(0, 1))
        expect([name, place(name, { postcode }).department]).toEqual([name, department]);
  });

  it('F28 overseas is none of the 13 regions, and not guessed', () => {
    expect(place('Saint-Denis', { address: '14 rue Maréchal Leclerc 97400' })).toMatchObject({
      department: '974',
      region: null,
      regionGuessed: false,
    });
  });

  it('M69 F28 F69 the postcode, then the coordinates, then the name, then Île-de-France, flagged', () => {
    const nowhere = 'Zzyzx-les-Bains';
    expect(place(nowhere, { postcode: '29200', latitude: 48.8, longitude: 2.3 }).region).toBe('53');
    expect(place('Brest', { latitude: 48.8, longitude: 2.3 })).toMatchObject({ region: '11', regionGuessed: true });
    expect(place(nowhere, { latitude: 43.6, longitude: 1.44 })).toMatchObject({ region: '76', regionGuessed: false });
    expect(place(nowhere)).toMatchObject({
      commune: nowhere,
      citySlug: 'zzyzx-les-bains',
      cityKey: 'zzyzx-les-bains',
      region: '11',
      regionGuessed: true,
    });
  });

  it('F69 coordinates beat a name, and who bears it beats who took it in', () => {
    expect(place('Montigny', { latitude: 48.77, longitude: 2.04 })).toMatchObject({
      commune: 'Montigny-le-Bretonneux',
      region: '11',
    });
    expect(place('Le Mesnil', { latitude: 48, longitude: 2 })).toMatchObject({ commune: 'Le Mesnil', region: '24' });
    // Neuilly in the Eure, and Valravillon, which took another Neuilly in.
    expect(place('Neuilly', { latitude: 48.93, longitude: 1.44 }).cityKey).toBe('neuilly-27');
    expect(place('Neuilly', { latitude: 47.85, longitude: 3.42 }).cityKey).toBe('valravillon-89');
  });

  it('F69 who may be meant as well is said beside what is not certain, the likeliest first', () => {
    const others = (city: string, more: Partial<Located> = {}) =>
      otherPlaces({ city, address: null, postcode: null, latitude: null, longitude: null, ...more }, communes);
    expect(others('Boulogne')).toEqual(['Boulogne-sur-Mer (62)']);
    expect(others('Aix')).toEqual(['Aix-les-Bains (73)']);
    expect(others('Œuilly')).toEqual(['Œuilly (02)']);
    expect(others('Brest', { latitude: 48.8, longitude: 2.3 })).toEqual(['Brest (29)']);
    expect(others('Boulogne-Billancourt', { postcode: '75016' })).toEqual(['Boulogne-Billancourt (92)']);
    expect(others('Asnières')).toEqual([]);
  });

  it('F69 a bare slug is the one that people mean; its namesakes go by their key', () => {
    expect(place('Neuilly', { postcode: '27730' })).toMatchObject({ citySlug: 'neuilly-27', commune: 'Neuilly' });
    expect(place('Neuilly')).toMatchObject({ citySlug: 'neuilly-sur-seine' });
    expect(place('Valence', { postcode: '82400' })).toMatchObject({ citySlug: 'valence' });
  });

  it('a number of five digits that is no postcode is none', () => {
    expect(place('Lyon', { postcode: '00000' })).toMatchObject({ postcode: null, region: '84' });
    expect(place('Lyon', { address: '98123 route de Vienne' })).toMatchObject({ postcode: null, department: '69' });
    expect(place('Paris', { address: '10500 passage Brady 75010' })).toMatchObject({ postcode: '75010' });
  });

  it('a postcode that contradicts the name wins: 75016 is never Boulogne', () => {
    expect(place('Boulogne-Billancourt', { postcode: '75016' })).toMatchObject({ department: '75', region: '11' });
  });
});

describe('communes', () => {
  const lines = readFileSync(join(__dirname, '../../data/communes.tsv'), 'utf8').trimEnd().split('\n');
  const slugs = lines.map((line) => line.slice(0, line.indexOf('\t')));

  it('stand in the order in which they are searched, under the slugs that are asked for', () => {
    expect(slugs.length).toBeGreaterThan(36_000);
    expect(slugs.findIndex((slug, index) => index > 0 && slug < slugs[index - 1]!)).toBe(-1);
    expect(slugs.filter((slug) => citySlugOf(slug) !== slug)).toEqual([]);
  });

  it('are found wherever they stand, and nobody else is', () => {
    for (let index = 0; index < slugs.length; index += 97)
      expect(communes.named(slugs[index]!).length).toBe(slugs.filter((slug) => slug === slugs[index]).length);
    expect([slugs[0]!, slugs.at(-1)!].map((slug) => communes.named(slug).length > 0)).toEqual([true, true]);
    expect(['', '-', 'a', 'zzz', 'pari', 'saint-'].flatMap((slug) => communes.named(slug))).toEqual([]);
    expect(communes.beginningWith('saint')).toEqual([]);
  });
});
