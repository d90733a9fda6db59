import { digitsOnly } from '@pignon/domain/shared/text/french';

/** What is shown: as `euros` of domain, but exact at any length. */
export const maskAmount = (digits: string): string =>
  digits === '' ? '' : `${digits.replace(/\B(?=(\d{3})+$)/g, '\u202f')}\u00a0€`;

export interface AmountEdit {
  readonly digits: string;
  /** Where the caret belongs in the masked text. */
  readonly caret: number;
}

/** Place in `text` just after its `count`-th digit. */
export function caretAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return count === 0 ? 0 : text.replace(/\D+$/, '').length;
}

/**
 * One edit of the masked text. Deleting a separator alone would change nothing and pin the caret: the digit on the
 * side that the visitor deletes towards goes instead.
 */
export function editAmount(
  before: string,
  typed: string,
  caret: number,
  direction: 'backward' | 'forward' | null,
): AmountEdit {
  let typedDigits = digitsOnly(typed);
  let left = digitsOnly(typed.slice(0, caret)).length;
  if (direction && typedDigits === before) {
    const gone = direction === 'backward' ? left - 1 : left;
    if (gone >= 0) typedDigits = typedDigits.slice(0, gone) + typedDigits.slice(gone + 1);
    if (direction === 'backward') left = Math.max(0, left - 1);
  }
  // Without the zeros that would make two spellings of one amount.
  const digits = typedDigits.replace(/^0+(?=\d)/, '');
  const dropped = typedDigits.length - digits.length;
  return { digits, caret: caretAfterDigits(maskAmount(digits), Math.max(0, left - dropped)) };
}
