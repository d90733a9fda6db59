import { searchWords } from '@pignon/domain/listings/search-words';
import type { Values } from './values';

/** Below it a beginning is anybody's. */
const LEAST_BEGINNING = 3;

/** Stop words alone ('le', 'de la') ask for nothing. */
export function wordsCondition(search: string, values: Values): string {
  const { words, literals, amount, property } = searchWords(search);
  if (property !== null) return `id = ${values.add(property)}`;
  const parts = literals.map((literal) => `headline like ${values.add(`%${escapeLike(literal)}%`)}`);
  if (words.length > 0) parts.push(matching(words, values));
  const said = parts.map((part) => `(${part})`).join(' and ') || 'true';
  // A price typed whole finds that price (C63), beside the words and postcodes that look like one.
  return amount === null ? said : `(${said}) or price_cents = ${values.add(Math.round(amount * 100))}::int8`;
}

function matching(words: readonly string[], values: Values): string {
  const whole = values.add(words.join(' & '));
  const forms = `to_tsquery('pg_catalog.french', ${whole})`;
  const last = words.at(-1) ?? '';
  if (last.length < LEAST_BEGINNING) return `numnode(${forms}) = 0 or words @@ ${forms}`;
  const lastForms = `to_tsquery('pg_catalog.french', ${values.add(last)})`;
  const before =
    words.length > 1 ? `to_tsquery('pg_catalog.french', ${values.add(words.slice(0, -1).join(' & '))}) && ` : '';
  const beginning = `to_tsquery('pg_catalog.simple', ${values.add(`${last}:*`)})`;
  // A scalar subquery: worked out once, and the index of the words serves whichever it is.
  return `numnode(${forms}) = 0 or words @@ (select case
    when numnode(${lastForms}) = 0 or ${isWord(last, lastForms, values)} then ${forms}
    else ${before}(${lastForms} || ${beginning}) end)`;
}

/** Somebody wrote it so: it is a whole word and finds its own forms, where a word still being typed finds what begins so. */
const isWord = (word: string, forms: string, values: Values): string =>
  `exists (select from public_listing join property using (id) where property.words @@ ${forms}
     and (property.headline || ' ' || property.body) ~ ${values.add(`\\m${word}\\M`)})`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
