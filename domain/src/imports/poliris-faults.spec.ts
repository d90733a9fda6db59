import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteer } from '../geography/testing/gazetteer';
import { missingOf } from './rows/compare-row';
import { readRow } from './rows/read-row';
import { aPolirisLine } from './testing/a-poliris-line';
import { readPoliris } from './poliris/read-poliris';

const COMMUNES = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));

const good = aPolirisLine({ technicalId: 'BON-1' });
const cut = (line: string, at: number): string => `${line.slice(0, at)}\r\n`;

/** What a file from outside may have wrong, and what is said of it. */
const FAULTS: readonly (readonly [line: string, said: RegExp])[] = [
  [cut(aPolirisLine(), 60), /La ligne est coupée/],
  ['suite de la ligne"!#""!#""\r\n', /La ligne est coupée/],
  ['"trop"!#"court"\r\n', /2 champs au lieu de 334/],
  [`${aPolirisLine().trimEnd()}!#"en trop"\r\n`, /335 champs au lieu de 334/],
  [aPolirisLine({ advert: 'viager' }), /Type d’annonce : « viager »/],
  [aPolirisLine({ advert: '' }), /Type d’annonce/],
  [aPolirisLine({ technicalId: '', reference: '' }), /Ni identifiant technique ni référence/],
  [aPolirisLine({ title: '' }), /Titre : manque/],
  [aPolirisLine({ type: '' }), /Type : manque/],
  [aPolirisLine({ city: '' }), /Ville : manque/],
  [aPolirisLine({ price: 'nous consulter' }), /Prix : « nous consulter » n’est pas un nombre/],
  [aPolirisLine({ price: '-685000' }), /Prix : « -685000 » n’est pas un nombre/],
  [aPolirisLine({ price: '1e6' }), /Prix : « 1e6 »/],
  [aPolirisLine({ surface: 'grande' }), /Surface : « grande »/],
  [aPolirisLine({ fees: '500' }), /Taux des honoraires : « 500 » doit être compris/],
  [aPolirisLine({ fees: 'cinq' }), /Honoraires : « cinq »/],
  [aPolirisLine({ priceWithoutFees: '12 x' }), /Prix hors honoraires/],
  [aPolirisLine({ latitude: '148.5' }), /Latitude : « 148.5 » doit être compris/],
  [aPolirisLine({ longitude: 'est' }), /Longitude : « est » n’est pas un nombre/],
  [aPolirisLine({ mandateDate: '31/11/2026' }), /Date du mandat : « 2026-11-31 » n’existe pas/],
  [aPolirisLine({ mandateDate: '12/2026/01' }), /Date du mandat/],
  [aPolirisLine({ energyClass: 'H' }), /DPE : « H » n’est pas une valeur connue/],
  [aPolirisLine({ gasClass: '??' }), /GES : « \?\? »/],
  [aPolirisLine({ cellar: 'PEUT-ETRE' }), /Cave accessible/],
  [aPolirisLine({ title: 'x'.repeat(201) }), /Titre : « x{40}… » dépasse 200 caractères/],
  [aPolirisLine({ description: 'y'.repeat(20_001) }), /Description : .* dépasse 20 000 caractères/],
  [aPolirisLine({ title: 'a\0b' }), /Titre : « ab » contient un caractère interdit/],
  [aPolirisLine({ technicalId: 'z'.repeat(61) }), /Référence : 60 caractères au plus/],
  [aPolirisLine({ advert: 'location', annualRent: 'n’importe' }), /Loyer annuel/],
  [aPolirisLine({ advert: 'location', deposit: 'deux mois' }), /Dépôt de garantie : « deux mois »/],
  [aPolirisLine({ leaseRight: '12,5,3' }), /Droit au bail/],
  [aPolirisLine({ mandateNumber: 'm'.repeat(61) }), /N° de mandat : .* dépasse 60 caractères/],
];

test('30 kinds of faults are named by their lines, the others are read', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(30);
  const text = FAULTS.map(([line], index) => aPolirisLine({ technicalId: `B-${index}` }) + line).join('');
  const rows = readPoliris(text, COMMUNES).map(readRow);
  const wrong = rows.filter(({ line }) => line % 2 === 0);
  const right = rows.filter(({ line }) => line % 2 === 1);
  expect(right.map(({ faults }) => faults)).toEqual(right.map(() => []));
  expect(right).toHaveLength(FAULTS.length);
  for (const [index, [, said]] of FAULTS.entries()) {
    const row = wrong[index];
    expect([...(row?.faults ?? []), ...missingOf(row?.said ?? {})].join(' | ').replace(/\s/g, ' ')).toMatch(said);
  }
});

test('a file without its last line end, with empty lines and old line ends is read', () => {
  expect(readPoliris(`\r\n${good.trimEnd()}`, COMMUNES).map(({ line, key }) => [line, key])).toEqual([[2, 'BON-1']]);
  expect(readPoliris(good.replace('\r\n', '\r') + good, COMMUNES).map(({ faults }) => faults)).toEqual([[], []]);
});
