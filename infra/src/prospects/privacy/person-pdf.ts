import type { PersonExport } from '@pignon/domain/prospects/person-export';
import { INSIDE, PAGE, Paper } from '../../sheets/paper/paper';

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });
/** A CV as text would be a thousand pages of signs: it is in the JSON. */
const LONGEST = 4000;

/** What is kept of a person, to be read: the same as the JSON, line by line. */
export async function personPdf({ addresses, at, tables, deliveries }: PersonExport): Promise<Uint8Array> {
  const paper = await Paper.blank((page) => {
    page.y = PAGE.margin;
  });
  paper.y = PAGE.margin;
  paper.paragraph('Vos données', PAGE.margin, INSIDE, { font: 'display', size: 18 });
  paper.paragraph(`${addresses.join(', ')}, le ${MOMENT.format(new Date(at))}`, PAGE.margin, INSIDE);
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

const linesOf = (row: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(row).flatMap(([name, value]) => saidOf(name, value));

function saidOf(name: string, value: unknown): string[] {
  if (value === null || value === '') return [];
  if (value instanceof Date) return [`${name} : ${value.toISOString()}`];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, one]) => saidOf(`${name}.${inner}`, one as unknown));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [`${name} : ${text.length > LONGEST ? `fichier de ${text.length} signes, dans l'export JSON` : text}`];
}
