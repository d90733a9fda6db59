import type { Token } from './tokens';

/** What people write together who leave the apostrophe out: 'jai', 'dun', 'limmeuble', 'quelquun'. */
const GLUED: Readonly<Record<string, RegExp>> = {
  j: /^(?:ai|avais|aurais|aimerais|aimerai|attends|en|envisage|espere|etais|habite|herite|y|[bcdfghklmnpqrstvwxz]\w+)$/,
  c: /^(?:est|etait)$/,
  d: /^(?:un|une|abord|acheter|achat|activites?|affaires?|agence|angle|avoir|environ|estimation|estimer|etre|habitation|ici|immeubles?|investir|occupation|ouverture|y)$/,
  l: /^(?:achat|acheter|acquerir|adresse|agence|emplacement|entrepot|estimation|estimer|evaluation|immeuble|immobilier|occupation|offre)$/,
  m: /^(?:appartien(?:t|nent)|appeler|appelle[rz]?|interesse\w*)$/,
  n: /^(?:ai|est|etait|avez)$/,
  // Not 'quelle'.
  qu: /^(?:ils?|on|une?)$/,
  quelqu: /^une?$/,
  s: /^il$/,
  y: /^a$/,
};

/** Each word as two where an apostrophe is missing within; names, which begin with a capital, stay whole. */
export const unglue = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || (at > 0 && /^\p{Lu}/u.test(token.raw))) return [token];
    const cut = Object.keys(GLUED).find(
      (start) => token.text.startsWith(start) && GLUED[start]?.test(token.text.slice(start.length)),
    )?.length;
    if (cut === undefined) return [token];
    const { joined: _, ...whole } = token;
    return [
      { ...token, text: token.text.slice(0, cut), raw: token.raw.slice(0, cut) },
      { ...whole, text: token.text.slice(cut), raw: token.raw.slice(cut), glued: true },
    ];
  });
