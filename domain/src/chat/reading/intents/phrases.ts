import { APPOINTMENT, HELLO, OWNED } from '../words/lexicon';

/** What a message says by a word or two, whoever says it; each is tried on whole words without accents. */
export const OFFER =
  /\b(?:estim\w*|evalu\w*|prix|valeurs?|combien (?:\w+ ){0,3}?(?:vaut|valent|vaudrait|valoir|coute|coutent|couterait))\b/;
/** M107 also in the midst of a search: 'quel est le prix des murs à Paris ?' */
export const PRICE_QUESTION =
  /\b(?:quels?|quelle|c est quoi|combien|connaitre|savoir) .*\b(?:prix|cou\w+|valeurs?)\b|^prix (?:d|du|des|de|au|moyen)\b/;
export const PLAIN_OFFER =
  /\b(?:estim\w*|evalu\w*|combien (?:\w+ ){0,3}?(?:vaut|valent|vaudrai(?:t|ent)|valoir)|valeurs?|valuation|appraisal)\b/;
/** Asked for, not only mentioned. */
export const ASKS_ESTIMATION =
  /\b(?:(?:faire )?estim(?:er|ez|ation)|evalu(?:er|ez|ation)|combien (?:\w+ ){0,3}?(?:vaut|valent|vaudrai(?:t|ent))|valeur de|valuation|appraisal)\b/;
/** 'je ne veux pas d'estimation', 'pas besoin d'estimation': what is refused is not offered. */
export const DECLINED = new RegExp(
  [
    String.raw`\b(?:pas|plus|aucune?|sans|jamais|inutile)(?: (?:besoin|envie|question|interesse\w*|demander?|faire|par))?(?: (?:d|de|l|une?|votre|cette|la|faire|demander|par)){0,4} (?:estim|evalu)\w*`,
    String.raw`\b(?:pas|plus|jamais) (?:\w+ ){0,2}?(?:vendre|ceder|louer) ${OWNED}\b`,
    String.raw`\b(?:estim\w*|evalu\w*) (?:non merci|pas maintenant|ne m interesse pas|m interesse pas)\b`,
  ].join('|'),
);
/** 'votre estimation était nulle': told of one that was made. */
export const COMPLAINT =
  /\b(?:vos|votre|cette|l|ton|ta) (?:estim\w*|evalu\w*)(?: \w+){0,2} (?:etai(?:t|ent)|est|sont|ete|semble|parait) (?:\w+ ){0,3}?(?:null?e?s?|fauss?e?s?|mauvaise?s?|decevante?s?|bas|basse?s?|haute?s?|elevee?s?|ridicules?|absurdes?|scandaleuse?s?|pourrie?s?|catastrophiques?|bidon|erronee?s?|trop|pas (?:bonne|bien|serieuse|realiste|juste|correcte))\b/;
/** Anger has a cause: a person is offered, nothing is answered back. */
export const ABUSE =
  /\b(?:nuls|nulles?|nul (?:a chier|ce|cet)|(?:es|etes|t|c est|site|service|agence|robot) (?:\w+ )?nul|ta gueule|tg|fermez? la|connards?|connasses?|cons?|conne|debiles?|idiots?|idiotes?|stupides?|abrutie?s?|imbeciles?|merde|merdiques?|putain|va te faire|allez vous faire|fdp|salauds?|salopes?|encules?|escrocs?|arnaques?|arnaqueurs?|voleurs?|incompetente?s?|sers? a rien|servez a rien|inutiles?)\b/;
export const ADVISOR =
  /\b(?:(?:parler|discuter|echanger|contacter|joindre|appeler|passer|passe[rz]? moi|passez|voir|avoir|besoin d?|prefere|veux|voudrais)(?: \w+){0,2} (?:conseil\w*|humain|quelqu un|vraie personne|responsable|interlocuteur)|(?:etre )?rappele[rz]?(?: moi)?|rappelez|appelez moi|rendez vous|prendre rdv|rdv|numero de telephone|vous (?:appeler|joindre|telephoner)|qui (?:appeler|contacter|joindre)|(?:me|m|nous) (?:re)?(?:appeler|telephoner|contacter|joindre)|(?:call|phone|ring) (?:me|us)|(?:speak|talk) (?:to|with)|appointment)\b/;
export const OFF_MARKET =
  /\b(?:off market|offmarket|confidentiel\w*|hors marche|sans mandat|delegation|non publie\w*|secrets?)\b/;
export const WHO =
  /\b(?:(?:etes|es) (?:vous|tu) (?:un |une )?(?:robot|humaine?|vraie? personne|ia|intelligence|reel|bot)|qui (?:etes vous|es tu)|vous etes (?:un |une )?(?:robot|humaine?|ia|bot)|(?:tu es|t) (?:un |une )?(?:robot|humaine?|ia|bot)|(?:are you|is (?:it|this)) (?:a |an )?(?:real |true )?(?:bot|robot|human|person|machine|ai))\b/;
export const VISIT = /\bvisit\w*\b/;
export const HOW_TO_VISIT = /\b(?:comment|puis je|peut on|pouvons nous|possible|quand|a quelle heure)\b.*\bvisit\w*/;
export const VISIT_BY_APPOINTMENT = new RegExp(
  String.raw`\b${APPOINTMENT}\b.*\bvisit\w*|\bvisit\w*.*\b${APPOINTMENT}\b`,
);
export const HOURS =
  /\b(?:horaires?|(?:etes vous|vous etes|agence est elle|est elle|est|c) (?:\w+ )?ouverte?s?|ouvre[zs]? vous|vous (?:ouvrez|fermez)|(?:fermez|ferme|ouvre|ouvrent|ferment) (?:a quelle heure|vous|quand|le)|a quelle heure(?!.*visit)|heures? d ouverture|opening hours|are you (?:open|closed)|what time do you (?:open|close))\b/;
export const GREETING = new RegExp(`^${HELLO}(?: (?:a vous|madame|monsieur|a tous|et merci))?$`);
export const THANKS =
  /^(?:(?:ok|super|parfait|tres bien|non|d accord)[ ,]*)?(?:merci|je vous remercie|thanks?(?: you)?(?: very much| a lot)?)(?: (?:beaucoup|bien|a vous|infiniment))?[ !.,]*$/;
