import type { Communes } from '../../../geography/communes';
import type { SearchCriteria } from '../../../listings/search-criteria';
import { type AgencyQuestion, agencyQuestionIn } from './agency-questions';
import { isForAdviser } from './adviser-matters';
import { asksItsWorth, isOwner, letsOut, OWNED, seeksForOwn, sells } from './owners';
import {
  OFFER,
  PRICE_QUESTION,
  PLAIN_OFFER,
  DECLINED,
  COMPLAINT,
  ABUSE,
  ADVISOR,
  OFF_MARKET,
  WHO,
  VISIT,
  VISIT_BY_APPOINTMENT,
  HOW_TO_VISIT,
  HOURS,
  GREETING,
  THANKS,
} from './phrases';
import { type Notes, readRequest } from '../read-criteria';
import { dropsLimit } from '../dropped-limits';
import { ADVISOR_BUTTON, QUICK_BUTTONS } from '../buttons';
import { saidIn } from '../words/said';

const OWN = new RegExp(String.raw`\b${OWNED}\b`);

export type Intent =
  | {
      readonly kind:
        | 'estimation'
        | 'search-help'
        | 'other-topic'
        | 'advisor'
        | 'offer'
        | 'off-market'
        | 'who'
        | 'visit'
        | 'hours'
        | 'greeting'
        | 'thanks'
        | 'letting'
        | AgencyQuestion
        | 'declined'
        | 'complaint'
        | 'unknown';
    }
  | {
      readonly kind: 'search';
      readonly criteria: SearchCriteria /** A question of its own, not one more condition. */;
      readonly fresh: boolean;
      readonly places: Notes;
    };

const SEARCH_VERB =
  /\b(?:(?:re)?cherch(?:e|es|ee|er|ez|ons|ent|ant|ais|ait|erais|erai|erions|ions)|looking for|searching for|find|trouv(?:e|es|er|ez|ons|ent|ais|erais|erai))\b/;
const PROPERTY_WORD =
  /\b(?:murs?|bureaux?|boutiques?|magasins?|loca(?:l|ux)|commerces?|immeubles?|biens?|investissements?|proprietes?|surfaces?|emplacements?|restaurants?|entrepots?|hotels?|boulangeries?|pharmacies?|shops?|stores?|offices?|buildings?|premises)\b/;
/** Within the estimation: a wish in so many words, no address. */
export const wantsAdvisor = (utterance: string): boolean => {
  const said = saidIn(utterance);
  return (
    said === saidIn(ADVISOR_BUTTON) ||
    (ADVISOR.test(said) &&
      !/\d/.test(said) &&
      /^(?:non |ok |mais )?(?:je|j|on|puis|pouvez|peut|pourriez|rappelez|appelez)\b/.test(said))
  );
};

