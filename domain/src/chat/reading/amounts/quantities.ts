import { departmentOf } from '../../../geography/regions/departments';
import { isDistrictCity } from '../../../geography/towns/districts';
import { readAmountAt, isMeasure } from './amounts';
import { COUNTED_PROPERTIES, FRENCH_KIND_WORDS } from '../words/lexicon';
import type { Token } from '../words/tokens';

export type Unit = 'euro' | 'square-metre' | 'percent' | 'euro-per-metre' | 'other' | null;

/** An amount with what it counts. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
  readonly period: 'month' | 'year' | null;
  readonly scale: number;
  readonly start: number;
  readonly end: number;
}

const ARRONDISSEMENT_POSTCODE = /^(?:75(?:0(?:0[1-9]|1\d|20)|116)|6900[1-9]|130(?:0[1-9]|1[0-6]))$/;
const COUNTED = new RegExp(`^${COUNTED_PROPERTIES}$`);
const OTHER_UNITS =
  /^(?:ans?|annees?|mois|semaines?|jours?|heures?|h|min|minutes?|pieces?|lots?|etages?|niveaux|personnes?|postes?|salaries|places?|couverts|km|kilometres?|e|er|eme|ere|nd|nde|x|fois|pas|locataires?|cm|hectares?|ha|villes?|vitrines?)$/;

/** Every amount of the utterance; postcodes, arrondissements and departments are places and left out. */
export function quantitiesOf(tokens: readonly Token[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const amount = isPlaceNumber(tokens, at) ? null : readAmountAt(tokens, at);
    if (!amount) {
      at += 1;
      continue;
    }
    const { unit, end } = readUnitAt(tokens, amount.end, amount.value, amount.scaled);
    const { period, end: after } = readPeriodAt(tokens, end, unit);
    const telephone = /^0\d/.test(tokens[at]?.raw ?? '') || amount.value > 1e9;
    // 'un local neuf': a word alone that counts nothing.
    const counts = !amount.inWords || amount.value >= 10 || unit !== null || tokens[at - 1]?.text === 'entre';
    // 'mille mercis': a thousand of nothing.
    const bare = amount.inWords && amount.scale === 1000 && amount.end === at + 1 && amount.end === end;
    if (counts && !bare && !telephone && !isReference(tokens, at))
      found.push({
        value: Math.round(amount.value * 100) / 100,
        unit: unit ?? (period && amount.scale === 1 ? 'euro' : null),
        period,
        scale: amount.scale,
        start: at,
        end: after,
      });
    at = after;
  }
  return found;
}

/** 'le bien 35', 'la référence PIG-35', 'annonce n° 12': names a property, counts nothing. */
function isReference(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(' ');
  return (
    /(?:^| )(?:(?:bien|annonce|fiche|mandat|offre)(?: (?:n|no|num|numero|°|º|n °|n º|#|id|pig))*|(?:reference|ref)[. :]*(?:[a-z]{2,4})?|(?:n|no|num|numero) ?[°º]?|[°º#])$/.test(
      before,
    ) && tokens[at]?.kind === 'number'
  );
}

/** '16' of 'Paris 16e', '92' of 'dans le 92' and '(69)', '75011' beside a city or alone. */
export function isPlaceNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^\d{1,5}$/.test(token.text)) return false;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (isDistrictCity(before?.text ?? '') && token.value <= 20)
    return (
      !COUNTED.test(next?.text ?? '') &&
      !/^(?:pieces?|lots?|etages?|niveaux|personnes?|ans?|mois|minutes?|km|k|m|€|%|mille|million|millions|euros?|metres?)$/.test(
        next?.text ?? '',
      )
    );
  if (/^\d{2}$/.test(token.text) || /^97\d$/.test(token.text)) {
    if (departmentOf(`${token.text}000`) === null) return false;
    if (before?.text === '(' && next?.text === ')') return true;
    const article = tokens[at - 2]?.text === 'dans' && before?.text === 'le';
    // 'murs 93': at the very end, after what is no limit.
    const last = tokens.length === at + 1 && /^[6-9]\d$/.test(token.text) && isKind(before);
    const excluded = /^(?:sauf|hors|hormis)(?: le)?$/.test(
      before?.text === 'le' ? `${tokens[at - 2]?.text ?? ''} le` : (before?.text ?? ''),
    );
    return ((article || excluded) && !isUnit(next)) || last || before?.text === 'departement';
  }
  if (!/^\d{5}$/.test(token.text) || departmentOf(token.text) === null || isUnit(next)) return false;
  if (ARRONDISSEMENT_POSTCODE.test(token.text)) return true;
  return tokens.length === 1 || isName(before) || (isName(next) && next?.glued === false) || before?.text === '(';
}

