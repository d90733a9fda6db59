import { parsePrice } from '../amounts/price';
import { isPeriodic, TIMES_A_YEAR } from '../amounts/price-units';
import { foldText } from '../../shared/text/slug';

export interface SearchWords {
  /** Folded words of letters and digits: whole ones find their forms, one that is being typed what begins so. */
  readonly words: readonly string[];
  /** Folded pieces with other signs ('50%', 'a_b'), matched letter by letter. */
  readonly literals: readonly string[];
  /** Nothing but a price as the site prints it: euros, of a rent per year. */
  readonly amount: number | null;
  /** '#55': a property by its number. */
  readonly property: number | null;
}

const MOST_WORDS = 12;

/** What the visitor typed, accents, capitals, hyphens and apostrophes aside. */
export function searchWords(typed: string): SearchWords {
  const pieces = foldText(typed).split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const plain = (piece: string): boolean => /^[\p{L}\p{N}]+$/u.test(piece);
  const number = /^\s*#\s*([1-9]\d{0,8})\s*$/.exec(typed)?.[1];
  return {
    words: pieces.filter(plain),
    literals: pieces.filter((piece) => !plain(piece)),
    amount: wholeAmount(typed),
    property: number === undefined ? null : Number(number),
  };
}

const AMOUNT = /^\s*\d[\d\s.,'’]*(?:k|m)?\s*(?:€|euros?|eur)?\s*(?:fai|hai|\/?\s*an|\/?\s*mois)?\s*$/i;
/** A smaller number is a street's, a department's or a surface. */
const LEAST_AMOUNT = 1000;

function wholeAmount(typed: string): number | null {
  const price = AMOUNT.test(typed) ? parsePrice(typed) : null;
  if (!price) return null;
  const amount = (price.cents / 100) * (isPeriodic(price.unit) ? TIMES_A_YEAR[price.unit] : 1);
  return amount >= LEAST_AMOUNT ? amount : null;
}

export interface SaidReference {
  /** Folded, without spaces; '' where only 'réf.' was said. */
  readonly prefix: string;
  readonly property: number;
}

/** 'PGN-55', 'pgn 55', 'PGN55', 'réf. 55': what may be a reference, once its prefix is known to be the agency's. */
export function saidReference(typed: string): SaidReference | null {
  const [, called = '', prefix = '', number] = REFERENCE.exec(foldText(typed)) ?? [];
  if (number === undefined || (!called && !prefix)) return null;
  return { prefix: prefix.replace(/\s/g, ''), property: Number(number) };
}

const REFERENCE = /^((?:la )?ref(?:erence)? )?((?:[a-z][a-z ]{0,18})?) ?0{0,4}([1-9]\d{0,8})$/;
