import type { Nature } from '../../listings/nature';
import { FRENCH_KIND, KIND, kindNouns, TRADE, VACANT } from './words/lexicon';
import type { Occupancy, TransactionType } from '../../listings/property-fields';

export interface Kinds {
  readonly natures: readonly Nature[];
  readonly transactions: readonly TransactionType[];
  readonly occupancy: Occupancy | null;
  readonly profitable: boolean;
  readonly large: boolean;
  /** A trade that search finds in the texts. */
  readonly trade: string | null;
}

const NOT = String.raw`(?:pas|sauf|hors|sans|ni|excepte|hormis)(?: (?:de|d|des|les|un|une|le|la|l))*`;
const NOUNS = `${FRENCH_KIND}(?: commercia(?:l|ux))?`;

/** Taken away before properties are looked for: what only sounds like one. */
const DECOYS = [
  new RegExp(String.raw`\b${NOT} (?:${NOUNS}|${TRADE}s?)\b`, 'g'),
  /\b(?:fonds? de commerces?|centres? commercia(?:l|ux)|bail commercial|baux commerciaux|zones? commerciales?|rues? commercantes?|commerce de (?:detail|proximite)|chiffre d affaires?)\b/g,
  /(?<!invest\w* )\b(?:dans|en pied d|pied d|en bas d|au pied d|rez de chaussee d|rdc d)(?: (?:un|l|une))? ?immeubles?\b/g,
  /\bloca(?:l|ux) (?:poubelles?|techniques?|velos?)\b/g,
];

const NATURES: readonly (readonly [RegExp, Nature])[] = [
  [
    new RegExp(
      String.raw`\b${kindNouns('immeuble')}(?: (?:de bureaux|commercia(?:l|ux)|de rapport|mixtes?|entiers?))?\b`,
      'g',
    ),
    'immeuble',
  ],
  [
    new RegExp(
      String.raw`\b${kindNouns('murs')}(?: (?:commercia(?:l|ux)|(?:de|d une?) (?:${FRENCH_KIND}(?: commercia(?:l|ux))?)))?\b`,
      'g',
    ),
    'murs',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:loca(?:l|ux)|plateaux?|espaces?|surfaces?) (?:de |a usage de )?bureaux?|open spaces?|${kindNouns('bureaux')}(?: spaces?)?)\b`,
      'g',
    ),
    'bureaux',
  ],
  [new RegExp(String.raw`\b(?:${kindNouns('boutique')}|retail)\b`, 'g'), 'boutique'],
  [
    new RegExp(
      String.raw`\b(?:loca(?:l|ux) (?:commercia(?:l|ux)|d activites?|professionnels?)|(?:cellules?|surfaces?) commerciales?|(?:commercial )?${kindNouns('commercial')})\b`,
      'g',
    ),
    'commercial',
  ],
];

const SALE =
  /\b(?:for sale|to buy|buy|a vendre|en vente|ventes?|achet(?:er|e|es|ons|eur|eurs)|achats?|acquerir|acquisitions?|acquereur|(?:re)?investir|investissements?|investisseurs?|placement locatif)\b/;
const RENTAL =
  /\b(?:for rent|to rent|to let|for lease|to lease|rent (?:a|an|some|the)|droits? (?:au|de|du) bail|pas de porte|a louer|louer|en location|(?<!mise en )(?<!en )locations?(?: pures?)?|prendre a bail|je loue|(?<!\b(?:il|elle|on|qui|l|deja|locataire|proprietaire) )a louee?s?|a la location|(?:loyer|loyers)(?! actuel))\b/;
const OCCUPIED_NOW =
  /\b(?:(?<!non |pas |in)occupee?s?|(?<!non |pas |je |(?<!\b(?:il|elle|on|qui|l|deja|locataire|proprietaire) )\ba )louee?s?|avec (?:un |une |des )?(?:bons? )?locataires?|locataires? en place|deja un locataire|bail en cours|sous bail)\b/;
const VACANT_NOW = new RegExp(String.raw`\b(?:${VACANT}|empty|(?:sans|pas de) locataires?|sans bail)\b`);
const PROFITABLE = /\brentables?\b/;
const LARGE_NOUN = `(?:${KIND}(?: commercia(?:l|ux))?|biens?|espaces?|surfaces?|plateaux?)`;
const LARGE = new RegExp(
  String.raw`(?<!trop |pas |tres petit )\b(?:(?:grande?s?|vastes?|big)(?: et \w+)? ${LARGE_NOUN}\b|spacieu(?:x|ses?)|large|spacious|${LARGE_NOUN}(?: \w+ et| \w+ \w+ et| ,| \w+ ,)?(?: tres| assez| plutot)? (?:grande?s?|vastes?)(?= ·| a | au | aux | en | et | pour | dans | sur |$| [,.!?]))`,
);
/** Not what visitors themselves would open there. */
const TRADES = new RegExp(
  String.raw`(?<!(?:ouvrir|installer|implanter|monter|creer|pour|mon|ma|notre|(?:j ai|avons|tiens|tenons|exploit\w+|gere|gerons|dirige|dirigeons)(?: depuis(?: \w+){1,4})?)(?: (?:un|une|mon|ma|notre|y|leur|des))?(?: \w+)? )\b(${TRADE})s?\b`,
);

/** What kind of property, for what, let or free. `text` is the utterance folded, places and amounts taken out. */
export function kindsOf(text: string): Kinds {
  let rest = DECOYS.reduce((left, decoy) => left.replace(decoy, ' · '), text);
  const natures: Nature[] = [];
  const order = new Map<Nature, number>();
  for (const [pattern, nature] of NATURES) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    order.set(nature, at);
    natures.push(nature);
    rest = rest.replace(pattern, (said) => '·'.repeat(said.length));
  }
  natures.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const occupied = OCCUPIED_NOW.test(text);
  const vacant = VACANT_NOW.test(text);
  return {
    natures,
    transactions: [...(SALE.test(text) ? (['sale'] as const) : []), ...(isRental(text) ? (['rental'] as const) : [])],
    occupancy: occupied === vacant ? null : occupied ? 'occupied' : 'vacant',
    profitable: PROFITABLE.test(text),
    large: LARGE.test(text),
    trade: TRADES.exec(rest)?.[1] ?? null,
  };
}

/** A rent is also what walls for sale bring. */
function isRental(text: string): boolean {
  if (!RENTAL.test(text)) return false;
  const rentOnly =
    !/\b(?:louer|locations?|prendre a bail|je loue|a louee?s?|for rent|to rent|to let|for lease|to lease)\b/.test(text);
  return !(rentOnly && (SALE.test(text) || /\bmurs?\b|rendement|rentab/.test(text) || OCCUPIED_NOW.test(text)));
}
