import { csvLine } from '../../shared/text/csv';
import type { PropertyFields } from '../../listings/property-fields';
import { fieldChanges } from '../rows/compare-row';
import { readRow } from '../rows/read-row';
import { anExportedProperty } from '../testing/an-exported-property';
import { CSV_HEAD, csvCells, csvRow } from './csv-rows';
import { CSV_COLUMNS, matchedColumns } from './matched-columns';

test('the head of our own files is known whole', () => {
  expect(matchedColumns(CSV_HEAD)).toEqual(CSV_COLUMNS);
});

test.each([
  [
    ['Réf.', 'Libellé', 'CP', 'Commune', 'Prix (€)'],
    ['key', 'title', 'postcode', 'city', 'price'],
  ],
  [
    ['Surface en m²', 'Loyer', 'PRIX'],
    ['surface', null, 'price'],
  ],
  [
    ['Prix', 'prix'],
    ['price', null],
  ],
  [
    ['Type de bien', 'Vente ou location', 'Négociateur'],
    ['type', 'transactionType', 'adviser'],
  ],
  [
    ['', 'Colonne inconnue', 'NET VENDEUR'],
    [null, null, 'priceWithoutFees'],
  ],
  [
    ['tenantActivity', 'latitude', 'lng'],
    ['tenantActivity', 'latitude', 'longitude'],
  ],
])('the head %j holds %j', (head, columns) => expect(matchedColumns(head)).toEqual(columns));

test.each<Partial<PropertyFields>>([
  {},
  { title: '=1+1', description: 'Deux\nlignes ; et "guillemets"', price: '1 200 000 € FAI' },
  { transactionType: 'rental', price: '2 000 €/mois', status: 'rented', hideFullAddress: true, mandat: 'delegation' },
  { annualRent: 41_100.5, yield: 6, latitude: 48.8829, longitude: 2.3137, imputationTaxeFonciere: true },
  { leaseEndDate: '02/2028', leaseLength: '3/6/9', rentIndex: 'ILC', dpe: 'en cours', feesPayer: 'acquereur' },
])('our own line of %j comes back as no change', (change) => {
  const property = anExportedProperty(change, { photoSources: [{ source: 'https://p.example/1.jpg' }] });
  const cells = csvCells(property).map((cell) => (csvLine([cell]).startsWith("'") ? `'${cell}` : cell));
  const row = readRow(csvRow({ line: 2, cells }, CSV_COLUMNS));
  expect([row.faults, row.key, row.publish, row.adviser]).toEqual([[], 'PGN-7', true, 'alice@pignon.example']);
  expect(row.photos).toEqual([{ source: 'https://p.example/1.jpg' }]);
  expect(fieldChanges(row.said, property)).toEqual([]);
});

test('an empty cell leaves what is there', () => {
  const row = readRow(
    csvRow({ line: 2, cells: ['PGN-7', '', 'NC', '-'] }, ['key', 'price', 'surface', 'tenantActivity']),
  );
  expect([row.said, row.faults]).toEqual([{}, []]);
});

test('a change is told field by field', () => {
  const property = anExportedProperty();
  const row = readRow(csvRow({ line: 2, cells: ['690 000 €', 'Exclusif'] }, ['price', 'mandat']));
  expect(fieldChanges(row.said, property)).toEqual([
    { field: 'mandat', label: 'Mandat', before: null, after: 'Exclusif' },
    { field: 'price', label: 'Prix', before: '685 000 €', after: '690 000 €' },
  ]);
});
