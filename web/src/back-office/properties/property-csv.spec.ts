import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { toCsv } from './property-csv';

const ROW = {
  reference: 'PGN-55',
  title: 'Boutique « rue de Lévis »',
  city: 'Paris',
  postcode: '75017',
  nature: 'boutique',
  transactionType: 'sale',
  occupancyStatus: 'occupied',
  status: 'available',
  mandat: null,
  amount: 685_000.5,
  yield: null,
  surface: 120,
  adviser: null,
  quality: 43,
  views: 4,
  updatedAt: '2026-11-29T14:20:00.000Z',
} as StaffPropertyRow;

test('a French spreadsheet reads accents, commas and semicolons as they were', () => {
  const csv = toCsv([ROW]);
  expect(csv.startsWith('\uFEFFRéférence;Titre;')).toBe(true);
  expect(csv.split('\r\n')[1]).toBe(
    'PGN-55;Boutique « rue de Lévis »;Paris;75017;Boutique;Vente;Occupé;Disponible;Simple;685000,5;;120;;43;4;29/11/2026',
  );
});
