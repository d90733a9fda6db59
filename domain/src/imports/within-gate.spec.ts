import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteer } from '../geography/testing/gazetteer';
import { aProperty } from '../listings/testing/fields/a-property';
import { readPoliris } from './poliris/read-poliris';
import { aPolirisLine } from './testing/a-poliris-line';
import { rawRow } from './rows/raw-row';
import { readRow } from './rows/read-row';
import { withinGate } from './rows/within-gate';

const COMMUNES = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const poliris = (exclusive: string) =>
  readPoliris(aPolirisLine({ exclusive }), COMMUNES).map(readRow)[0] ?? readRow(rawRow(1));

test.each([
  ['NON', 'sans_mandat', undefined],
  ['NON', 'delegation', undefined],
  ['OUI', 'sans_mandat', undefined],
  ['OUI', 'simple', 'exclu'],
  ['NON', 'exclu', 'simple'],
  ['NON', null, 'simple'],
] as const)(
  'F46 a Poliris line that says %s of a property with %s says %s: it opens no gate',
  (said, mandat, after) => {
    expect(withinGate(poliris(said), aProperty({ mandat })).mandat).toBe(after);
  },
);

test('a table that names the mandate is believed', () => {
  const row = readRow(rawRow(2, { texts: { mandat: 'Simple' } }));
  expect(withinGate(row, aProperty({ mandat: 'sans_mandat' })).mandat).toBe('simple');
});
