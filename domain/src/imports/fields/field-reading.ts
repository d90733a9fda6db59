import { isInCalendar } from '../../listings/display/lease-dates';
import { propertyRules } from '../../listings/property/property-rules';
import type { Rule } from '../../shared/rules';
import { frenchNumber } from '../../shared/text/french';
import { slugOf } from '../../shared/text/slug';
import { oneLine, severalLines } from '../../shared/text/typed/typed-text';

/** What a cell says, or why it cannot be read: 'n’est pas un nombre'. */
export type Read<Value> = { readonly value: Value } | { readonly fault: string };

/** A kind of field: from the text of a cell to what is kept, and back. */
export interface FieldKind<Value> {
  read(text: string): Read<Value>;
  write(value: Value): string;
}

/** More than any field takes: what is longer is refused as it would be whole, and costs no more to read. */
export const mostInCell = 25_000;
const MOST_NUMBER = 100;
const MOST_WORD = 200;

/** What a database cannot hold: NUL, and half of a surrogate pair. */
export const UNSTORABLE = /[\0\p{Cs}]/u;

const readText =
  (clean: (text: string) => string, { value: most }: Rule) =>
  (text: string): Read<string> => {
    const value = clean(text);
    if (UNSTORABLE.test(value)) return { fault: 'contient un caractère interdit' };
    return value.length > most ? { fault: `dépasse ${frenchNumber(most)} caractères` } : { value };
  };

const asIs = (value: string): string => value;

export const line = (most: Rule): FieldKind<string> => ({ read: readText(oneLine, most), write: asIs });

export const lines = (most: Rule): FieldKind<string> => ({ read: readText(severalLines, most), write: asIs });

/** Of a page elsewhere: https, and nothing that a browser would run. */
export const link = (most: Rule): FieldKind<string> => ({
  read: (text) =>
    propertyRules.secureLink.value.test(oneLine(text))
      ? readText(oneLine, most)(text)
      : { fault: 'n’est pas une adresse https://' },
  write: asIs,
});

/** 'YYYY-MM-DD', '31/12/2027', '12/2027': kept as it was written, if the calendar has it (C67). */
export const date = (most: Rule): FieldKind<string> => ({
  read: (text) =>
    text.length <= MOST_WORD && isInCalendar(oneLine(text))
      ? readText(oneLine, most)(text)
      : { fault: 'n’existe pas dans le calendrier' },
  write: asIs,
});

const decimal = (text: string): number => Number(text.replace(/[\s€%]|m²/g, '').replace(',', '.'));

const unsigned = (value: number): string => String(value).replace('.', ',');

export const number = ({ min = 0, max = 1e10, reading = decimal, whole = false } = {}): FieldKind<number> => ({
  read: (text) => {
    const value = text.length > MOST_NUMBER ? Number.NaN : reading(text);
    if (Number.isNaN(value)) return { fault: 'n’est pas un nombre' };
    if (whole && !Number.isInteger(value)) return { fault: 'n’est pas un nombre entier' };
    return value < min || value > max
      ? { fault: `doit être compris entre ${frenchNumber(min)} et ${frenchNumber(max)}` }
      : { value };
  },
  write: unsigned,
});

/** One of a few values, by the words that people have for it; the first of each is how we write it. */
export function choice<Value extends string | boolean>(
  words: readonly (readonly [Value, ...string[]])[],
): FieldKind<Value> {
  const known = new Map(
    words.flatMap(([value, ...said]) => [String(value), ...said].map((word) => [slugOf(word), value])),
  );
  const written = new Map(words.map(([value, first = String(value)]) => [value, first]));
  return {
    read: (text) => {
      const value = known.get(slugOf(text.slice(0, MOST_WORD)));
      const among = [...written.values()].join(', ');
      return value === undefined ? { fault: `n’est pas une valeur connue (${among})` } : { value };
    },
    write: (value) => written.get(value) ?? String(value),
  };
}

export const YES_NO = choice<boolean>([
  [true, 'Oui', 'o', 'yes', 'y', 'vrai', '1', 'x'],
  [false, 'Non', 'no', 'n', 'faux', '0'],
]);