const isUnit = (token: Token | undefined): boolean =>
  /^(?:€|k|m|m2|%|euros?|eur|e|max|maxi|maximum|min|mini|minimum|metres?|par|hors|ht|fai)$/.test(token?.text ?? '');
const isKind = (token: Token | undefined): boolean =>
  FRENCH_KIND_WORDS.includes(token?.text ?? '') || /^commercia(?:l|ux)$/.test(token?.text ?? '');
const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.text.length > 2 && /^\p{Lu}/u.test(token.raw);

function readUnitAt(
  tokens: readonly Token[],
  start: number,
  value: number,
  scaled: boolean,
): { readonly unit: Unit; readonly end: number } {
  let at = start;
  const text = (offset = 0): string => tokens[at + offset]?.text ?? '';
  if (scaled && /^(?:d|de)$/.test(text()) && text(1).startsWith('eur')) at += 1;
  if (
    /^(?:€|euros?|eur|eruos|euross?|balles)$/.test(text()) ||
    (text() === 'e' && tokens[at]?.raw === 'e' && value >= 1000)
  ) {
    at += 1;
    if (/^(?:\/|par|le|au|du)$/.test(text()) && /^m(?:2|etres?)?$/.test(text(1)))
      return { unit: 'euro-per-metre', end: at + 2 + Number(/^[²2]$/.test(text(2))) };
    return { unit: 'euro', end: at };
  }
  if (text() === '%' || text() === 'pourcent' || text() === 'pourcents') return { unit: 'percent', end: at + 1 };
  if (text() === 'pour' && /^cents?$/.test(text(1))) return { unit: 'percent', end: at + 2 };
  // 'une centaine de m²'
  if (text() === 'de' && /^(?:m|metres?|m2)$/.test(text(1))) at += 1;
  const metres = /^(?:m|metres?)$/.test(text());
  if (metres && isMeasure(tokens, at + 1)) return { unit: 'other', end: at + (text(1).startsWith('line') ? 2 : 3) };
  if (/^(?:sqm|sqft)$/.test(text())) return { unit: text() === 'sqm' ? 'square-metre' : 'other', end: at + 1 };
  if (text() === 'sq' && text(1).startsWith('m')) return { unit: 'square-metre', end: at + 2 };
  if (text() === 'square' && text(1).startsWith('met')) return { unit: 'square-metre', end: at + 2 };
  if (!scaled || value < 20_000) {
    if (text() === 'm' && (text(1) === '²' || (text(1) === '2' && tokens[at + 1]?.glued)))
      return { unit: 'square-metre', end: at + 2 };
    if (/^metres?$/.test(text()) || (text() === 'm' && value >= 10))
      return { unit: 'square-metre', end: at + (/^(?:carres?|caree?s?)$/.test(text(1)) ? 2 : 1) };
  }
  if (!scaled && (OTHER_UNITS.test(text()) || COUNTED.test(text()))) return { unit: 'other', end: at };
  return { unit: scaled ? 'euro' : null, end: start };
}

/** '/mois', 'par mois', 'mensuel', 'HC par an', 'a month'. */
function readPeriodAt(tokens: readonly Token[], start: number, unit: Unit): Pick<Quantity, 'period' | 'end'> {
  let at = start;
  while (/^(?:ht|hc|hors|taxes?|charges?|cc|net|nets)$/.test(tokens[at]?.text ?? '')) at += 1;
  const first = tokens[at]?.text ?? '';
  const second = tokens[at + 1]?.text ?? '';
  if (first.startsWith('mensue')) return { period: 'month', end: at + 1 };
  if (first.startsWith('annue')) return { period: 'year', end: at + 1 };
  if (/^(?:monthly|pcm)$/.test(first)) return { period: 'month', end: at + 1 };
  if (/^(?:yearly|annually)$/.test(first)) return { period: 'year', end: at + 1 };
  // '2500€ mois': an amount of money, not a number of months.
  if (unit === 'euro' && first === 'mois') return { period: 'month', end: at + 1 };
  if (unit === 'euro' && /^(?:an|annee)$/.test(first)) return { period: 'year', end: at + 1 };
  if (/^(?:\/|par|le|l|du|a|per|p)$/.test(first)) {
    if (/^(?:mois|month|mth)$/.test(second)) return { period: 'month', end: at + 2 };
    if (/^(?:an|annee|year|annum)$/.test(second)) return { period: 'year', end: at + 2 };
  }
  return { period: null, end: start };
}
