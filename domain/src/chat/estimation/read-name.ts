import { limits } from '../../shared/rules';
import { cutOut, valueIn } from '../reading/words/fold-in-place';
import { HELLO } from '../reading/words/lexicon';
import { looksLikeName } from './plausible-answers';

const GREETS = new RegExp(`^(?:${HELLO}|oui|yes|alors|euh|ok)[ ,!.]+`);
/** 'moi c'est', 'cest', 'jmappelle', 'my name is': with or without their apostrophes. */
const PRESENTS = new RegExp(
  [
    '^(?:moi[ ,]+)?(?:je suis|j ?e? ?(?:m ?)?appell?e?s?|c ?est(?: moi)?[ ,]|mon nom(?: complet)? *(?:est|c ?est|:)|moi[ ,:]+) *',
    '^(?:my (?:full )?name(?: s| is)|i m|i am|this is|it s|name *:) +',
    '^(?:nom(?: complet)? *:|nom et prenom *:|prenom et nom *:) *',
  ].join('|'),
);
/** 'moi c Karim', as in messages: a capital C may be an initial. */
const PRESENTS_SHORTLY = /^(?:[Mm]oi\s+)?(?:c|chuis|jsuis)\s+(?=\p{L}{2})/u;
const CIVILITY = /^(?:monsieur|madame|mademoiselle|mme|mlle|mr|mrs|ms|m\.)[ .]+/;
const POLITE = /(?<![ ,])[ ,]+(?:enchantee?|merci(?: (?:beaucoup|bien))?|et vous|svp|voila)[ .,!]*$/;
const SURNAME_FIRST =
  /^(?:nom(?:\s*:)?\s*)?(?<last>[^:,;\s][^:,;]*?)(?<![\s,;])[\s,;]+prenom(?:\s*:)?(?<first>[^:,;]+)$/d;
const FIRST_NAME_FIRST =
  /^prenom(?:\s*:)?\s*(?<first>[^:,;\s][^:,;]*?)(?<![\s,;])[\s,;]+nom(?: de famille)?(?:\s*:)?(?<last>[^:,;]+)$/d;
const MOST_OPENINGS = 4;

/** The name alone, without the words that present it; null where there is none. */
export function readName(text: string): string | null {
  const answer = cutOut(text.replace(/(?<![\s.,;!])[\s.,;!]+$/, ''), POLITE);
  const [first, last] = ['first', 'last'].map(
    (part) => valueIn(answer, SURNAME_FIRST, part) ?? valueIn(answer, FIRST_NAME_FIRST, part),
  );
  let name = first && last ? `${first} ${last}` : answer;
  for (let round = 0; round < MOST_OPENINGS; round += 1) {
    const rest = cutOut([GREETS, PRESENTS].reduce(cutOut, name).replace(PRESENTS_SHORTLY, ''), CIVILITY);
    if (rest === name) break;
    name = rest;
  }
  const isName =
    /\p{L}.*\p{L}/u.test(name) && !/[@\d]/.test(name) && name.length <= limits.name.value && looksLikeName(name);
  return isName ? name : null;
}
