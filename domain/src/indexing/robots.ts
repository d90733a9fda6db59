/** What robots.txt says, to all of them alike. */
const RULES = [
  ['Disallow', '/admin'],
  ['Disallow', '/api/'],
  ['Allow', '/'],
] as const;

export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...RULES.map(([rule, path]) => `${rule}: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

/** As RFC 9309 reads it: the longest of the rules that fit decides. */
export function mayBeCrawled(path: string): boolean {
  const fitting = RULES.filter(([, start]) => path.startsWith(start));
  const [rule] = fitting.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['Allow'];
  return rule === 'Allow';
}