/** Outside the estimation dialogue: buttons, search (verb and property word), estimation offer, then the rest (F51). */
export function readIntent(
  utterance: string,
  communes: Communes,
  options: { readonly searching?: boolean } = {},
): Intent {
  const said = saidIn(utterance);
  const button = (label: string): boolean => said === saidIn(label);
  if (button(QUICK_BUTTONS.estimation)) return { kind: 'estimation' };
  if (button(QUICK_BUTTONS.search)) return { kind: 'search-help' };
  if (button(QUICK_BUTTONS.other)) return { kind: 'other-topic' };
  const asked = agencyQuestionIn(said);
  if (
    asked === 'personal-data' ||
    asked === 'careers' ||
    asked === 'address' ||
    asked === 'phone' ||
    asked === 'farewell'
  )
    return { kind: asked };
  if (ADVISOR.test(said)) return { kind: VISIT_BY_APPOINTMENT.test(said) ? 'visit' : 'advisor' };
  if (WHO.test(said)) return { kind: 'who' };
  if (OFF_MARKET.test(said)) return { kind: 'off-market' };
  // 'pas besoin d'une estimation, je cherche un local' still asks for something.
  const left = DECLINED.test(said) ? said.replace(DECLINED, ' ').replace(/\bne? \w+ /, ' ') : said;
  if (left !== said && !(SEARCH_VERB.test(left) && PROPERTY_WORD.test(left))) return { kind: 'declined' };
  if (COMPLAINT.test(said)) return { kind: 'complaint' };
  if (asked === 'fees' && !SEARCH_VERB.test(said)) return { kind: 'fees' };
  const search = SEARCH_VERB.test(said) && PROPERTY_WORD.test(said);
  // An owner's own premises are not what he looks for.
  if (letsOut(said)) return { kind: 'letting' };
  const { criteria, places } = readRequest(utterance, communes);
  const noted = places.excluded.length + places.unknown.length + places.unclear.length > 0;
  const fresh = isFresh(criteria, said);
  const count = Object.keys(criteria).length;
  // 'murs à Lyon, locataire en place' looks for walls; 'le locataire de mes murs ne paie plus' does not.
  const looks = (criteria.cities ?? criteria.regions ?? criteria.natures) !== undefined && !OWN.test(said);
  if (!search && !looks && isForAdviser(said)) return { kind: 'advisor' };
  if (search && !sells(left) && !seeksForOwn(left) && !asksItsWorth(left))
    return count > 0 || noted
      ? { kind: 'search', criteria, fresh: !CONTINUES.test(said), places }
      : { kind: 'search-help' };
  if (options.searching && dropsLimit(said)) return { kind: 'search', criteria, fresh: false, places };
  if (sells(left) || isOwner(left) || PLAIN_OFFER.test(left) || asksItsWorth(left)) return { kind: 'offer' };
  // 'prix max 300 k€ à Paris' limits a search; 'quel est le prix de mon local' asks for an estimation.
  const limits = criteria.minPrice !== undefined || criteria.maxPrice !== undefined;
  const asks = PRICE_QUESTION.test(said);
  if (OFFER.test(said) && !(limits || (options.searching && count > 0 && !asks))) return { kind: 'offer' };
  if (HOURS.test(said)) return { kind: 'hours' };
  if (HOW_TO_VISIT.test(said)) return { kind: 'visit' };
  if (count > 0 && (options.searching || isSearch(criteria, said))) return { kind: 'search', criteria, fresh, places };
  if (noted && isAboutPlaces(said)) return { kind: 'search', criteria, fresh, places };
  // 'investir dans l'immobilier commercial'
  if (count > 0) return { kind: 'search-help' };
  if (VISIT.test(said)) return { kind: 'visit' };
  if (ABUSE.test(said)) return { kind: 'complaint' };
  if (GREETING.test(said)) return { kind: 'greeting' };
  if (THANKS.test(said)) return { kind: 'thanks' };
  return { kind: 'unknown' };
}

const CONTINUES =
  /\b(?:aussi|egalement|plutot|(?:moins|plus) (?:chere?s?|grande?s?|petite?s?|loin)|en plus|ou bien|ou alors|ajoute[rz]?|meme|pareil|toujours|finalement|seulement|uniquement|au lieu|a la place|instead|rather|actually|also)\b|^(?:et|ou|and|or|mais|sinon|avec|sans)\b/;
const WISHES =
  /\b(?:veux|voulons|voudrais|voudrions|souhait\w+|aimer\w+|avez vous|vous avez|auriez|montre[rz]?|propose\w*|il (?:me|nous) faut|besoin d|visiter|acheter|interesse\w*|y a t il|need|looking|do you have|are there|(?:re)?cherch\w+|trouv\w+)\b/;

/** A whole wish names its type or town anew: what was wished before is over. 'à Lyon', 'plutôt des bureaux' go on. */
function isFresh({ cities, regions, natures }: SearchCriteria, said: string): boolean {
  const place = cities !== undefined || regions !== undefined;
  if (CONTINUES.test(said) || !(place || natures)) return false;
  return WISHES.test(said) || (place && PROPERTY_WORD.test(said));
}

const isAboutPlaces = (said: string): boolean =>
  said.split(' ').length <= 8 &&
  !/\b(?:parl|dire|dis|envo|ecri|mail)\w*/.test(said) &&
  (WISHES.test(said) ||
    /^(?:et|plutot|ou|sinon|mais|tout|partout|n importe ou|surtout|pas|sauf|hors|ailleurs|dans|a|au|aux|en|sur|vers|quartier|secteur|rue|avenue|boulevard|moins|plus|max|maximum|min|minimum)\b/.test(
      said,
    ));

/** Enough to look for: a place, a kind or an amount, said of what somebody wants and not merely told. */
const isSearch = (
  { cities, natures, transactions, regions, minSurface, maxSurface, minPrice, maxPrice, minYield }: SearchCriteria,
  said: string,
): boolean =>
  [cities, natures, regions, minSurface ?? maxSurface, minPrice ?? maxPrice, minYield].some(
    (one) => one !== undefined,
  ) ||
  (transactions !== undefined && said.split(' ').length <= 6);
