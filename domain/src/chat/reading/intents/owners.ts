import { anyOf, OWNED, PROPERTY, SEEK, WANT } from '../words/lexicon';

/** What owners say of their own premises; `said` in whole words without accents. */
const WANTS = anyOf(
  WANT,
  'compte|pense|songe a|envisage d[e]?|envisageons d[e]?|prevois d[e]?|dois|desire|cherche a|cherchons a',
);
/** 'un', 'de bons', 'mon prochain': not 'des murs avec'. */
const A_NEW = '(?:(?:un|une|des|de|le|mon|ma|notre|bons?|nouveaux?|nouvelle|autres?|futurs?|prochaine?|d|l) ){0,3}';
/** 'mon petit local', 'mes murs', 'un immeuble qui m'appartient'. */
const OWN = String.raw`(?:${OWNED} (?:\w+ ){0,1}?${PROPERTY}|qui (?:m|nous) appart\w+|(?:que|dont) (?:je|j|nous) (?:possed\w+|detien\w+|suis proprietaire)|(?:le|la|les) mien\w*)`;
const MY = '(?:my|our)';

const SELLING = new RegExp(
  [
    String.raw`\b(?:vendre|ceder|vends|vendons|vend|vende|cede|cedons) ${OWNED}\b`,
    String.raw`\bmise en vente d[eu]? ?${OWNED}\b`,
    String.raw`\bmettre (?:${OWN} )?en vente\b`,
    String.raw`\b${WANTS} (?:le |la |les |l |bientot )?(?:vendre|ceder)\b`,
    String.raw`\b(?:${SEEK}|besoin d|ai) ${A_NEW}(?:acquereur|acheteur|repreneur)s?\b`,
    String.raw`\b${SEEK} ${A_NEW}investisseurs? (?:pour|interesses? par) ${OWNED}\b`,
    String.raw`\bachet(?:er|ez|eriez|erait|e)(?: vous)? ${OWNED} ${PROPERTY}`,
    String.raw`\bj ai (?:un|une|des|${OWNED}) (?:\w+ ){1,3}a (?:vendre|ceder)\b`,
    String.raw`\b${OWN}\b(?: \w+){0,4} (?:est|sont) (?:a vendre|a ceder|en vente)\b`,
    String.raw`\b(?:me|nous) (?:separ\w+|defai\w+|debarrass\w+) d[e]? ?${OWNED}\b`,
    String.raw`\bsell(?:ing)? (?:${MY}|it|them)\b`,
    String.raw`\b(?:want|like|wish|hope|plan|planning|looking|thinking|considering)(?: (?:to|of|about))? sell(?:ing)?\b`,
  ].join('|'),
);
const OWNER =
  /\b(?:suis|sommes) (?:le |la |les )?proprietaires?\b|\b(?:je|j|nous|on|(?:mon|ma|mes|notre|nos) \w+) (?:(?:ai|avons|a|viens|venons|d) ){0,2}(?:possed(?:e|es|ons|ent)|detien(?:s|t|nent)|detenons|herite\w*)\b|\b(?:i|we) own\b/;
const LETTING = new RegExp(
  [
    String.raw`\b(?:louer|mettre en location|faire gerer|gerer|gestion|location|occuper) (?:(?:de|des|d|du|la|le|en|mise|location|gestion|locative) ){0,5}${OWNED}\b`,
    String.raw`\bmettre ${OWNED} .* en (?:location|gestion)\b`,
    String.raw`\b(?:${SEEK}|besoin d) ${A_NEW}(?:locataires?|preneurs?|exploitants?)\b`,
  ].join('|'),
);
const SOUGHT_FOR_OWN = new RegExp(
  String.raw`\b${SEEK}(?: \w+){0,4} (?:pour|de|a vendre|a estimer|estim\w+) ${OWNED} ${PROPERTY}`,
);
const SOUGHT_BY_OWNERS = new RegExp(String.raw`\b${SEEK} ${A_NEW}(?:estimation|acquereur|acheteur|locataire)s?\b`);
/** 'combien je peux espérer de ma boutique', 'mes murs valent quoi'. */
const WORTH = [
  /\b(?:combien|esper\w+|tirer|valoir|vaut|valent|vaudrai(?:t|ent))\b/,
  new RegExp(String.raw`\b${OWN}\b`),
] as const;
/** 'what is my shop worth' */
const WORTH_IN_ENGLISH = new RegExp(
  String.raw`\b${MY}\b.*\bworth\b|\bworth\b.*\b${MY}\b|\b(?:value|valuation|appraisal|appraise|estimate|evaluate|price)(?: (?:of|for))? ${MY}\b`,
);

export const sells = (said: string): boolean => SELLING.test(said);
export const isOwner = (said: string): boolean => OWNER.test(said);
export const letsOut = (said: string): boolean => LETTING.test(said);
/** What their own would bring. */
export const asksItsWorth = (said: string): boolean =>
  WORTH.every((pattern) => pattern.test(said)) || WORTH_IN_ENGLISH.test(said);
/** 'je cherche à vendre mon local', 'je cherche un prix pour mes murs'. */
export const seeksForOwn = (said: string): boolean => SOUGHT_FOR_OWN.test(said) || SOUGHT_BY_OWNERS.test(said);
