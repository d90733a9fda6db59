import type { Communes } from '../geography/communes';
import type { SearchCriteria } from '../listings/search-criteria';
import { type AgencyQuestion, agencyQuestionIn } from './agency-questions';
import { spelled } from './kinds';
import { type Notes, readRequest } from './read-criteria';
import { dropsLimit } from './refine';
import { tokensOf } from './tokens';

/** M102. */
export const QUICK_BUTTONS = {
  estimation: 'Je veux faire une estimation',
  search: "Besoin d'aide pour trouver un bien",
  other: 'Autre',
} as const;
export const MENU = [QUICK_BUTTONS.estimation, QUICK_BUTTONS.search, QUICK_BUTTONS.other];
/** Always there (F41). */
export const ADVISOR_BUTTON = 'Parler à un conseiller';

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

/** F51: as a visitor's words are compared, in whole words. */
export const saidIn = (utterance: string): string =>
  spelled(tokensOf(utterance))
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text)
    .join(' ');

const SEARCH_VERB =
  /\b(?:(?:re)?cherch(?:e|es|ee|er|ez|ons|ent|ant|ais|ait|erais|erai|erions|ions)|looking for|searching for|find|trouv(?:e|es|er|ez|ons|ent|ais|erais|erai))\b/;
const PROPERTY_WORD =
  /\b(?:murs?|bureaux?|boutiques?|magasins?|loca(?:l|ux)|commerces?|immeubles?|biens?|investissements?|proprietes?|surfaces?|emplacements?|restaurants?|entrepots?|hotels?|boulangeries?|pharmacies?|shops?|stores?|offices?|buildings?|premises)\b/;
const OFFER =
  /\b(?:estim\w*|evalu\w*|prix|valeurs?|combien (?:\w+ ){0,3}?(?:vaut|valent|vaudrait|valoir|coute|coutent|couterait))\b/;
/** M107 also in the midst of a search: 'quel est le prix des murs à Paris ?' */
const PRICE_QUESTION =
  /\b(?:quels?|quelle|c est quoi|combien|connaitre|savoir) .*\b(?:prix|cou\w+|valeurs?)\b|^prix (?:d|du|des|de|au|moyen)\b/;
