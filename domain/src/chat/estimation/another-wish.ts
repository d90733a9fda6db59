import { KIND, opening, WANT } from '../reading/words/lexicon';
import { foldedWordsOf } from '../reading/words/said';

/** What somebody wants who no longer answers: never at the beginning of a name, an address or an amount. */
const WISH = new RegExp(
  String.raw`^${opening()}(?:(?:je|j|on|nous) (?:(?:re)?cherch\w+|suis a la recherche|sommes a la recherche|${WANT}(?: plutot| bien)? (?:acheter|louer un|louer une|louer des|visiter|trouver|chercher|investir|voir|acquerir)|ai besoin d (?:un|une) ${KIND})|(?:avez vous|vous avez|auriez vous|montrez moi|trouvez moi) )`,
);

/** 'au fait je cherche une boutique à Lyon', in the midst of the estimation. */
export const isAnotherWish = (utterance: string): boolean => WISH.test(foldedWordsOf(utterance));
