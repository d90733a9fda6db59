import type { Nature } from '../../../listings/nature';

/**
 * The words that several readings share, each written once, lower case without accents. A constant in capitals is a
 * piece of a pattern; an apostrophe is a space in what the patterns are tried on.
 */
const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);
export const anyOf = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** What properties are called, by kind; 'autre' has no word of its own. */
type Kind = Exclude<Nature, 'autre'>;
const FRENCH_KINDS: Readonly<Record<Kind, readonly string[]>> = {
  immeuble: wordsOf('immeubles immeuble'),
  murs: wordsOf('murs mur'),
  bureaux: wordsOf('bureaux bureau'),
  boutique: wordsOf('boutiques boutique magasins magasin'),
  commercial: wordsOf('locaux local commerces commerce'),
};
const ENGLISH_KINDS: Readonly<Record<Kind, readonly string[]>> = {
  immeuble: wordsOf('buildings building'),
  murs: [],
  bureaux: wordsOf('offices office'),
  boutique: wordsOf('shops shop stores store'),
  commercial: wordsOf('premises'),
};
export const FRENCH_KIND_WORDS = Object.values(FRENCH_KINDS).flat();
const ENGLISH_KIND_WORDS = Object.values(ENGLISH_KINDS).flat();
export const kindNouns = (nature: Kind): string => anyOf(...FRENCH_KINDS[nature], ...ENGLISH_KINDS[nature]);
export const FRENCH_KIND = anyOf(...FRENCH_KIND_WORDS);
export const KIND = anyOf(...FRENCH_KIND_WORDS, ...ENGLISH_KIND_WORDS);
/** 'un bien', which is a property of any kind and in other sentences an adverb. */
const ANY_KIND_WORDS = wordsOf('biens bien');
export const PROPERTY_NOUNS: ReadonlySet<string> = new Set([...FRENCH_KIND_WORDS, ...ANY_KIND_WORDS]);
/** What is counted: '3 boutiques'. */
export const COUNTED_PROPERTIES = anyOf(...[...PROPERTY_NOUNS].filter((word) => /[sx]$/.test(word)));

/** Trades, which the search finds in the texts of properties. */
export const TRADE =
  '(?:restaurant|boulangerie|pharmacie|hotel|brasserie|cafe|banque|supermarche|superette|coiffeur|coiffure|pressing|garage|entrepot|boucherie|fleuriste|tabac|pizzeria|creche|opticien|librairie|epicerie)';
/** By one of these somebody names their own. */
export const PREMISES = anyOf(KIND, `${TRADE}s?`, 'terrains?');
export const PROPERTY = anyOf(PREMISES, ...ANY_KIND_WORDS, 'proprietes?');

export const OWNED = '(?:mon|ma|mes|notre|nos)';
export const OCCUPIED = '(?:occupee?s?|louee?s?)';
export const VACANT = `(?:libres?|vides?|vacante?s?|inoccupee?s?|(?:non|pas) ${OCCUPIED})`;

/** 'cherche', 'recherchons', 'trouvez' */
export const SEEK = String.raw`(?:(?:re)?cherch|trouv)\w*`;
export const WANT =
  '(?:veux|veut|voulons|souhaite|souhaitons|souhaiterais|souhaiterions|voudrais|voudrions|voudrait|aimerais|aimerions|prefere)';
export const APPOINTMENT = '(?:rdv|rendez vous|creneau|appointment)';

/** Streets that are named to say where; ways are also words of other things. */
export const STREET = '(?:rue|avenue|av|boulevard|bd|place|quai|faubourg)';
export const WAY = `(?:${STREET}|cours|route|impasse|allee|chemin|square|passage)`;

export const HELLO = '(?:bonjour|bonsoir|salut|hello|coucou|bjr|hey|hi|good (?:morning|afternoon|evening))';
/**
 * With which people begin to speak, and say nothing yet. None is made of others: said again and again, a word that can be
 * read in two ways takes twice the time with each repetition.
 */
const OPENERS = [
  HELLO,
  'ah|alors|attends|attendez|au fait|bah|bof|bon|desolee?|en fait|en fin de compte|et|euh|excusez[ -]moi|finalement|hmm',
  'mais|merci|mince|non|ok|okay|oui|oups|pardon|plutot|sinon|stop|zut',
];
/** Openers, and those of the reading itself; to be followed by what is read. */
export const opening = (...own: readonly string[]): string => `(?:${anyOf(...OPENERS, ...own)}[ ,;:.!-]+)*`;

/** 'je me suis trompé', 'jme suis plantée', 'je me trompe' */
export const MISTAKEN = '(?:je?(?: ?m(?: ?e)?)? ?|me )(?:suis )?(?:trompee?|gouree?|plantee?)';
export const ERROR =
  '(?:(?:il y a|c est|j ai fait) )?(?:(?:une|d) )?(?:erreur|faute)(?: de (?:ma part|frappe|saisie))?';
