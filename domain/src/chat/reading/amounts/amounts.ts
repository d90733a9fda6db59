import type { Token } from '../words/tokens';

/** A number as people say it, digits, words or both: 'trois cent mille', '300k', '1 million 2', 'un million et demi'. */
export interface Amount {
  readonly value: number;
  /** Position after its last token. */
  readonly end: number;
  /** It said k, mille or million: nobody says so of square metres. */
  readonly scaled: boolean;
  /** Written without any digit. */
  readonly inWords: boolean;
  /** What its last multiplier was; 1 without one. */
  readonly scale: number;
}

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  dizaine: 10,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
};
const HUNDREDS = new Set(['cent', 'cents', 'centaine', 'centaines']);
const THOUSANDS = new Set(['k', 'mille', 'milles', 'millier', 'milliers', 'ke', 'keur', 'keuro', 'keuros']);
const MILLIONS = new Set([
  'million',
  'millions',
  'millon',
  'millons',
  'milion',
  'milions',
  'me',
  'meur',
  'meuro',
  'meuros',
]);
const ARTICLES = new Set(['un', 'une']);

/** The amount that begins at this token; null when none does. */
export function readAmountAt(tokens: readonly Token[], start: number): Amount | null {
  let at = start;
  let total = 0;
  let group: number | null = null;
  let scale = 1;
  let digits = false;
  /** Digits follow digits only after a multiplier: '1 million 200 000'. */
  let open = true;
  const flush = (multiplier: number): void => {
    total += (group ?? 1) * multiplier;
    group = null;
    scale = multiplier;
    open = true;
  };
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const { text } = token;
    if (token.kind === 'number') {
      if (!open || (at > start && ownsUnit(tokens, at))) break;
      group = (group ?? 0) + token.value;
      digits = true;
      open = false;
    } else if (token.kind !== 'word') break;
    else if (HUNDREDS.has(text)) group = (group ?? 1) * 100;
    else if (THOUSANDS.has(text) && (text.length > 2 || group !== null)) flush(1000);
    else if ((MILLIONS.has(text) && (text.length > 2 || group !== null)) || isMegaLetter(tokens, at, group)) {
      flush(1_000_000);
      const tenths = tokens[at + 1];
      if (text === 'm' && tenths?.kind === 'number' && tenths.glued) {
        total += tenths.value * 10 ** (6 - tenths.text.length);
        at += 1;
      }
    } else if (text === 'demi' && MILLIONS.has(tokens[at + 1]?.text ?? '')) group = 0.5;
    else if (text === 'vingt' || text === 'vingts')
      group = group !== null && group % 100 === 4 ? group - 4 + 80 : (group ?? 0) + 20;
    else if (UNITS[text] !== undefined && !(digits && scale === 1) && !isArticle(tokens, at, start)) {
      group = (text.endsWith('aine') ? 0 : (group ?? 0)) + UNITS[text];
      open = false;
    } else if (text === 'et' && at > start && continuesAfterEt(tokens, at, scale)) {
      if (tokens[at + 1]?.text.startsWith('demi')) {
        total += scale / 2;
        at += 1;
      }
    } else if ((text === 'de' || text === 'd') && isGatheredBy(tokens, at)) continue;
    else break;
  }
  if (at === start) return null;
  // 'un million deux' is 1,2 million, '1 million 500' a million and a half.
  const rest = group ?? 0;
  const spoken = scale === 1_000_000 && rest > 0 && rest < 1000 ? rest * (rest < 10 ? 100_000 : 1000) : rest;
  return { value: total + spoken, end: at, scaled: scale > 1, inWords: !digits, scale };
}

/** 'un local' counts nothing, 'un million' and 'vingt et un' do. */
function isArticle(tokens: readonly Token[], at: number, start: number): boolean {
  if (!ARTICLES.has(tokens[at]?.text ?? '') || at > start) return false;
  const next = (tokens[at + 1]?.text === 'demi' ? tokens[at + 2] : tokens[at + 1])?.text ?? '';
  // 'entre un et deux millions'
  if (next === 'et' && tokens[at - 1]?.text === 'entre') return false;
  return !(
    MILLIONS.has(next) ||
    ['millier', 'centaine', 'dizaine', 'vingtaine', 'trentaine', 'quarantaine', 'cinquantaine', 'soixantaine'].includes(
      next,
    )
  );
}

/** 'vingt et un', 'soixante et onze', 'un million et demi'; not 'entre cent et deux cents'. */
function continuesAfterEt(tokens: readonly Token[], at: number, scale: number): boolean {
  const next = tokens[at + 1]?.text ?? '';
  if (next.startsWith('demi')) return scale > 1;
  const before = tokens[at - 1]?.text ?? '';
  return /^(?:vingt|trente|quarante|cinquante|soixante)$/.test(before) && /^(?:un|une|onze)$/.test(next);
}

/** 'une centaine de mille', 'une dizaine de milliers'. */
const isGatheredBy = (tokens: readonly Token[], at: number): boolean =>
  /aines?$/.test(tokens[at - 1]?.text ?? '') && THOUSANDS.has(tokens[at + 1]?.text ?? '');

/** 'M' of '1,5 M€' and '1M2'; 'm' of '120m' means metres. */
function isMegaLetter(tokens: readonly Token[], at: number, group: number | null): boolean {
  const token = tokens[at];
  if (token?.text !== 'm' || group === null || group >= 1000) return false;
  const next = tokens[at + 1];
  if (next?.text === '€' || next?.text.startsWith('eur')) return true;
  if (/^(?:d|de)$/.test(next?.text ?? '') && tokens[at + 2]?.text.startsWith('eur')) return true;
  if (next?.text === '²' || isMeasure(tokens, at + 1)) return false;
  // '1M2' is 1,2 million, '80M2' eighty square metres.
  if (next?.text === '2' && next.glued) return token.raw === 'M' && group < 5;
  return group < (token.raw === 'M' ? 100 : 10);
}

/** '1 million 200 m²': the 200 is another amount. */
const ownsUnit = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.text ?? '';
  return /^(?:m|m2|metres?|%|pour|pourcent|ans?|k)$/.test(next);
};

/** '3 M de large', '6 m de vitrine', '12 mètres linéaires': the length of something, no surface and no million. */
export const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  /^lineaires?$/.test(tokens[at]?.text ?? '') ||
  (/^(?:de|d|en|sur|sous)$/.test(tokens[at]?.text ?? '') &&
    /^(?:large|largeur|long|longueur|haut|hauteur|profond|profondeur|facade|vitrines?|lineaires?|plafond|devanture)$/.test(
      tokens[at + 1]?.text ?? '',
    ));
