import { energyLabel } from './energy-label';
import { preferenceNote } from './legal-lines';
import { leaseFacts } from './lease-facts';
import { addressLine, feesMark, rentMark, surfaceFacts } from './page-facts';
import { propertyPath } from '../property-path';
import type { ListingPage } from '../read-models';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const lines = (facts: ReturnType<typeof leaseFacts>) =>
  facts.map(({ label, value, note }) => plain(`${label} : ${value}${note ? ` (${note})` : ''}`));

const NOTHING: ListingPage = {
  id: 1,
  title: 'Boutique',
  path: '/bien/paris/1/boutique',
  city: 'Paris',
  commune: 'Paris',
  citySlug: 'paris',
  address: null,
  hideFullAddress: false,
  approximate: false,
  postcode: null,
  region: null,
  type: 'boutique',
  nature: 'boutique',
  transactionType: 'sale',
  occupancyStatus: 'vacant',
  status: 'available',
  mandat: null,
  price: null,
  amount: null,
  surface: null,
  annualRent: null,
  yield: null,
  dpe: null,
  fees: null,
  imageUrl: null,
  photos: [],
  publishedAt: '2026-11-01T00:00:00.000Z',
  description: null,
  imageUrls: [],
  featuredImageUrl: null,
  planUrls: [],
  videoUrl: null,
  visitUrl: null,
  department: null,
  latitude: null,
  longitude: null,
  surfaceTotale: null,
  surfaceRdc: null,
  surfaceEtagesSuperieurs: null,
  surfaceSousSol: null,
  caveAccessible: null,
  loyerNetBailleurFacture: null,
  chargesAnnuelles: null,
  montantTaxeFonciere: null,
  imputationTaxeFonciere: null,
  assujetiTva: null,
  rentTerms: { tax: null, charges: null },
  tenantActivity: null,
  leaseStartDate: null,
  leaseEndDate: null,
  leaseLength: null,
  rentIndex: null,
  depositMonths: null,
  entryFee: null,
  leaseRight: null,
  tenantSign: null,
  leasePurpose: null,
  rentRevisedAt: null,
  coOwnershipLots: null,
  coOwnershipCharges: null,
  dpeDate: null,
  gesDate: null,
  seoTitle: null,
  seoDescription: null,
  shareImageUrl: null,
  pedestrianTraffic: null,
  ges: null,
  agent: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
};

test('M77 the address line: street and city; the city alone of a hidden one; no city twice', () => {
  const line = (given: Partial<ListingPage>) => addressLine({ ...NOTHING, ...given });
  expect(line({ address: '12 rue de Lévis' })).toBe('12 rue de Lévis, Paris');
  expect(line({ address: '12 rue de Lévis, 75017 PARIS' })).toBe('12 rue de Lévis, 75017 PARIS');
  expect(line({ address: '12 rue de Lévis', hideFullAddress: true })).toBe('Paris');
  expect(line({ address: '  ' })).toBe('Paris');
});

test('surface details name what is known', () => {
  expect(surfaceFacts(NOTHING)).toEqual([]);
  expect(
    lines(surfaceFacts({ ...NOTHING, surface: 108.1, surfaceRdc: 80, surfaceSousSol: 0, caveAccessible: false })),
  ).toEqual(['Surface totale : 108,1 m²', 'Rez-de-chaussée : 80 m²', 'Sous-sol : 0 m²', 'Cave accessible : Non']);
});

test('M174 F38 lease data of an occupied property: each sum on its own line, HT HC said, the payer of the tax named', () => {
  expect(
    lines(
      leaseFacts({
        ...NOTHING,
        occupancyStatus: 'occupied',
        annualRent: 41_100,
        loyerNetBailleurFacture: 41_100,
        chargesAnnuelles: 2400,
        montantTaxeFonciere: 1800,
        imputationTaxeFonciere: true,
        tenantActivity: 'Boulangerie',
        leaseStartDate: '2023-09-01',
        leaseEndDate: '08/2032',
        leaseLength: '3/6/9',
        rentIndex: 'ILC',
      }),
    ),
  ).toEqual([
    'Activité du locataire : Boulangerie',
    'Début du bail : 1er septembre 2023',
    'Fin du bail : août 2032',
    'Échéances triennales : 1er septembre 2026, 1er septembre 2029',
    'Durée du bail : 3/6/9',
    'Loyer annuel : 41 100 € / an (HT HC)',
    'Loyer mensuel : 3 425 € / mois (HT HC)',
    'Charges annuelles : 2 400 € / an',
    'Taxe foncière : 1 800 € / an (à la charge du preneur)',
    'Loyer mensuel, charges comprises : 3 775 € / mois',
    'Indexation : ILC (indice des loyers commerciaux)',
  ]);
});

