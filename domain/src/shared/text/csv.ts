/** A spreadsheet would run what begins like that. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

function cell(value: string | number | boolean): string {
  const text = typeof value === 'boolean' ? (value ? 'Oui' : 'Non') : String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a file begins with that spreadsheets shall read as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

type Row = readonly (string | number | boolean)[];

export const csvLine = (row: Row): string => `${row.map(cell).join(';')}\r\n`;

/** As French spreadsheets read it: UTF-8 with its mark, semicolons. */
export const csv = (rows: readonly Row[]): string => BYTE_ORDER_MARK + rows.map(csvLine).join('');

/** Without the apostrophe that kept a spreadsheet from running it. */
export const uncell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
