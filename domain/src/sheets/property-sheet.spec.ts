import type { ListingPage } from '../listings/read-models';
import { annualCashFlow } from './cash-flow';
import { propertySheet, sheetFileName } from './property-sheet';

const AGENCY = {
  name: 'Pignon',
  referencePrefix: 'PGN',
  address: '12 rue des Petits-Carreaux, 75002 Paris',
  phone: '01 99 00 10 10',
  email: 'contact@pignon.example',
  openingHours: [],
  social: { facebook: '', instagram: '', linkedin: '' },
};
const HOUSE = { agency: AGENCY, origin: 'https://www.pignon.example' };
const PAGE = {
  id: 12,
  title: 'Murs rue de Lévis',
  path: '/bien/paris/12/murs-rue-de-levis',
  city: 'Paris',
  address: '12 rue de Lévis',
  hideFullAddress: false,
  nature: 'murs',
  transactionType: 'sale',
  occupancyStatus: 'occupied',
  status: 'available',
  amount: 1_200_000,
  surface: 120,
  annualRent: 90_000,
  yield: 7.5,
  dpe: 'C',
  ges: null,
  fees: null,
  description: 'Angle.\n\n  \nVitrine.',
  loyerNetBailleurFacture: 84_500,
  chargesAnnuelles: 3200,
  montantTaxeFonciere: 4100,
  imputationTaxeFonciere: true,
  assujetiTva: true,
  rentTerms: { tax: null, charges: null },
  photos: Array.from({ length: 9 }, (_, n) => ({ url: `/media/key${n}.jpg`, key: `key${n}` })),
  agent: null,
  updatedAt: '2026-11-12T10:00:00.000Z',
  leaseStartDate: null,
  leaseEndDate: null,
  surfaceTotale: null,
  surfaceRdc: null,
  surfaceEtagesSuperieurs: null,
  surfaceSousSol: null,
  caveAccessible: null,
} as unknown as ListingPage;
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

test('F37 M88 cash flow is the net rent less charges and property tax, with a note where the tenant bears the tax', () => {
  const flow = annualCashFlow(PAGE);
  expect(flow?.total).toBe(77_200);
  expect(flow?.lines.map(({ label, value }) => [label, plain(value)])).toEqual([
    ['Loyer net bailleur facturé', '84 500 € / an'],
    ['Charges annuelles', '− 3 200 € / an'],
    ['Taxe foncière', '− 4 100 € / an'],
  ]);
  expect(plain(flow?.note)).toBe(
    'Avant impôt sur les revenus. Taxe foncière à la charge du locataire : sans la déduire, 81 300 € / an.',
  );
  expect(annualCashFlow({ ...PAGE, imputationTaxeFonciere: false })?.note).toBe('Avant impôt sur les revenus.');
});

test('F38 rents are annual: what is not known is not deducted, and without a rent there is no sum', () => {
  expect(annualCashFlow({ ...PAGE, chargesAnnuelles: null, montantTaxeFonciere: null })).toMatchObject({
    total: 84_500,
    note: 'Avant impôt sur les revenus.',
  });
  expect(annualCashFlow({ ...PAGE, loyerNetBailleurFacture: null })).toBeNull();
  expect(propertySheet({ ...PAGE, transactionType: 'rental' }, HOUSE, null).cashFlow).toBeNull();
});

test('M88 reference, main photo and six more, price and what the law wants', () => {
  const sheet = propertySheet(PAGE, HOUSE, null);
  expect(sheet).toMatchObject({
    reference: 'PGN-12',
    kind: ['À vendre', 'Murs commerciaux'],
    place: '12 rue de Lévis, Paris',
    description: ['Angle.', 'Vitrine.'],
    url: 'https://www.pignon.example/bien/paris/12/murs-rue-de-levis',
    updatedOn: '12 novembre 2026',
    reader: null,
  });
  expect(sheet.photos).toEqual(['key0', 'key1', 'key2', 'key3', 'key4', 'key5', 'key6']);
  expect(sheet.energy).toEqual([
    { label: 'DPE', value: 'Classe C' },
    { label: 'GES', value: 'Non communiqué' },
  ]);
  expect(plain(sheet.legal.at(-1))).toContain('Géorisques : www.georisques.gouv.fr');
  expect(sheetFileName(sheet.reference)).toBe('fiche-PGN-12.pdf');
});

test('C07 of a hidden address the city alone; a photo from elsewhere is not taken along', () => {
  const photos = [{ url: 'https://photos.exemple/12-rue-x.jpg' }];
  const sheet = propertySheet({ ...PAGE, hideFullAddress: true, address: '12 rue X', photos }, HOUSE, null);
  expect(sheet.place).toBe('Paris – Secteur disponible sur demande');
  expect(sheet.photos).toEqual([]);
  expect(JSON.stringify(sheet)).not.toMatch(/rue X|photos\.exemple/);
});
