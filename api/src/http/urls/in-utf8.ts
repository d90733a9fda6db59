/** What older pages, programs and mails write for 'É': windows-1252, escaped or as the bare byte. */
const ESCAPED = /(?:%[89a-f][\da-f])+/gi;
const BARE = /[\x80-\xff]/g;
/** What windows-1252 has from 80 to 9F; the rest is Latin-1. */
const EARLY = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** '/biens/%C9vry' as '/biens/%C3%89vry' (C72); what is UTF-8 already stays, and what is no escape at all. */
export const inUtf8 = (target: string): string =>
  target.replace(BARE, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`).replace(ESCAPED, asUtf8);

function asUtf8(escapes: string): string {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    const bytes = [...Buffer.from(escapes.replaceAll('%', ''), 'hex')];
    return encodeURIComponent(bytes.map((byte) => EARLY[byte - 0x80] ?? String.fromCharCode(byte)).join(''));
  }
}
