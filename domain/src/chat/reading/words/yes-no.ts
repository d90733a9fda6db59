import { OCCUPIED as OCCUPIED_WORD, VACANT as VACANT_WORD } from './lexicon';
import { tokensOf } from './tokens';

const YES =
  /^(?:oui|ouais|ouai|mouais|ui|oui oui|yes|yep|ok|okay|oki|si|exact|exactement|absolument|volontiers|affirmatif|parfait|certainement|evidemment|carrement|banco|go)$/;
const YES_PHRASE =
  /\b(?:d accord|bien sur|tout a fait|avec plaisir|pourquoi pas|c est (?:ca|exact|bien ca)|je veux bien|en effet|ca marche|vas y|allez y|allons y)\b|^(?:(?:bon|bah|mouais|ok) )*allez$/;
const NO = /^(?:non|nan|no|nope|negatif|jamais|aucun|aucune|pas)$/;
/** 'pas', 'jamais' and 'aucun' decline an offer; alone they do not say that premises are free. */
const DENIED = /^(?:non|nan|no|nope|negatif)$/;

const wordsOf = (utterance: string): string =>
  tokensOf(utterance)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');

/** What was answered, by whole words (F51): 'nonante', 'notaire' and 'Noisy' deny nothing. Null: neither, or both. */
export function readYesOrNo(utterance: string, denied = NO): 'yes' | 'no' | null {
  const said = wordsOf(utterance).replace(/\b(?:pourquoi pas|sans doute)\b/g, 'oui');
  const rest = said.replace(YES_PHRASE, 'oui').split(' ');
  const yes = rest.some((word) => YES.test(word));
  const no = rest.some((word) => denied.test(word));
  return yes === no ? null : yes ? 'yes' : 'no';
}

const VACANT = new RegExp(
  String.raw`\b(?:${VACANT_WORD}|plus ${OCCUPIED_WORD}|(?:pas|plus|aucun|sans) (?:de |d )?locataires?|personne|plus (?:maintenant|aujourd hui|depuis)|locataires? (?:est |sont |a |ont |vient de |viennent de )(?:deja )?(?:partis?|partir|quitte\w*|demenage\w*))\b`,
);
const OCCUPIED = new RegExp(
  String.raw`\b(?:${OCCUPIED_WORD}|avec (?:un )?locataire|locataire en place|(?:il y a|j ai|y a) un locataire|bail en cours)\b`,
);
/** 'je ne sais pas si c'est libre', 'pas encore vide', 'bientôt loué': neither, until oui or non is said. */
const DOUBTFUL =
  /\b(?:sais (?:pas|plus)|ignore|aucune idee|pas (?:sure?|certaine?)|peut etre|bientot|prochainement|(?:pas|plus) (?:encore|pour longtemps|vraiment|toujours|(?:tout a fait )?(?:libre|vide|vacante?))|ca depend|en partie|partiellement)\b/;

/** M133: oui or non; also how owners say the same of their premises. */
export function isOccupied(answer: string): boolean | null {
  const said = tokensOf(answer)
    .map(({ text }) => text)
    .join(' ');
  // 'c'est quoi, occupé ?' asks.
  if (DOUBTFUL.test(said) || answer.trim().endsWith('?')) return readPlainly(said);
  if (VACANT.test(said)) return readYesOrNo(answer) === 'yes' && /^(?:oui|yes)\b/.test(said) ? null : false;
  const answered = readYesOrNo(answer, DENIED);
  if (answered !== null) return answered === 'yes';
  return OCCUPIED.test(said) && !/\b(?:oui|non)\b/.test(said) ? true : null;
}

/** The very words that are asked for, and only one of them. */
function readPlainly(said: string): boolean | null {
  const yes = /\b(?:oui|yes)\b/.test(said);
  const no = /\b(?:non|no)\b/.test(said);
  return yes === no ? null : yes;
}