const PLAIN_OFFER = /\b(?:estim\w*|evalu\w*|combien (?:\w+ ){0,3}?(?:vaut|valent|vaudrait|valoir)|valeurs?)\b/;
const OWNED = String.raw`(?:mon|ma|mes|notre|nos)`;
const WANTS = String.raw`(?:veux|veut|voulons|souhaite|souhaitons|souhaiterais|voudrais|voudrait|aimerais|compte|pense|envisage de|dois|desire|cherche a|cherchons a)`;
/** 'un', 'de bons', 'mon prochain': not 'des murs avec'. */
const A_NEW = '(?:(?:un|une|des|de|le|mon|ma|notre|bons?|nouveaux?|nouvelle|autres?|futurs?|prochaine?|d|l) ){0,3}';
const FINDS = String.raw`(?:(?:re)?cherch|trouv)\w*`;
const OWN_PROPERTY = String.raw`(?:loca(?:l|ux)|murs?|biens?|boutiques?|bureaux?|immeubles?|commerces?|magasins?|proprietes?)`;
const SELLING = new RegExp(
  [
    String.raw`\b(?:vendre|ceder|vends?) ${OWNED}\b`,
    String.raw`\bmise en vente d[eu]? ?${OWNED}\b`,
    String.raw`\b${WANTS} (?:le |la |les |bientot )?(?:vendre|ceder)\b`,
    String.raw`\b(?:${FINDS}|besoin d|ai) ${A_NEW}(?:acquereur|acheteur|repreneur)s?\b`,
    String.raw`\b${FINDS} ${A_NEW}investisseurs? (?:pour|interesses? par) ${OWNED}\b`,
    String.raw`\bachet(?:er|ez|eriez|erait|e)(?: vous)? ${OWNED} ${OWN_PROPERTY}`,
    String.raw`\bj ai (?:un|une|des|${OWNED}) (?:\w+ ){1,3}a vendre\b`,
  ].join('|'),
);
const OWNER = /\b(?:suis|sommes) (?:le |la |les )?proprietaires?\b/;
const LETTING = new RegExp(
  [
    String.raw`\b(?:louer|mettre en location|faire gerer|gerer|gestion|location|occuper) (?:(?:de|des|d|du|la|le|en|mise|location|gestion|locative) ){0,5}${OWNED}\b`,
    String.raw`\bmettre ${OWNED} .* en (?:location|gestion)\b`,
    String.raw`\b(?:${FINDS}|besoin d) ${A_NEW}(?:locataires?|preneurs?|exploitants?)\b`,
  ].join('|'),
);
/** 'je ne veux pas d'estimation', 'pas besoin d'estimation': what is refused is not offered. */
const DECLINED = new RegExp(
  [
    String.raw`\b(?:pas|plus|aucune?|sans|jamais|inutile)(?: (?:besoin|envie|question|interesse\w*|demander?|faire|par))?(?: (?:d|de|l|une?|votre|cette|la|faire|demander|par)){0,4} (?:estim|evalu)\w*`,
    String.raw`\b(?:pas|plus|jamais) (?:\w+ ){0,2}?(?:vendre|ceder|louer) ${OWNED}\b`,
    String.raw`\b(?:estim\w*|evalu\w*) (?:non merci|pas maintenant|ne m interesse pas|m interesse pas)\b`,
  ].join('|'),
);
/** 'votre estimation était nulle': told of one that was made. */
const COMPLAINT =
  /\b(?:vos|votre|cette|l|ton|ta) (?:estim\w*|evalu\w*)(?: \w+){0,2} (?:etai(?:t|ent)|est|sont|ete|semble|parait) (?:\w+ ){0,3}?(?:null?e?s?|fauss?e?s?|mauvaise?s?|decevante?s?|bas|basse?s?|haute?s?|elevee?s?|ridicules?|absurdes?|scandaleuse?s?|pourrie?s?|catastrophiques?|bidon|erronee?s?|trop|pas (?:bonne|bien|serieuse|realiste|juste|correcte))\b/;
/** Anger has a cause: a person is offered, nothing is answered back. */
const ABUSE =
  /\b(?:nuls|nulles?|nul (?:a chier|ce|cet)|(?:es|etes|t|c est|site|service|agence|robot) (?:\w+ )?nul|ta gueule|tg|fermez? la|connards?|connasses?|cons?|conne|debiles?|idiots?|idiotes?|stupides?|abrutie?s?|imbeciles?|merde|merdiques?|putain|va te faire|allez vous faire|fdp|salauds?|salopes?|encules?|escrocs?|arnaques?|arnaqueurs?|voleurs?|incompetente?s?|sers? a rien|servez a rien|inutiles?)\b/;
const ADVISOR =
  /\b(?:(?:parler|discuter|echanger|contacter|joindre|appeler|voir|avoir|besoin d?|prefere|veux|voudrais)(?: \w+){0,2} (?:conseil\w*|humain|quelqu un|vraie personne|responsable|interlocuteur)|(?:etre )?rappele[rz]?(?: moi)?|rappelez|appelez moi|rendez vous|prendre rdv|rdv|numero de telephone|vous (?:appeler|joindre|telephoner)|qui (?:appeler|contacter|joindre)|(?:me|m|nous) (?:re)?(?:appeler|telephoner|contacter|joindre))\b/;
const OFF_MARKET =
  /\b(?:off market|offmarket|confidentiel\w*|hors marche|sans mandat|delegation|non publie\w*|secrets?)\b/;
const WHO =
  /\b(?:(?:etes|es) (?:vous|tu) (?:un |une )?(?:robot|humaine?|vraie? personne|ia|intelligence|reel|bot)|qui (?:etes vous|es tu)|vous etes (?:un |une )?(?:robot|humaine?|ia|bot)|(?:tu es|t) (?:un |une )?(?:robot|humaine?|ia|bot))\b/;
