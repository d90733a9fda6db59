import { foldInPlace } from '../reading/words/fold-in-place';
import { anyOf, ERROR, MISTAKEN, opening } from '../reading/words/lexicon';
import { type EstimationDialogue, isAnswered } from './estimation-dialogue';
import type { EstimationStep } from './estimation-lead';
import { OF_IT, stepPatternsOf } from './step-names';

const NAMES = stepPatternsOf(
  (name, alsoNamed) => new RegExp(`^(?:${[name, alsoNamed].filter(Boolean).join('|')})(?:${OF_IT})?$`),
);
const CORRECTING = anyOf(
  MISTAKEN,
  ERROR,
  '(?:je (?:veux|voudrais) )?(?:corriger|changer|modifier|rectifier)',
  'revenir a|retour a',
);
const NAMING = new RegExp(
  `^${opening()}${CORRECTING} (?:(?:dans|sur|de|d|pour|a|au|du|avec) )?(?:(?:mon|ma|l|le|la|mes) )?(?<name>.+)$`,
);

/** 'je me suis trompé dans mon adresse': the question that is to be asked again, one of those answered. */
export function readNamedStep(text: string, dialogue: EstimationDialogue): EstimationStep | null {
  const name = NAMING.exec(foldInPlace(text))?.groups?.['name']?.replace(/[ .!?]+$/, '');
  const step = name && NAMES.find(([pattern]) => pattern.test(name))?.[1];
  return step && isAnswered(dialogue, step) ? step : null;
}
