/** What readers or search engines would stumble over: said before a post is published, and never in its way. */
export interface TextCheck {
  readonly kind: 'heading' | 'alt' | 'link';
  readonly text: string;
}

const HEADING = /<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g;
const IMAGE = /<img\b[^>]*>/g;
const LINK = /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/** The page has the only h1; from one heading to the next no level is left out. */
function headingChecks(html: string): TextCheck[] {
  let above = 1;
  return [...html.matchAll(HEADING)].flatMap(([, digit, inner = '']) => {
    const level = Number(digit);
    const text = plain(inner);
    const skips = level > above + 1;
    const expected = above + 1;
    above = level;
    if (text === '') return [{ kind: 'heading' as const, text: 'Un intertitre est vide.' }];
    return skips
      ? [
          {
            kind: 'heading' as const,
            text: `« ${text} » est un titre ${level} : un titre ${expected} est attendu avant.`,
          },
        ]
      : [];
  });
}

const altChecks = (html: string): TextCheck[] => {
  const without = [...html.matchAll(IMAGE)].filter(([tag]) => !/\balt="[^"]*\S[^"]*"/.test(tag)).length;
  if (without === 0) return [];
  return [
    {
      kind: 'alt',
      text:
        without === 1 ? 'Une image n’a pas de texte alternatif.' : `${without} images n’ont pas de texte alternatif.`,
    },
  ];
};

/** `dead`: of the site's own addresses, those that lead nowhere. */
const linkChecks = (html: string, dead: readonly string[]): TextCheck[] =>
  [...html.matchAll(LINK)].flatMap(([, href = '', inner = '']) =>
    dead.includes(href)
      ? [{ kind: 'link' as const, text: `Le lien « ${plain(inner)} » ne mène nulle part (${href}).` }]
      : [],
  );

export const textChecksOf = (html: string, dead: readonly string[] = []): readonly TextCheck[] => [
  ...headingChecks(html),
  ...altChecks(html),
  ...linkChecks(html, dead),
];

/** Paths of the site that a text links to, each once. */
export const innerLinksOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(LINK)].map(([, href = '']) => href).filter((href) => /^\/(?!\/)/.test(href))),
];
