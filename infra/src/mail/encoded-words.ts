/** What mail programs take for an encoded word (RFC 2047), also where somebody typed it. */
const LIKE_ONE = /=\?/;
const PLAIN = /^[\x20-\x7e]*$/;
/** Of plain text: with its frame a word of 68 signs, of the 75 that it may have. */
const MOST_SIGNS = 42;

/** Plain text that would be read as something else: every other text is encoded anyway, or means what it says. */
export const readsAsEncoded = (text: string): boolean => LIKE_ONE.test(text) && PLAIN.test(text);

/** As it was typed, once a mail program has decoded it. */
export function asTyped(text: string): string {
  if (!readsAsEncoded(text)) return text;
  const pieces = text.match(new RegExp(`.{1,${MOST_SIGNS}}`, 'g')) ?? [];
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join(' ');
}
