import type { PersonExport } from '@pignon/domain/prospects/person-export';
import { parisTime } from '@pignon/domain/shared/text/french';
import { INSIDE, PAGE, Paper } from '../../../sheets/paper/paper';
import { FIELD_NAMES, isInternal } from './field-names';
import { saidValue } from './said-value';

/** A CV as text would be a thousand pages of signs: it is in the JSON. */
const LONGEST = 4000;

/** What is kept of a person, to be read; the house's own numbers are in the JSON alone. */
export async function personPdf({ addresses, at, tables, deliveries }: PersonExport): Promise<Uint8Array> {
  const paper = await Paper.blank((page) => {
    page.y = PAGE.margin;
  });
  paper.y = PAGE.margin;
  paper.paragraph('Vos données', PAGE.margin, INSIDE, { font: 'display', size: 18 });
  paper.paragraph(`${addresses.join(', ')}, le ${parisTime(new Date(at))}`, PAGE.margin, INSIDE);
  paper.y += 3;
  paper.paragraph(
    'Les numéros internes et les fichiers eux-mêmes sont dans l’export JSON, que nous vous remettons sur demande.',
    PAGE.margin,
    INSIDE,
    { size: 9 },
  );
  const parts = deliveries.length ? [...tables, { label: 'Envois', rows: deliveries }] : tables;
  for (const { label, rows } of parts) {
    paper.y += 6;
    paper.room(20);
    paper.paragraph(`${label} (${rows.length})`, PAGE.margin, INSIDE, { font: 'strong', size: 13 });
    for (const row of rows) {
      paper.y += 3;
      for (const line of linesOf(row)) paper.paragraph(line, PAGE.margin, INSIDE, { size: 9 });
    }
  }
  paper.pdf.setLanguage('fr');
  paper.pdf.setProperties({ title: 'Vos données' });
  return new Uint8Array(paper.pdf.output('arraybuffer'));
}

const isConsent = (value: unknown): value is { readonly version: string; readonly page: string } =>
  typeof value === 'object' && value !== null && 'version' in value && 'page' in value;

const linesOf = (row: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(row).flatMap(([name, value]) => saidOf(name, value));

function saidOf(name: string, value: unknown): string[] {
  if (value === null || value === '' || isInternal(name)) return [];
  const label = FIELD_NAMES[name] ?? name;
  // The proof: which words were agreed to, and where they stood.
  if (name === 'consent' && isConsent(value))
    return [`${label}\u00a0: ${saidValue(name, value.version)}, page ${value.page} (mention ${value.version})`];
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([inner, one]) => saidOf(inner, one as unknown));
  const text = Array.isArray(value) ? value.map((one) => saidValue(name, one)).join(', ') : saidValue(name, value);
  return [`${label}\u00a0: ${text.length > LONGEST ? `fichier de ${text.length} signes, dans l’export JSON` : text}`];
}
