import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import { readPdfs } from '../../test/read-pdfs';
import { drawPages } from './draw-pages';

jest.setTimeout(60_000);

const SHEET: PropertySheet = {
  reference: 'PGN-12',
  agency: { name: 'Pignon', address: '12 rue des Petits-Carreaux', phone: '01 99 00 10 10', email: 'a@pignon.example' },
  kind: ['À vendre'],
  title: 'Murs',
  place: '12 rue de Lévis, Paris',
  town: 'Paris',
  badge: null,
  price: { label: '1 200 000 €', marks: [] },
  figures: [],
  description: [],
  surfaces: [],
  lease: [],
  cashFlow: null,
  energy: [],
  legal: [],
  adviser: null,
  photos: [],
  url: 'http://localhost:3000/bien/12',
  updatedAt: '2026-11-01T00:00:00.000Z',
  updatedOn: '1er novembre 2026',
  reader: null,
};

const drawn = async (given: Partial<PropertySheet>): Promise<Buffer> =>
  Buffer.from(await drawPages({ sheet: { ...SHEET, ...given }, hash: 'a'.repeat(22), photos: [] }));

/** Title, as it is written on the sheet, as the file names itself. */
const TITLES: readonly (readonly [title: string, written: string, named?: string])[] = [
  ['Murs Ελληνικά Кириллица', 'Murs Ελληνικά Кириллица'],
  ['ΚΑΤΑΣΤΗΜΑ 120 m² – Œuvre', 'ΚΑΤΑΣΤΗΜΑ 120 m² – Œuvre'],
  ['Ёлка и Śląsk', 'Ёлка и Śląsk'],
  ['Bureaux 🏢 Lyon 👍🏽', 'Bureaux • Lyon •'],
  ['Murs 日本 à Paris', 'Murs •• à Paris'],
  ['ﬁn de bail, n° ①', 'fin de bail, n° 1'],
  ['日本語', 'PGN-12, Paris', 'PGN-12, Paris'],
  ['★★★', 'PGN-12, Paris', 'PGN-12, Paris'],
  ['مكتب', 'PGN-12, Paris', 'PGN-12, Paris'],
];

test('C73 Greek and Cyrillic are readable, other signs become the nearest or a dot, and no sheet is without title', async () => {
  const files: Buffer[] = [];
  for (const [title] of TITLES) files.push(await drawn({ title }));
  const read = await readPdfs(...files);
  for (const [at, [title, written, named = title]] of TITLES.entries()) {
    expect(read[at]?.pages[0]).toContain(written);
    expect(read[at]?.metadata.info.Title).toBe(`PGN-12 – ${named}`);
  }
});

test('C73 so is a description, page after page, each headed by what stands in for the title', async () => {
  const description = Array.from({ length: 60 }, (_, line) => `Κατάστημα ${line} на улице, très passant.`);
  const [read] = await readPdfs(await drawn({ title: '日本語', town: '東京', description }));
  const text = (read?.pages.join('\n') ?? '').replace(/\s+/g, ' ');
  for (const line of description) expect(text).toContain(line);
  expect(read?.pages[1]).toContain('PGN-12 – PGN-12');
});
