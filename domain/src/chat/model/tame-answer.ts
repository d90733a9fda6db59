import { LONGEST_ANSWER } from './language-model';

const IMAGE = /!\[[^[\]]*\]\([^()]*\)?/g;
const LINK = /\[([^[\]]*)\]\([^()]*\)?/g;
const TAG = /<[^>]*>?/g;
const ADDRESS = /(?:\b[a-z][a-z+.-]{0,30}:\/\/|\bwww\.|\b(?:javascript|data|mailto):)\S*/gi;

/** What the visitor may read of it: words. Pictures, links, addresses and tags are how data leaves a page (row 66). */
export const tameAnswer = (text: string): string =>
  shorten(
    text
      .replace(IMAGE, '')
      .replace(LINK, '$1')
      .replace(TAG, '')
      .replace(ADDRESS, '')
      .replace(/[*_`#]+/g, '')
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/ +([,.])/g, '$1')
      .trim(),
  );

/** Of an answer that is still coming: only what no later piece can change. */
export function tameSoFar(text: string): string {
  const whole = text.slice(0, Math.max(0, text.search(/\s\S*$/)));
  const open = Math.max(whole.lastIndexOf('['), whole.lastIndexOf('<'));
  const closed = Math.max(whole.lastIndexOf(')'), whole.lastIndexOf('>'));
  return tameAnswer(open > closed ? whole.slice(0, whole[open - 1] === '!' ? open - 1 : open) : whole);
}

const shorten = (text: string): string =>
  text.length <= LONGEST_ANSWER ? text : `${text.slice(0, LONGEST_ANSWER - 1).replace(/\s+\S*$/, '')}…`;
