import type { PropertyFields } from '../property-fields';
import { aProperty, aWholeProperty } from '../testing/fields/a-property';
import type { Check } from './check';
import { blockingFaults, CHECKS_EDITION, checksOf } from './checks';

const TODAY = '2026-11-29';

const checks = (change: Partial<PropertyFields>, ownerAuthorised = false): readonly Check[] =>
  checksOf({ ...aWholeProperty(change), ownerAuthorised, today: TODAY });
const faults = (change: Partial<PropertyFields>, ownerAuthorised?: boolean): readonly string[] =>
  checks(change, ownerAuthorised).flatMap(({ id, passed }) => (passed ? [] : [id]));

test('D09 an advertisement that says all it must passes every check, each in words', () => {
  expect(faults({})).toEqual([]);
  expect(checks({}).filter(({ text }) => !/^[A-ZÀ-Ý].*\.$/.test(text))).toEqual([]);
});

test('D09 a property of the specification’s fields alone lacks what the law asks for since', () => {
  const kept = { ...aProperty(), ownerAuthorised: false, today: TODAY };
  expect(blockingFaults(checksOf(kept)).map(({ id }) => id)).toEqual([
    'mandate-number',
    'mandate-date',
    'fees-payer',
    'dpe',
    'ges',
    'photo',
  ]);
});

const BLOCKING: readonly (readonly [string, Partial<PropertyFields>, readonly string[]])[] = [
  ['no mandate number', { mandateNumber: null }, ['mandate-number']],
  ['a mandate number of spaces', { mandateNumber: '  ' }, ['mandate-number']],
  ['no date of the mandate', { mandateDate: null }, ['mandate-date']],
  ['a date of the mandate in words', { mandateDate: 'au printemps' }, ['mandate-date']],
  ['a mandate that ran out yesterday', { mandateEndDate: '28/11/2026' }, ['mandate-running']],
  ['a mandate that runs out today', { mandateEndDate: '29/11/2026' }, []],
  ['a mandate until this month', { mandateEndDate: '11/2026' }, []],
  ['a mandate until last month', { mandateEndDate: '10/2026' }, ['mandate-running']],
  ['F46 no mandate and no word of its owner', { mandat: 'sans_mandat', mandateNumber: null }, ['owner-authorisation']],
  ['a delegation without a number', { mandat: 'delegation', mandateNumber: null }, ['mandate-number']],
  ['no price', { price: null }, ['price']],
  ['a price in words', { price: 'à débattre' }, ['price']],
  ['a price between two', { price: 'de 100 000 à 200 000 €' }, ['price']],
  ['a rent as the price of a sale', { price: '2 000 €/mois' }, ['price']],
  ['no price, for those who ask', { price: null, priceOnRequest: true, feesPayer: null }, []],
  ['a rent without a period', { transactionType: 'rental', price: '2 000 €' }, ['price-unit']],
  ['a rent by the month', { transactionType: 'rental', price: '2 000 €/mois' }, []],
  ['a rent of the year alone', { transactionType: 'rental', price: null, annualRent: 24_000 }, []],
  ['no rent', { transactionType: 'rental', price: null }, ['price']],
  ['nobody pays the fees', { feesPayer: null }, ['fees-payer']],
  ['the buyer pays nobody knows what', { feesPayer: 'acquereur' }, ['fees']],
  ['the buyer pays 5 %', { feesPayer: 'acquereur', feesRate: 5 }, []],
  [
    'the tenant pays nothing',
    { transactionType: 'rental', price: '2 000 €/mois', feesPayer: 'preneur', feesAmount: 0 },
    [],
  ],
  ['no energy class', { dpe: null }, ['dpe']],
  ['a climate class left open', { ges: null }, ['ges']],
  ['a building that needs no diagnosis', { dpe: 'non soumis', ges: null, dpeDate: null }, []],
  ['no surface', { surface: null }, ['surface']],
  ['a surface in words', { surface: 'grande' }, ['surface']],
  ['a surface among its parts', { surface: null, surfaceTotale: 120 }, []],
  ['no photo', { imageUrls: [] }, ['photo']],
  ['one photo, the cover', { imageUrls: [], featuredImageUrl: '/media/a.jpg' }, []],
  ['no description', { description: ' \n ' }, ['description']],
  [
    'a hidden address that the text tells',
    { hideFullAddress: true, description: 'Au 12, RUE de Levis.' },
    ['hidden-address'],
  ],
  ['a hidden address, its street in the title', { hideFullAddress: true, title: 'Boutique rue de Lévis' }, []],
];

