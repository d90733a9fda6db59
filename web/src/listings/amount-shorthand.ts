import { AMOUNT_SCALES } from '@pignon/domain/listings/amount-scales';
import { parsePrice } from '@pignon/domain/listings/price';
import type { AmountTyping } from '../ui/amount-field';

export interface AmountShorthand {
  readonly read: (edit: AmountTyping) => string | null;
  /** The field is left: what was begun is dropped. */
  readonly forget: () => void;
}

/**
 * '1,5M', '300k', '1500.50' as people type them into a filter. What follows a comma is kept apart until it shows what it
 * is: three digits are thousands, 'M' makes a fraction of it, and cents are nothing to filter by.
 */
export function amountShorthand(): AmountShorthand {
  let fraction: string | null = null;
  const read = ({ before, typed, key, deletes }: AmountTyping): string | null => {
    if (deletes) {
      const kept = fraction;
      fraction = kept === null || kept === '' ? null : kept.slice(0, -1);
      return kept === null || kept === '' ? null : before;
    }
    if (key === null) {
      fraction = null;
      return /[km.,]/i.test(typed) ? wholeEuros(typed) : null;
    }
    const scale = AMOUNT_SCALES[key.toLowerCase()];
    if (scale !== undefined) {
      const value = Math.round(Number(`${before || 0}.${fraction ?? 0}`) * scale);
      fraction = null;
      return before === '' ? '' : String(value);
    }
    if (key === ',' || key === '.') {
      fraction = before === '' ? null : '';
      return before;
    }
    if (fraction === null || !/^\d$/.test(key)) return null;
    fraction += key;
    if (fraction.length < 3) return before;
    const thousands = before + fraction;
    fraction = null;
    return thousands;
  };
  return {
    read,
    forget: () => {
      fraction = null;
    },
  };
}

function wholeEuros(text: string): string | null {
  const price = parsePrice(text);
  return price && String(Math.floor(price.cents / 100));
}
