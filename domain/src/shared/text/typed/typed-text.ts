/**
 * What somebody typed, as it was meant (C60, C62): format characters, such as the direction marks around a number out of a
 * phone's contacts, are gone; a line break of any kind is '\n'; other control characters are spaces. NUL stays, to be
 * refused.
 */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![\n\0])\p{Cc}/gu, ' ');

/** Half a letter (a lone surrogate) is seen by its refusal; U+2800 is drawn without a dot. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]|\0/u;

const seen = (text: string): string => (VISIBLE.test(text) ? text.trim() : '');

/** White space of any kind is one space; '' where nothing would be seen. */
export const oneLine = (text: string): string => seen(cleaned(text).replace(/\s+/g, ' '));

/** Line breaks and indents stay; '' where nothing would be seen. */
export const severalLines = (text: string): string => seen(cleaned(text));
