const WORDS_A_MINUTE = 200;

/** The words of an HTML text, one space apart. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Words / 200 in minutes, rounded up; a short note still takes one. */
export function readingTimeOf(html: string): number {
  // A sign that stands alone ('«', ':') is no word.
  const words = textOfHtml(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}
