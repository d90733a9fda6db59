import { townInAddress } from '@pignon/domain/geography/towns/town-in-address';
import { FileCommunes } from './file-communes';

const communes = new FileCommunes();

test.each([
  ['12 rue de Lévis 75017 Paris', 'Paris (75017)'],
  ['12, RUE DE LEVIS, 75 017 PARIS 17', 'Paris (75017)'],
  ['8 place du Marché, 14000 CAEN, France', 'Caen (14000)'],
  ['1 rue de la Gare 93200 St Denis', null],
  ['1 rue de la Gare 93200 Saint-Denis', 'Saint-Denis (93200)'],
  ['3 avenue Foch 94240 L’Haÿ-les-Roses', 'L’Haÿ-les-Roses (94240)'],
  ['10000 route de Lyon 01120 Montluel', 'Montluel (01120)'],
  ['5 rue du Port 97400 Saint-Denis', 'Saint-Denis (97400)'],
  ['rue de Paris, 69002 Lyon', 'Lyon (69002)'],
  ['12 rue de Lévis, Paris', null],
  ['12 rue de Lévis 75017', null],
  ['Gagnez 99999 euros à Paris', null],
  ['Cliquez ici 14000 vite', null],
])('a receipt names the town of %j: %j', (address, town) => {
  expect(townInAddress(address, communes)?.replaceAll("'", '’') ?? null).toBe(town);
});
