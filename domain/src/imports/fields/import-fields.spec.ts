import { slugOf } from '../../shared/text/slug';
import { aProperty } from '../../listings/testing/fields/a-property';
import { IMPORT_FIELDS, IMPORTED_FIELDS, importField } from './import-fields';

test('a name means one field', () => {
  const names = IMPORTED_FIELDS.flatMap((name) => [
    ...new Set([importField(name).label, ...importField(name).synonyms].map(slugOf)),
  ]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what is written is read as it was', () => {
  const property = aProperty({
    transactionType: 'rental',
    status: 'rented',
    mandat: 'sans_mandat',
    dpe: 'non soumis',
    ges: 'vierge',
    rentIndex: 'ILAT',
    feesPayer: 'preneur',
    assujetiTva: false,
    latitude: 48.8829,
    annualRent: 41_100.5,
    leaseEndDate: '02/2028',
  });
  for (const name of IMPORTED_FIELDS) {
    const value = property[name];
    if (value !== null && value !== '')
      expect(importField(name).read(importField(name).write(value))).toEqual({ value });
  }
});

test.each([
  ['status', 'VENDU', 'sold'],
  ['transactionType', 'à louer', 'rental'],
  ['mandat', 'Mandat exclusif', 'exclu'],
  ['annualRent', '41.100 €', 41_100],
  ['surfaceTotale', '108,10 m²', 108.1],
  ['dpe', 'ns', 'non soumis'],
  ['assujetiTva', 'OUI', true],
] as const)('%s %j is %j', (name, text, value) => {
  expect(IMPORT_FIELDS[name].read(text)).toEqual({ value });
});

test.each([
  ['leaseEndDate', '31/11/2027', 'n’existe pas dans le calendrier'],
  ['surfaceTotale', 'grande', 'n’est pas un nombre'],
  ['latitude', '148', 'doit être compris entre -90 et 90'],
  ['dpe', 'Z', 'n’est pas une valeur connue (A, B, C, D, E, F, G, vierge, en cours, non soumis)'],
  ['title', 'a'.repeat(201), 'dépasse 200 caractères'],
  ['visitUrl', 'javascript:alert(1)', 'n’est pas une adresse https://'],
  ['title', 'a\0b', 'contient un caractère interdit'],
  ['annualRent', '2 000 €/mois', 'n’est pas un nombre'],
] as const)('C67 %s %j %s', (name, text, fault) => {
  expect(IMPORT_FIELDS[name].read(text)).toEqual({ fault });
});