test('pas-de-porte and droit au bail of a rental stand apart from the rent', () => {
  expect(
    lines(
      leaseFacts({
        ...NOTHING,
        transactionType: 'rental',
        amount: 24_000,
        assujetiTva: true,
        depositMonths: 3,
        entryFee: 15_000,
        leaseRight: 40_000,
      }),
    ),
  ).toEqual([
    'Loyer annuel : 24 000 € / an (HT HC, TVA en sus)',
    'Loyer mensuel : 2 000 € / mois (HT HC, TVA en sus)',
    'Dépôt de garantie : 3 mois de loyer',
    'Pas-de-porte : 15 000 € (droit d’entrée versé au bailleur, en sus du loyer)',
    'Droit au bail : 40 000 € (versé au locataire sortant, en sus du loyer)',
  ]);
  expect(rentMark({ ...NOTHING, assujetiTva: false })).toBe('HC, non soumis à TVA');
});

test('M84 a property to let has its box whatever is known of its lease', () => {
  const rental = { ...NOTHING, transactionType: 'rental' } as const;
  expect(lines(leaseFacts(rental))).toEqual(['Loyer annuel : Prix sur demande']);
  expect(lines(leaseFacts({ ...rental, tenantActivity: 'Fleuriste' }))).toEqual([
    'Activité du locataire : Fleuriste',
    'Loyer annuel : Prix sur demande',
  ]);
  expect(leaseFacts({ ...NOTHING, occupancyStatus: 'occupied' })).toEqual([]);
});

test.each([
  [
    { imputationTaxeFonciere: true, chargesAnnuelles: null },
    ['Loyer mensuel total, taxe foncière comprise : 3 575 € / mois'],
  ],
  [
    { imputationTaxeFonciere: true, chargesAnnuelles: 0 },
    ['Loyer mensuel total, taxe foncière comprise : 3 575 € / mois'],
  ],
  [{ imputationTaxeFonciere: false, chargesAnnuelles: 2400 }, ['Loyer mensuel, charges comprises : 3 625 € / mois']],
  [{ imputationTaxeFonciere: true, chargesAnnuelles: 2400 }, ['Loyer mensuel, charges comprises : 3 775 € / mois']],
  [{ imputationTaxeFonciere: false, chargesAnnuelles: null }, []],
  [{ imputationTaxeFonciere: null, chargesAnnuelles: null }, []],
])('M174 the total per month is shown as soon as charges or the tenant’s tax come on top: %j', (given, shown) => {
  const lease = { loyerNetBailleurFacture: 41_100, montantTaxeFonciere: 1800, annualRent: 41_100, ...given };
  const facts = lines(leaseFacts({ ...NOTHING, occupancyStatus: 'occupied', ...lease }));
  expect(facts.filter((line) => /^Loyer mensuel(?: total)?,/.test(line))).toEqual(shown);
});

test('the tenant of walls for sale is told of his right of first refusal, by the price without fees', () => {
  const sale: ListingPage = { ...NOTHING, occupancyStatus: 'occupied' };
  expect(preferenceNote(sale)).toContain('L145-46-1');
  const fees = { payer: 'acquereur', rate: 5, amount: null, priceWithoutFees: 380_952 } as const;
  expect(plain(preferenceNote({ ...sale, fees }) ?? '')).toContain('Prix hors honoraires : 380 952 €.');
  expect(preferenceNote(NOTHING)).toBeNull();
  expect(preferenceNote({ ...sale, transactionType: 'rental' })).toBeNull();
});

test('an energy class or the reason why there is none', () => {
  expect([energyLabel('D'), energyLabel('non soumis'), energyLabel('vierge'), energyLabel(null)]).toEqual([
    'Classe D',
    'Non soumis',
    'Vierge',
    'Non communiqué',
  ]);
});

test('M09 C09 the canonical path', () => {
  expect(propertyPath({ id: 7, citySlug: 'oeuilly', title: 'Boutique 120 m² – Rue de l’Œuvre & Cie' })).toBe(
    '/bien/oeuilly/7/boutique-120-m-rue-de-loeuvre-cie',
  );
  expect(propertyPath({ id: 8, citySlug: 'paris', title: '★★★' })).toBe('/bien/paris/8/bien');
});

test.each([
  ['1 200 000 € FAI', null, 'FAI'],
  ['1 200 000 €', null, null],
  ['1 200 000 €', 'acquereur', 'HAI'],
  ['1 200 000 €', 'vendeur', null],
] as const)('C02 a price of %p whose fees are paid by %p is marked %p', (price, payer, mark) => {
  const fees = payer && { payer, rate: 5, amount: null, priceWithoutFees: null };
  expect(feesMark({ transactionType: 'sale', amount: 1_200_000, price, fees } as ListingPage)).toBe(mark);
});
