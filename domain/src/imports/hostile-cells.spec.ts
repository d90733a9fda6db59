import { gazetteer } from '../geography/testing/gazetteer';
import { csvRow } from './csv/csv-rows';
import { CSV_COLUMNS, matchedColumns } from './csv/matched-columns';
import { IMPORTED_FIELDS } from './fields/import-fields';
import { polirisFields } from './poliris/poliris-line';
import { readPoliris } from './poliris/read-poliris';
import { aPolirisLine } from './testing/a-poliris-line';
import { rawRow } from './rows/raw-row';
import { readRow } from './rows/read-row';

const NO_COMMUNES = gazetteer('');
const poliris = (text: string) => readPoliris(text, NO_COMMUNES).map(readRow);

/** Nothing that jsonb refuses, however deep. */
const isStorable = (value: unknown): boolean => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));

const LONG = 1_000_000;
const quickly = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

describe('row 46 a cell of a million signs costs no more than one that is as long as may be', () => {
  const hostile = [' ', '(', '1', '1 ', '<br', '€', '\u00a0', '-', "d'", '\u{1F3E0}'];

  test.each(hostile)('%j again and again, in a Poliris line', (sign) => {
    const cell = sign.repeat(LONG / sign.length);
    const line = aPolirisLine({ description: cell, price: cell, title: `${cell}x`, advert: cell });
    expect(quickly(() => poliris(line))).toBeLessThan(2000);
  });

  test.each(hostile)('%j again and again, in each column of a table', (sign) => {
    const cell = sign.repeat(30_000 / sign.length);
    const cells = CSV_COLUMNS.map(() => `${cell}x`);
    expect(quickly(() => readRow(csvRow({ line: 2, cells }, CSV_COLUMNS)))).toBeLessThan(2000);
  });

  test.each(hostile)('%j again and again, in a head', (sign) => {
    expect(quickly(() => matchedColumns([sign.repeat(LONG)]))).toBeLessThan(500);
  });

  test('a line of a million fields', () => {
    expect(polirisFields('"!#"'.repeat(LONG))?.length).toBe(400);
  });
});

describe('C60 what a database cannot hold is refused by its name, and not kept', () => {
  test.each([
    ['technicalId', 'T\0-1', /Référence : contient un caractère interdit/],
    ['contactEmail', 'a\0@pignon.example', /Conseiller : contient un caractère interdit/],
    ['title', 'Murs\0', /Titre : « Murs » contient un caractère interdit/],
    ['advert', 'ven\0te', /Type d’annonce|^$/],
    ['price', '12\0', /Prix : « 12 » n’est pas un nombre/],
  ] as const)('%s %j', (name, text, said) => {
    const [row] = poliris(aPolirisLine({ [name]: text }));
    expect(row?.faults.join(' ').replace(/\u00a0/g, ' ')).toMatch(said);
    expect(isStorable(row)).toBe(true);
  });

  test('of a photo', () => {
    const row = readRow(rawRow(1, { photos: [{ source: 'a\0.jpg', alt: 'b\ud83c' }] }));
    expect([row.photos, row.faults.length]).toEqual([[{ source: 'a.jpg', alt: 'b' }], 1]);
  });

  test.each(Array.from({ length: 6 }, (_, index) => 36 + index))('an emoji at sign %d is not cut in half', (at) => {
    const text = `${'x'.repeat(at)}\u{1F3E0}${'y'.repeat(300)}`;
    const texts = Object.fromEntries(IMPORTED_FIELDS.map((name) => [name, text]));
    expect(isStorable(readRow(rawRow(1, { texts, key: text, photos: [{ source: text }] })))).toBe(true);
  });
});

test('what is told of a line is short, however long its cells are', () => {
  const [row] = poliris(
    aPolirisLine({ advert: 'x'.repeat(9000), price: 'y'.repeat(9000), technicalId: 'z'.repeat(9000) }),
  );
  expect(JSON.stringify(row?.faults).length).toBeLessThan(1000);
  expect(row?.key?.length).toBe(200);
});

test.each(['12,5', '0,1', '3.25', '1000000,5', '-1'])('a number of lots is whole: %s is refused', (text) => {
  expect(readRow(rawRow(1, { texts: { coOwnershipLots: text } })).faults).toHaveLength(1);
});
