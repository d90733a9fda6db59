import { saidIn } from '../reading/words/said';

const OPENING = String.raw`(?:(?:au fait|en fait|bonjour|bonsoir|non|finalement|plutot|mais|euh|ah|bon|stop|ok|merci|attendez|pardon|desole|desolee|et|alors|sinon|en fin de compte) )*`;
/** What somebody wants who no longer answers: never at the beginning of a name, an address or an amount. */
const WISH = new RegExp(
  String.raw`^${OPENING}(?:(?:je|j|on|nous) (?:(?:re)?cherch\w+|suis a la recherche|sommes a la recherche|(?:veux|voudrais|souhaite|souhaiterais|aimerais|voulons|souhaitons|prefere)(?: plutot| bien)? (?:acheter|louer un|louer une|louer des|visiter|trouver|chercher|investir|voir|acquerir)|ai besoin d (?:un|une) (?:local|boutique|bureau))|(?:avez vous|vous avez|auriez vous|montrez moi|trouvez moi) )`,
);

/** 'au fait je cherche une boutique à Lyon', in the midst of the estimation. */
export const isAnotherWish = (utterance: string): boolean => WISH.test(saidIn(utterance));
