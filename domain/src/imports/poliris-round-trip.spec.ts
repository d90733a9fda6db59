import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteer } from '../geography/testing/gazetteer';
import type { PropertyFields } from '../listings/property-fields';
import { UNSAID } from '../listings/unsaid';
import { fieldChanges } from './rows/compare-row';
import { readRow } from './rows/read-row';
import { anExportedProperty } from './testing/an-exported-property';
import { aPolirisLine } from './testing/a-poliris-line';
import { readPoliris } from './poliris/read-poliris';
import { isForPortals, polirisOf } from './poliris/write-poliris';

const COMMUNES = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const rows = (text: string) => readPoliris(text, COMMUNES).map(readRow);
const saidOf = (text: string) => rows(text)[0]?.said;

test('a line says the fields of a property by their numbers', () => {
  expect(rows(aPolirisLine())).toEqual([
    {
      line: 1,
      key: 'T-950',
      adviser: null,
      photos: [],
      publish: null,
      keepsGate: true,
      faults: [],
      said: {
        title: 'Boutique rue Mercière',
        type: 'Boutique',
        transactionType: 'sale',
        postcode: '69002',
        city: 'Lyon',
        address: '8 rue Mercière',
        price: '685 000 €',
        surface: '108,1 m²',
        description: 'Belle vitrine\nBail neuf',
      },
    },
  ]);
});

test.each([
  ['ST ETIENNE', '42000', 'Saint-Étienne'],
  ['ST-DENIS', '93200', 'Saint-Denis'],
  ['L HAY LES ROSES', '94240', 'L’Haÿ-les-Roses'],
  ['OEUILLY', '51480', 'Œuilly'],
  ['PARIS 17EME', '75017', 'Paris'],
  ['LE KREMLIN BICETRE', '94270', 'Le Kremlin-Bicêtre'],
  ['AIX EN PROVENCE', '13100', 'Aix-en-Provence'],
  ['Valence', '26000', 'Valence'],
])('F69 the capitals %s of %s are %s', (city, postcode, commune) => {
  expect(saidOf(aPolirisLine({ city, postcode }))?.city?.replace("'", '’')).toBe(commune);
});

test.each<[string, Parameters<typeof aPolirisLine>[0], Partial<PropertyFields>]>([
  [
    'a let property',
    { advert: "produit d'investissement", income: '41100' },
    { occupancyStatus: 'occupied', annualRent: 41_100, transactionType: 'sale' },
  ],
  [
    'a rent per month',
    { advert: 'Location', price: '2000', withCharges: 'NON', withoutTax: 'OUI' },
    { transactionType: 'rental', price: '2 000 €/mois HT HC' },
  ],
  [
    'a rent per year beside it',
    { advert: 'location', price: '2000', annualRent: '24000' },
    { price: '24 000 €/an', annualRent: 24_000 },
  ],
  [
    'the year’s rent in the field of the month',
    { advert: 'location', price: '24000', annualRent: '24000' },
    { price: '24 000 €/an' },
  ],
  [
    'a lease that is passed on',
    { advert: 'cession de bail', price: '90000', wallsRent: '1500' },
    { price: '1 500 €/mois', leaseRight: 90_000 },
  ],
  ['a business', { advert: 'vente-fonds-de-commerce' }, { type: 'Fonds de commerce' }],
  ['walls', { type: 'boutique', subtype: 'Murs commerciaux' }, { type: 'Murs commerciaux' }],
  [
    'fees of the buyer',
    { fees: '5', feesPayer: '1', priceWithoutFees: '652380.95' },
    { feesRate: 5, feesPayer: 'acquereur', priceWithoutFees: 652_380.95 },
  ],
  [
    'fees of the tenant',
    { advert: 'location', price: '2000', fees: '3600' },
    { feesAmount: 3600, feesPayer: 'preneur' },
  ],
  ['classes', { energyClass: 'VI', gasClass: 'NS' }, { dpe: 'vierge', ges: 'non soumis' }],
  [
    'a mandate',
    { exclusive: 'OUI', mandateNumber: '1024', mandateDate: '02/11/2026' },
    { mandat: 'exclu', mandateNumber: '1024', mandateDate: '2026-11-02' },
  ],
  [
    'charges and a deposit',
    { advert: 'location', price: '2000', charges: '150.50', deposit: '6000' },
    { chargesAnnuelles: 1806, depositMonths: 3 },
  ],
  ['a point', { latitude: '45.76231', longitude: '4.83352' }, { latitude: 45.76231, longitude: 4.83352 }],
])('a Poliris line says %s', (_, line, said) => {
  const [row] = rows(aPolirisLine(line));
  expect([row?.faults, row?.said]).toEqual([[], expect.objectContaining(said)]);
});