const VISIT = /\bvisit\w*\b/;
const HOW_TO_VISIT = /\b(?:comment|puis je|peut on|pouvons nous|possible|quand|a quelle heure)\b.*\bvisit\w*/;
const HOURS =
  /\b(?:horaires?|(?:etes vous|vous etes|agence est elle|est elle|est|c) (?:\w+ )?ouverte?s?|ouvre[zs]? vous|vous (?:ouvrez|fermez)|(?:fermez|ferme|ouvre|ouvrent|ferment) (?:a quelle heure|vous|quand|le)|a quelle heure(?!.*visit)|heures? d ouverture)\b/;
const GREETING =
  /^(?:bonjour|bonsoir|salut|hello|coucou|bjr|hey)(?: (?:a vous|madame|monsieur|a tous|et merci))?[ !.,]*$/;
const THANKS =
  /^(?:(?:ok|super|parfait|tres bien|non|d accord)[ ,]*)?(?:merci|je vous remercie)(?: (?:beaucoup|bien|a vous|infiniment))?[ !.,]*$/;

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
  if (ADVISOR.test(said)) return { kind: 'advisor' };
  if (WHO.test(said)) return { kind: 'who' };
  if (OFF_MARKET.test(said)) return { kind: 'off-market' };
  // 'pas besoin d'une estimation, je cherche un local' still asks for something.
  const left = DECLINED.test(said) ? said.replace(DECLINED, ' ').replace(/\bne? \w+ /, ' ') : said;
  if (left !== said && !(SEARCH_VERB.test(left) && PROPERTY_WORD.test(left))) return { kind: 'declined' };
  if (COMPLAINT.test(said)) return { kind: 'complaint' };
  if (asked === 'fees' && !SEARCH_VERB.test(said)) return { kind: 'fees' };
  // An owner's own premises are not what he looks for.
  if (LETTING.test(said)) return { kind: 'letting' };
  const search = SEARCH_VERB.test(said) && PROPERTY_WORD.test(said);
  const { criteria, places } = readRequest(utterance, communes);
  const noted = places.excluded.length + places.unknown.length + places.unclear.length > 0;
  const fresh = isFresh(criteria, said);
  const count = Object.keys(criteria).length;
  if (search && !SELLING.test(left) && !isAboutOwn(left))
    return count > 0 || noted
      ? { kind: 'search', criteria, fresh: !CONTINUES.test(said), places }
      : { kind: 'search-help' };
  if (options.searching && dropsLimit(said)) return { kind: 'search', criteria, fresh: false, places };
  if (SELLING.test(left) || OWNER.test(left) || PLAIN_OFFER.test(left)) return { kind: 'offer' };
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
  /\b(?:aussi|egalement|plutot|(?:moins|plus) (?:chere?s?|grande?s?|petite?s?|loin)|en plus|ou bien|ou alors|ajoute[rz]?|meme|pareil|toujours|finalement|seulement|uniquement|au lieu)\b|^(?:et|ou|mais|sinon|avec|sans)\b/;
const WISHES =
  /\b(?:veux|voulons|voudrais|voudrions|souhait\w+|aimer\w+|avez vous|vous avez|auriez|montre\w*|propose\w*|il (?:me|nous) faut|besoin d|visiter|acheter|interesse\w*|y a t il|(?:re)?cherch\w+|trouv\w+)\b/;

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

/** 'je cherche à vendre mon local', 'je cherche un prix pour mes murs'. */
const isAboutOwn = (said: string): boolean =>
  new RegExp(
    String.raw`\b${FINDS}(?: \w+){0,4} (?:pour|de|a vendre|a estimer|estim\w+) ${OWNED} (?:loca|murs?|bien|boutique|bureau|immeuble|commerce)`,
  ).test(said) || new RegExp(String.raw`\b${FINDS} ${A_NEW}(?:estimation|acquereur|acheteur|locataire)s?\b`).test(said);

/** Enough to look for: a place, a kind or an amount, said of what somebody wants and not merely told. */
const isSearch = (
  { cities, natures, transactions, regions, minSurface, maxSurface, minPrice, maxPrice, minYield }: SearchCriteria,
  said: string,
): boolean =>
  [cities, natures, regions, minSurface ?? maxSurface, minPrice ?? maxPrice, minYield].some(
    (one) => one !== undefined,
  ) ||
  (transactions !== undefined && said.split(' ').length <= 6);
