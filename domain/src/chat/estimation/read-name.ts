import { limits } from '../../shared/rules';
import { looksLikeName } from './plausible-answers';

const GREETS = /^(?:bonjour|bonsoir|salut|hello|hi|oui|yes|alors|euh|ok)[\s,!.]+/iu;
/** 'moi c'est', 'cest', 'jmappelle', 'my name is': with or without their apostrophes. */
const PRESENTS = new RegExp(
  [
    String.raw`^(?:moi[\s,]+)?(?:je\s+suis|j['’\s]?\s?e?\s?m['’\s]?\s?appell?e?s?|je\s+(?:m['’\s]?\s?)?appell?e?s?|c['’\s]?\s?est(?:\s+moi)?[\s,]|mon\s+nom(?:\s+complet)?\s*(?:est|c['’\s]?\s?est|:)|moi[\s,:]+)\s*`,
    String.raw`^(?:my\s+(?:full\s+)?name(?:['’]s|\s+is)|i['’]m|i\s+am|this\s+is|it['’]s|name\s*:)\s+`,
    String.raw`^(?:nom(?:\s+complet)?\s*:|nom\s+et\s+pr[ée]nom\s*:|pr[ée]nom\s+et\s+nom\s*:)\s*`,
  ].join('|'),
  'iu',
);
/** 'moi c Karim', as in messages: a capital C may be an initial. */
const PRESENTS_SHORTLY = /^(?:[Mm]oi\s+)?(?:c|chuis|jsuis)\s+(?=\p{L}{2})/u;
const CIVILITY = /^(?:monsieur|madame|mademoiselle|mme|mlle|mr|mrs|ms|m\.)[\s.]+/iu;
const POLITE = /[\s,]+(?:enchant[ée]e?|merci(?:\s+(?:beaucoup|bien))?|et\s+vous|svp|voil[àa])[\s.,!]*$/iu;
const SURNAME_FIRST = /^(?:nom\s*:?\s*)?(?<last>[^:,;]+?)[\s,;]+pr[ée]nom\s*:?\s*(?<first>[^:,;]+)$/iu;
const FIRST_NAME_FIRST =
  /^pr[ée]nom\s*:?\s*(?<first>[^:,;]+?)[\s,;]+nom(?:\s+de\s+famille)?\s*:?\s*(?<last>[^:,;]+)$/iu;
const MOST_OPENINGS = 4;

/** The name alone, without the words that present it; null where there is none. */
export function readName(text: string): string | null {
  const answer = text.replace(/(?<![\s.,;!])[\s.,;!]+$/, '').replace(POLITE, '');
  const { first, last } = (SURNAME_FIRST.exec(answer) ?? FIRST_NAME_FIRST.exec(answer))?.groups ?? {};
  let name = first && last ? `${first.trim()} ${last.trim()}` : answer;
  for (let round = 0; round < MOST_OPENINGS; round += 1) {
    const rest = [GREETS, PRESENTS, PRESENTS_SHORTLY, CIVILITY].reduce((left, one) => left.replace(one, ''), name);
    if (rest === name) break;
    name = rest;
  }
  const isName =
    /\p{L}.*\p{L}/u.test(name) && !/[@\d]/.test(name) && name.length <= limits.name.value && looksLikeName(name);
  return isName ? name : null;
}
