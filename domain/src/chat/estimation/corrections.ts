import { ERROR, MISTAKEN, opening } from '../reading/words/lexicon';
import { tokensOf } from '../reading/words/tokens';

export type Correction = 'back' | 'cancel' | 'restart' | null;

const LEAD = `${opening()}(?:(?:je veux|je voudrais|on peut|merci de) )?`;
const TAIL = String.raw`(?: (?:la|ici|svp|s il vous plait|stp|merci|maintenant|l estimation|la demande|tout))*`;
const BACK = new RegExp(
  `^${LEAD}(?:(?:retour|revenir|revenons)(?: en arriere)?|en arriere|precedent|question precedente|(?:je )?corriger?|${MISTAKEN}|${ERROR}|c est faux|(?:modifier|changer) ma reponse)${TAIL}$`,
);
const CANCEL = new RegExp(
  `^${LEAD}(?:annuler|annulez|annule|abandonner|j abandonne|arreter|arretez|on arrete|j arrete|laisse tomber|laissez tomber|quitter|stop|(?:je )?ne veux (?:plus|pas)(?: (?:d estimation|continuer|faire d estimation|de votre estimation))?|je veux (?:arreter|annuler)|(?:plus|pas) besoin d estimation|ca ne m interesse (?:plus|pas)|tant pis|on laisse tomber|j annule|fin)${TAIL}$`,
);
const RESTART = new RegExp(
  `^${LEAD}(?:recommencer|recommencons|je recommence|on recommence|repartir de zero|reprendre (?:a zero|depuis le debut))${TAIL}$`,
);

/** Only a whole answer corrects: '3 rue du Retour' is an address. */
export function readCorrection(utterance: string): Correction {
  const said = tokensOf(utterance)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text)
    .join(' ');
  if (BACK.test(said)) return 'back';
  if (RESTART.test(said)) return 'restart';
  return CANCEL.test(said) ? 'cancel' : null;
}
