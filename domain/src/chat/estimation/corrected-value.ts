import { cutOut } from '../reading/words/fold-in-place';
import { anyOf, ERROR, MISTAKEN, opening } from '../reading/words/lexicon';

/** 'je me suis trompé, c'est 67100', 'non c'est Lyon', 'plutôt 120 m²', '67100, pardon'. */
const CORRECTS = anyOf(
  MISTAKEN,
  ERROR,
  'correction|rectification|je (?:corrige|rectifie)|je voulais dire|plutot|pardon|desolee?|oups|en fait',
  'au temps pour moi|autant pour moi',
  String.raw`non(?=[ ,]+(?:c ?est|plutot|pas|je|en fait|pardon|\d))`,
);
const LINK = anyOf(
  ' *[,;:.!-]+ *',
  ' +',
  '(?:c ?est|c ?etait|(?:il|elle|ca) fait|il faut lire|lire|mais|le bon(?:ne)? (?:c ?est|est)|et|voulais dire|je) ',
);
const LEADING = new RegExp(`^${opening()}${CORRECTS}(?:${LINK}|${CORRECTS})*`);
const TRAILING = new RegExp(`(?:(?<![ ,])[ ,]+plutot|, *(?:pardon|desolee?|en fait|${MISTAKEN}|erreur))[ .!]*$`);
/** '67100 et non 67000', '67100, pas 67000'. */
const INSTEAD_OF = /(?<![ ,])[ ,]+(?:et non(?: pas)?|au lieu de|et pas|pas) .+$/;
const NOT_THAT = /^(?:pas|non) .+?(?<![ ,])[ ,]+mais +(?:plutot +)?(?:c ?est +)?/;

/** The value without the words that correct; null when it corrects nothing. */
export function readCorrectedValue(text: string): string | null {
  const rest = [LEADING, TRAILING].reduce(cutOut, text);
  if (rest.length === text.length) return null;
  const value = [NOT_THAT, INSTEAD_OF].reduce(cutOut, rest).trim();
  return /[\p{L}\d]/u.test(value) ? value : null;
}
