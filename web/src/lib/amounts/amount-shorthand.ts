import { AMOUNT_SCALES } from '@pignon/domain/listings/amounts/amount-scales';
import { typedAmount } from '@pignon/domain/shared/text/typed/typed-amount';
import { maskAmount } from './amount-mask';

export interface AmountTyping {
  /** Digits before the edit. */
  readonly before: string;
  /** The whole text after it. */
  readonly typed: string;
  /** The one sign that a key inserted; null for anything else. */
  readonly key: string | null;
  readonly deletes: boolean;
}

export interface AmountShorthand {
  /** The digits that an edit means; null: those that it shows. */
  readonly read: (edit: AmountTyping) => string | null;
  /** The field is left: what was begun is dropped. */
  readonly forget: () => void;
}

/**
 * '1,5M', '300k', '1500.50' as people type them into a field that shows whole euros. What follows a comma is kept apart
 * until it shows what it is: three digits are thousands, 'M' makes a fraction of it, and cents are dropped (F77).
 */
export function amountShorthand(): AmountShorthand {
  let fraction: string | null = null;
  const read = ({ before, typed, key, deletes }: AmountTyping): string | null => {
    if (deletes) {
      const kept = fraction;
      fraction = kept === null || kept === '' ? null : kept.slice(0, -1);
      return kept === null || kept === '' ? null : before;
    }
    const sign = key ?? signAdded(maskAmount(before), typed);
    if (sign === null) {
      fraction = null;
      return /[km.,]/i.test(typed) ? typedAmount(typed) : null;
    }
    const scale = AMOUNT_SCALES[sign.toLowerCase()];
    if (scale !== undefined) {
      const value = Math.round(Number(`${before || 0}.${fraction ?? 0}`) * scale);
      fraction = null;
      return before === '' ? '' : String(value);
    }
    if (sign === ',' || sign === '.') {
      fraction = before === '' ? null : '';
      return before;
    }
    if (fraction === null || !/^\d$/.test(sign)) return null;
    fraction += sign;
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

/** A keyboard that composes names no key: what stands there more than before tells. */
function signAdded(shown: string, typed: string): string | null {
  if (shown === '' || typed.length !== shown.length + 1) return null;
  let place = 0;
  while (place < shown.length && shown[place] === typed[place]) place += 1;
  return typed.slice(place + 1) === shown.slice(place) ? (typed[place] ?? null) : null;
}
