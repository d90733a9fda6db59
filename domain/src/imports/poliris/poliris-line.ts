import { cut } from '../../shared/text/cut';
import { mostInCell } from '../fields/field-reading';

/** Of format 4.1. */
export const POLIRIS_FIELDS = 334;

const SEPARATOR = '"!#"';
/** Of a line; far more are as wrong as a few. */
const MOST_FIELDS = 400;

/** The fields of a line, or null where its quotes do not close: it was broken in two on its way. */
export function polirisFields(line: string): readonly string[] | null {
  const text = line.trim();
  if (!text.startsWith('"') || !text.endsWith('"') || text.length < 2) return null;
  // Some end each field with the separator, the last one too.
  const whole = text.endsWith('!#"') && !text.endsWith('"!#"') ? text : text.replace(/"!#"$/, '"');
  return whole
    .slice(1, -1)
    .split(SEPARATOR, MOST_FIELDS)
    .map((field) => cut(field, mostInCell));
}

/** A field holds no line break, no quote and no separator. */
export const polirisText = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '<BR>')
    .replaceAll('"', "'")
    .replaceAll('!#', '! #');

export const polirisLine = (fields: readonly string[]): string => `"${fields.map(polirisText).join(SEPARATOR)}"\r\n`;

/** What a field says: `<BR>` is a line break. */
export const plainText = (field: string): string => field.replace(/\s{0,20}<br\s{0,5}\/?>/gi, '\n').trim();
