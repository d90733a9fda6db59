import { placesInWords, type SaidPlace } from '@pignon/domain/listings/search/places-in-words';
import { searchWords } from '@pignon/domain/listings/search/search-words';
import { containing } from '../../database/containing';
import { knownCommunes } from '../../geography/known-communes';
import { placesCondition } from './places-condition';
import type { Values } from './values';

/** Below it a beginning is anybody's. */
const LEAST_BEGINNING = 3;

/** Stop words alone ('le', 'de la') ask for nothing. */
export function wordsCondition(search: string, values: Values): string {
  const { amount, property } = searchWords(search);
  if (property !== null) return `id = ${values.add(property)}`;
  const { rest, places } = placesInWords(search, knownCommunes);
  const parts = [...textConditions(rest, values), ...places.map((one) => saidPlaceCondition(one, values))];
  const said = allOf(parts);
  // A price typed whole finds that price (C63), beside the words and postcodes that look like one.
  return amount === null ? said : `(${said}) or price_cents = ${values.add(Math.round(amount * 100))}::int8`;
}

/** What lies there, and what says its name. */
function saidPlaceCondition({ place, words }: SaidPlace, values: Values): string {
  const there = placesCondition([place], values);
  return words === '' ? there : `${there} or (${allOf(textConditions(words, values))})`;
}

const allOf = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' and ') || 'true';

function textConditions(text: string, values: Values): readonly string[] {
  const { words, literals } = searchWords(text);
  return [
    ...literals.map((literal) => `headline like ${values.add(containing(literal))}`),
    ...(words.length > 0 ? [matching(words, values)] : []),
  ];
}

function matching(words: readonly string[], values: Values): string {
  const whole = values.add(inQuery(words));
  const forms = `to_tsquery('pg_catalog.french', ${whole})`;
  const last = words.at(-1) ?? '';
  if (last.length < LEAST_BEGINNING) return `numnode(${forms}) = 0 or words @@ ${forms}`;
  const lastForms = `to_tsquery('pg_catalog.french', ${values.add(inQuery([last]))})`;
  const before =
    words.length > 1 ? `to_tsquery('pg_catalog.french', ${values.add(inQuery(words.slice(0, -1)))}) && ` : '';
  const beginning = `to_tsquery('pg_catalog.simple', ${values.add(`${last}:*`)})`;
  // A scalar subquery: worked out once, and the index of the words serves whichever it is.
  return `numnode(${forms}) = 0 or words @@ (select case
    when numnode(${lastForms}) = 0 or ${isWord(last, lastForms, values)} then ${forms}
    else ${before}(${lastForms} || ${beginning}) end)`;
}

/** 'st malo' and 'Saint-Malo' are one name, whoever wrote it short. */
const SHORT: Readonly<Record<string, string>> = { st: 'saint', saint: 'st', ste: 'sainte', sainte: 'ste' };

const inQuery = (words: readonly string[]): string =>
  words.map((word) => (SHORT[word] ? `(${word} | ${SHORT[word]})` : word)).join(' & ');

/** Somebody wrote it so: it is a whole word and finds its own forms, where a word still being typed finds what begins so. */
const isWord = (word: string, forms: string, values: Values): string =>
  `exists (select from public_listing join property using (id) where property.words @@ ${forms}
     and (property.headline || ' ' || property.body) ~ ${values.add(`\\m${word}\\M`)})`;
