import { foldInPlace, valueIn } from '../reading/words/fold-in-place';
import { ERROR, KIND, MISTAKEN, opening } from '../reading/words/lexicon';
import type { EstimationStep } from './estimation-lead';
import { OF_IT, stepPatternsOf } from './step-names';

const OPENING = opening('correction', ERROR, MISTAKEN);
/** A verb or a colon stands between the name and the value. */
const IS =
  '(?: *[:=] *| +(?:c ?est|est|etait|fait|doit etre|s eleve a|se termine|finit|va jusqu ?(?:en|au|a)?)(?: (?:en fait|plutot|bien))?(?: (?:de|le|en|a|au|c ?est))? +)';
const STATED = stepPatternsOf(
  (name) =>
    new RegExp(
      `^${OPENING}(?:(?:la|le|l|ma|mon|notre|sa|son) ?)?(?:bonne? )?(?:${name})(?:${OF_IT})?${IS}(?<value>.+)$`,
      'du',
    ),
);
const OCCUPIED = new RegExp(
  String.raw`^${OPENING}(?:(?:(?:le|la|les|mon|ma|mes) ?)?(?:${KIND}|bien)|il|elle|c) ?(?:est|sont) (?:en fait |bien )?(?<value>(?:occup|lou|libre|vide|vacant|inoccup)\p{L}*)(?: (?:depuis|maintenant|actuellement|en ce moment|aujourd|finalement|en fait)\b.*)?[ .!]*$`,
  'du',
);

export interface Stated {
  readonly step: EstimationStep;
  readonly value: string;
}

/** 'non, la surface est de 120 m²', 'mon mail : zoe@exemple.fr', 'le local est loué': an answer that names its question. */
export function readStatedAnswer(text: string): Stated | null {
  const folded = foldInPlace(text);
  for (const [pattern, step] of STATED) {
    const value = valueIn(text, pattern, 'value', folded);
    if (value) return { step, value };
  }
  const occupied = valueIn(text, OCCUPIED, 'value', folded);
  return occupied ? { step: 'occupied', value: occupied } : null;
}