test.each(BLOCKING)('D09 %s: blocked by %j', (_, change, ids) =>
  expect(blockingFaults(checks(change)).map(({ id }) => id)).toEqual(ids),
);

const TOLD: readonly (readonly [string, Partial<PropertyFields>, string, RegExp])[] = [
  [
    'photos of a hidden address that nobody looked at',
    { hideFullAddress: true, photoNotes: [{ url: '/media/b.jpg', alt: null, focus: null, streetChecked: true }] },
    'street-on-photos',
    /2 photos ne montrent/,
  ],
  ['two photos', { imageUrls: ['/media/a.jpg', '/media/b.jpg'] }, 'photos', /a 2 photos/],
  ['a short description', { description: 'Belle vitrine.' }, 'description-length', /14 caractères, 200 au moins/],
  ['a long one', { description: 'x'.repeat(5001) }, 'description-length', /5000 au plus/],
  ['a short title', { title: 'Murs' }, 'title', /4 caractères, 10 au moins/],
  [
    'surfaces that do not make the whole',
    { surfaceRdc: 80, surfaceSousSol: 20 },
    'surface-sum',
    /100\u00a0m².*120\u00a0m²/,
  ],
  ['a yield that its figures do not have', { annualRent: 41_100, yield: 8 }, 'yield', /8,0\u00a0%.*6,0\u00a0%/],
  ['an occupied one without a tenant', { occupancyStatus: 'occupied', leaseEndDate: '12/2030' }, 'tenant', /activité/],
  ['a lease until some day', { leaseEndDate: 'fin 2027' }, 'lease-end', /«\u00a0fin 2027\u00a0» ne se lit pas/],
  [
    'a lease that ends before it begins',
    { leaseStartDate: '2027-01-01', leaseEndDate: '12/2026' },
    'lease-order',
    /avant/,
  ],
  ['a mandate of next month', { mandateDate: '2026-12-01' }, 'mandate-begun', /1er\u00a0décembre 2026/],
  ['a mandate without an end', { mandateEndDate: null }, 'mandate-end', /échéance/],
  ['no point', { latitude: 0, longitude: 0 }, 'point', /carte/],
  [
    'the street of a hidden address',
    { hideFullAddress: true, seoTitle: 'Rue de Lévis' },
    'hidden-street',
    /disent sa rue/,
  ],
];

test.each(TOLD)('D09 %s is told, and blocks nothing', (_, change, id, text) => {
  const fault = checks(change).find((check) => check.id === id);
  expect(fault).toMatchObject({ passed: false, text: expect.stringMatching(text) });
  expect(blockingFaults(checks(change))).toEqual([]);
});

test('F46 the owner’s written word stands for a mandate', () => {
  const without = {
    mandat: 'sans_mandat',
    mandateNumber: null,
    mandateDate: null,
    mandateEndDate: '2020-01-01',
  } as const;
  expect(faults(without, true)).toEqual([]);
});

test('what blocks is known by its edition: it is raised where this list changes', () => {
  const kinds = checks({ transactionType: 'rental', price: '1 €/mois', hideFullAddress: true, feesPayer: 'preneur' });
  const mandateless = checks({ mandat: 'sans_mandat' });
  const ids = [...kinds, ...mandateless].filter(({ level }) => level === 'blocking').map(({ id }) => id);
  expect([CHECKS_EDITION, [...new Set(ids)].toSorted()]).toEqual([
    1,
    [
      'description',
      'dpe',
      'fees',
      'fees-payer',
      'ges',
      'hidden-address',
      'mandate-date',
      'mandate-number',
      'mandate-running',
      'owner-authorisation',
      'photo',
      'price',
      'price-unit',
      'surface',
    ],
  ]);
});
