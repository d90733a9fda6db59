/** What the visual editor knows, as the server's allow-list names it (infra/src/blog/clean-html.ts). */
const KNOWN = new Set(
  'p br hr h2 h3 h4 strong em u s code pre blockquote ul ol li a img aside table thead tbody tr th td colgroup col'.split(
    ' ',
  ),
);

/** Tags of a text that the visual editor would lose: it is written as HTML then. */
export const unknownTags = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag).filter((tag) => !KNOWN.has(tag))),
];
