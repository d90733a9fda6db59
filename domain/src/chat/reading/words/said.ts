import { remembered } from '../../../shared/remembered';
import { COMMON_WORDS } from './place-words';
import { unglue } from './elisions';
import { FRENCH_KIND_WORDS } from './lexicon';
import { correctSlip, expandShorthand } from './spelling';
import { type Token, tokensOf } from './tokens';

/** Words that a single slip still names. */
const KEYWORDS = [
  ...FRENCH_KIND_WORDS,
  ...(
    'commercial commerciaux commerciale vente vendre louer location locataire acheter achat acquerir acquisition ' +
    'investir investissement occupe occupes libre libres vacant vacants cherche chercher recherche rechercher trouver ' +
    'trouve estimation estimer evaluer evaluation rendement rentable rentabilite surface budget maximum minimum million ' +
    'millions euros restaurant acheteur acheteurs acquereur acquereurs preneur preneurs repreneur repreneurs ' +
    'boulangerie pharmacie conseiller moins partir jusqu superieur inferieur combien valeur loyer loyers'
  ).split(' '),
];

/** Each word as we spell it. Names keep their letters: what begins with a capital within a sentence is left alone. */
export const respell = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) =>
    token.kind !== 'word' || COMMON_WORDS.has(token.text)
      ? token
      : { ...token, text: respellWord(expandShorthand(token.text), at > 0 && /^\p{Lu}\p{Ll}/u.test(token.raw)) },
  );

const corrected = remembered((word) => correctSlip(word, KEYWORDS));
const respellWord = (word: string, isName: boolean): string => (isName ? word : corrected(word));

/** F51: as a visitor's words are compared, in whole words. */
export const foldedWordsOf = (utterance: string): string =>
  respell(unglue(tokensOf(utterance)))
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text)
    .join(' ');
