import type { SearchCriteria } from '../../../listings/filters/filters';
import type { Heard } from './heard';
import { OWNED, PROPERTY, SEEK } from '../words/lexicon';
import { asksItsWorth, seeksForOwn, sells } from './owners';

const SEARCH_VERB =
  /\b(?:(?:re)?cherch(?:e|es|ee|er|ez|ons|ent|ant|ais|ait|erais|erai|erions|ions)|looking for|searching for|find|trouv(?:e|es|er|ez|ons|ent|ais|erais|erai))\b/;
const PROPERTY_WORD = new RegExp(String.raw`\b(?:${PROPERTY}|investissements?|surfaces?|emplacements?)\b`);
const OWN = new RegExp(String.raw`\b${OWNED}\b`);
const CONTINUES =
  /\b(?:aussi|egalement|plutot|(?:moins|plus) (?:chere?s?|grande?s?|petite?s?|loin)|en plus|ou bien|ou alors|ajoute[rz]?|meme|pareil|toujours|finalement|seulement|uniquement|au lieu|a la place|instead|rather|actually|also)\b|^(?:et|ou|and|or|mais|sinon|avec|sans)\b/;
const WISHES = new RegExp(
  String.raw`\b(?:veux|voulons|voudrais|voudrions|souhait\w+|aimer\w+|avez vous|vous avez|auriez|montre[rz]?|propose\w*|il (?:me|nous) faut|besoin d|visiter|acheter|interesse\w*|y a t il|need|looking|do you have|are there|${SEEK})\b`,
);

export const hasSearchVerb = (words: string): boolean => SEARCH_VERB.test(words);
/** 'je cherche une boutique' */
export const seeksProperty = (words: string): boolean => SEARCH_VERB.test(words) && PROPERTY_WORD.test(words);
/** Not for what they own: an owner's own premises are not what they look for. */
export const seeksAnother = ({ words, left }: Heard): boolean =>
  seeksProperty(words) && !sells(left) && !seeksForOwn(left) && !asksItsWorth(left);
export const continues = ({ words }: Heard): boolean => CONTINUES.test(words);

/** 'murs à Lyon, locataire en place' looks for walls; 'le locataire de mes murs ne paie plus' does not. */
export function namesWhatIsSought({ words, request }: Heard): boolean {
  const { cities, regions, natures } = request().criteria;
  return (cities ?? regions ?? natures) !== undefined && !OWN.test(words);
}

export const hasCriteria = ({ request }: Heard): boolean => Object.keys(request().criteria).length > 0;
/** Something of the places or amounts is not as it was said, and is to be told. */
export function isNoted({ request }: Heard): boolean {
  const { excluded, unknown, unclear } = request().places;
  return excluded.length + unknown.length + unclear.length > 0;
}
export function limitsPrice({ request }: Heard): boolean {
  const { minPrice, maxPrice } = request().criteria;
  return minPrice !== undefined || maxPrice !== undefined;
}

/** A whole wish names its type or town anew: what was wished before is over. 'à Lyon', 'plutôt des bureaux' go on. */
export function isFresh({ words, request }: Heard): boolean {
  const { cities, regions, natures } = request().criteria;
  const place = cities !== undefined || regions !== undefined;
  if (CONTINUES.test(words) || !(place || natures)) return false;
  return WISHES.test(words) || (place && PROPERTY_WORD.test(words));
}

export const isAboutPlaces = ({ words }: Heard): boolean =>
  words.split(' ').length <= 8 &&
  !/\b(?:parl|dire|dis|envo|ecri|mail)\w*/.test(words) &&
  (WISHES.test(words) ||
    /^(?:et|plutot|ou|sinon|mais|tout|partout|n importe ou|surtout|pas|sauf|hors|ailleurs|dans|a|au|aux|en|sur|vers|quartier|secteur|rue|avenue|boulevard|moins|plus|max|maximum|min|minimum)\b/.test(
      words,
    ));

const ENOUGH = [
  'cities',
  'natures',
  'regions',
  'minSurface',
  'maxSurface',
  'minPrice',
  'maxPrice',
  'minYield',
] as const satisfies readonly (keyof SearchCriteria)[];

/** Enough to look for: a place, a kind or an amount, said of what somebody wants and not merely told. */
export const isEnough = ({ words, request }: Heard): boolean => {
  const { transactions, ...others } = request().criteria;
  return (
    ENOUGH.some((name) => others[name] !== undefined) || (transactions !== undefined && words.split(' ').length <= 6)
  );
};
