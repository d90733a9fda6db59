import type { SearchCriteria } from '../../listings/filters/filters';

/** 'peu importe le prix', 'sans limite de surface', 'le budget importe peu', 'tous les types'. */
function droppingOf(names: string): RegExp {
  const before = String.raw`(?:peu importe|n importe|qu importe|quel(?:le)?s? que soi(?:t|ent)|(?:sans|pas de|enleve[rz]?|retire[rz]?|oublie[rz]?)(?: (?:limites?|maximum|max|minimum|min|plafond))?(?: (?:de|du|des|pour|sur))?|plus de (?:limites?|plafond)(?: de| du)?|tou(?:t|te|s|tes))`;
  const after = String.raw`(?:importe(?:nt)? peu|peu importe|indifferente?s?|illimitee?s?|n a pas d importance)`;
  return new RegExp(
    String.raw`\b${before} (?:(?:le|la|les|quels?|quelles?) )?(?:${names})\b(?! (?:de|du|minimum|maximum|min|max|\d))|\b(?:${names}) ${after}\b`,
  );
}

/** Said of a limit that no longer counts. */
export const DROPPED: readonly (readonly [RegExp, readonly (keyof SearchCriteria)[]])[] = [
  [/\b(?:partout|n importe ou|toute la france|peu importe (?:ou|la ville|l endroit|le lieu))\b/, ['cities', 'regions']],
  [droppingOf('prix|budgets?|montants?'), ['minPrice', 'maxPrice']],
  [droppingOf('surfaces?|superficies?|tailles?'), ['minSurface', 'maxSurface']],
  [droppingOf('rendements?|rentabilites?'), ['minYield', 'maxYield']],
  [droppingOf('types?'), ['natures']],
];
/** It takes a limit away, and may say nothing else. */
export const dropsLimit = (words: string): boolean => DROPPED.some(([pattern]) => pattern.test(words));
