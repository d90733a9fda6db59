import { AMOUNT_SCALES } from '../amounts/amount-scales';
import type { Filter } from './filter';

const LARGEST = 1_000_000_000_000;

/** '900000', '900 000 €', '900k', '1,5M', '4,5'. */
export const amount = ({ most = LARGEST, whole = false } = {}): Pick<Filter<number>, 'read' | 'write'> => ({
  read(text, reading) {
    const typed = text.replace(/\s/g, '').replace(',', '.').toLowerCase();
    const [, digits, scale = ''] = /^(\d{1,12}(?:\.\d{1,10})?)([km]?)€?$/.exec(typed) ?? [];
    const value = digits === undefined ? Number.NaN : Number(digits) * (AMOUNT_SCALES[scale] ?? 1);
    if (value <= most) return whole ? Math.round(value) : value;
    reading.fault(`doit être un nombre de 0 à ${most}`);
    return undefined;
  },
  write: String,
});
