import { remembered } from '../../../shared/remembered';
import { slugOf } from '../../../shared/text/slug';

const slugOfWord = remembered(slugOf);

/** A piece of what somebody typed. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign';
  /** Lower case without accents; of a number its digits. */
  readonly text: string;
  readonly raw: string;
  /** Of a number. */
  readonly value: number;
  /** Nothing stands between it and the one before: 'k' of '300k'. */
  readonly glued: boolean;
  /** A hyphen stands between it and the word before: 'les' of 'Trifouilly-les-Oies'. */
  readonly joined?: true;
}

/** '16' of 'Paris 16 300 000 €' is an arrondissement and begins no amount. */
const ARRONDISSEMENT = String.raw`(?<=\b(?:paris|lyon|marseille)\s+)(?:1\d|20|[1-9])(?!\d|[.,]\d|[ \u00a0\u202f]000(?!\d)|\s*(?:[km]?€|[km]\b|m2|%|mill|euro|m\p{L}tre|keuro))`;
/** '300 000', '1.200.000,50', '1 250'. */
const GROUPED = String.raw`\d{1,3}(?:[ \u00a0\u202f.'’]\d{3})+(?!\d)(?:,\d{1,2}(?!\d))?`;
const PLAIN = String.raw`\d+(?:[.,]\d+)?`;
const PIECE = new RegExp(`(${ARRONDISSEMENT}|${GROUPED}|${PLAIN})|(\\p{L}+)|(<=|>=|[^\\s\\p{L}\\d])`, 'giu');

/** Nobody asks for a property in more words; a message made of thousands must not hold the server up. */
const MOST_TOKENS = 150;

/** Words, numbers and signs, in the order typed. Apostrophes and hyphens part words and are no pieces of their own. */
export function tokensOf(utterance: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = -1;
  let last = '';
  for (const { 0: raw, 1: number, 2: word, index } of utterance.normalize('NFC').matchAll(PIECE)) {
    if (tokens.length === MOST_TOKENS) break;
    const glued = index === end;
    const hyphen = last === '-';
    last = raw;
    end = index + raw.length;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, raw, value: numberValue(number), glued });
    else if (word !== undefined) {
      const joined = glued && hyphen && { joined: true as const };
      tokens.push({ kind: 'word', text: slugOfWord(word), raw, value: Number.NaN, glued, ...joined });
    }
    // 'Saint-Denis' is two words, '100-200' has a sign between.
    else if (
      /['’`"«»]/.test(raw) ||
      isShortening(raw, tokens.at(-1)) ||
      (raw === '-' && tokens.at(-1)?.kind === 'word')
    )
      continue;
    else tokens.push({ kind: 'sign', text: raw, raw, value: Number.NaN, glued });
  }
  return tokens.filter(({ text }) => text !== '');
}

/** The post's 's/' is 'sur', its 'St.' a saint. */
const isShortening = (sign: string, before: Token | undefined): boolean =>
  (sign === '/' && before?.text === 's') || (sign === '.' && /^(?:ste?|mt)$/.test(before?.text ?? ''));

/** French first: a comma is decimal, unless three digits follow it and more than 0 stands before ('300,000'). */
function numberValue(text: string): number {
  const digits = text.replace(/[ \u00a0\u202f'’]/g, '');
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(digits)) return Number(digits.replace(/\./g, '').replace(',', '.'));
  if (/^[1-9]\d{1,2},\d{3}$/.test(digits)) return Number(digits.replace(',', ''));
  return Number(digits.replace(',', '.'));
}