describe('photos', () => {
  test('by name or by address, with what is written below them', () => {
    const fields = aPolirisLine().split('"!#"');
    fields[84] = '230.jpg';
    fields[85] = 'https://photos.example/231.jpg';
    fields[93] = 'Entrée';
    fields[263] = '250.jpg';
    expect(rows(fields.join('"!#"'))[0]?.photos).toEqual([
      { source: '230.jpg', alt: 'Entrée' },
      { source: 'https://photos.example/231.jpg' },
      { source: '250.jpg' },
    ]);
  });
});

describe('out and back', () => {
  const houses: readonly Partial<PropertyFields>[] = [
    {},
    {
      title: 'Murs "occupés"',
      type: 'murs',
      occupancyStatus: 'occupied',
      annualRent: 41_100,
      mandat: 'exclu',
      description: 'Un "bail"\n\nneuf !# vu',
    },
    {
      transactionType: 'rental',
      price: '2 000 €/mois HT HC',
      depositMonths: 3,
      chargesAnnuelles: 1000,
      leaseLength: '3/6/9',
    },
    { transactionType: 'rental', price: '25 000 €/an HT', annualRent: 25_000, feesAmount: 3600, feesPayer: 'preneur' },
    { price: null, surface: '108,10', latitude: 48.882912345, longitude: 2.3137, dpe: 'vierge', ges: 'non soumis' },
    {
      type: 'péniche',
      feesRate: 5,
      feesPayer: 'vendeur',
      mandateNumber: '1024',
      mandateDate: '2026-11-02',
      caveAccessible: false,
    },
    { leasePurpose: 'Tous commerces', coOwnershipLots: 12, coOwnershipCharges: 850.5, visitUrl: 'https://v.example/1' },
    { hideFullAddress: true, latitude: 48.8829, longitude: 2.3137, city: 'Saint-Étienne', postcode: '42000' },
  ];

  test.each(houses)('%j is written the same once it came back', (change) => {
    const first = polirisOf(anExportedProperty(change), 'PGN');
    const [row] = rows(first);
    expect(row?.faults).toEqual([]);
    const again = anExportedProperty({ ...UNSAID, ...row?.said });
    expect(polirisOf(again, 'PGN')).toBe(first);
  });

  test.each(houses)('%j comes back as no change', (change) => {
    const property = anExportedProperty(change);
    const [row] = rows(polirisOf(property, 'PGN'));
    expect(fieldChanges(row?.said ?? {}, property)).toEqual([]);
  });

  test('M77 a hidden address is in no file for portals', () => {
    const line = polirisOf(anExportedProperty({ hideFullAddress: true, latitude: 48.8829, longitude: 2.3137 }), 'PGN');
    for (const secret of ['Lévis', '48.8829', '2.3137', '75017']) expect(line).not.toContain(secret);
  });

  test('a price on request is in no file for portals', () => {
    const line = polirisOf(
      anExportedProperty({ priceOnRequest: true, annualRent: 41_100, feesRate: 5, priceWithoutFees: 652_380 }),
      'PGN',
    );
    for (const secret of ['685000', '41100', '652380', '"5"']) expect(line).not.toContain(secret);
  });

  test.each([
    [{ published: true, mandat: 'exclu', status: 'available' }, true],
    [{ published: false, mandat: 'exclu', status: 'available' }, false],
    [{ published: true, mandat: 'delegation', status: 'available' }, false],
    [{ published: true, mandat: null, status: 'sold' }, false],
  ] as const)('F21 %j goes to portals: %s', (property, goes) => expect(isForPortals(property)).toBe(goes));
});
