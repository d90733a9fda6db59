import { isDistrictCity } from '../../../geography/towns/districts';
import type { Token } from '../words/tokens';

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const romanValue = (text: string): number => {
  const tens = text.startsWith('xx') ? 2 : /^x[ivx]/.test(text) ? 1 : 0;
  const unit = ROMAN.indexOf(text.slice(tens));
  return unit < 0 ? 0 : tens * 10 + unit;
};

/** 'Paris IX', 'Lyon IIIe': as their digits. */
export function readRomanAfterCity(token: Token, before: Token | undefined): Token {
  if (token.kind !== 'word' || !isDistrictCity(before?.text ?? '')) return token;
  const value = romanValue(/^([IVX]+)(?:e|\p{L}?me|er)?$/u.exec(token.raw)?.[1]?.toLowerCase() ?? '-');
  return value >= 1 && value <= 20 ? { ...token, kind: 'number', text: String(value), value } : token;
}
