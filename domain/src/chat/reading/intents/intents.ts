import type { Communes } from '../../../geography/towns/communes';
import type { SearchCriteria } from '../../../listings/filters/filters';
import { ADVISOR_BUTTON } from '../buttons';
import type { Notes } from '../read-criteria';
import { foldedWordsOf } from '../words/said';
import { hear } from './heard';
import { type PlainKind, ruleOf } from './intent-rules';
import { ADVISOR } from './phrases';

export type Intent =
  | { readonly kind: PlainKind | 'unknown' }
  | {
      readonly kind: 'search';
      readonly criteria: SearchCriteria;
      /** A question of its own, not one more condition. */
      readonly fresh: boolean;
      readonly places: Notes;
    };

/** Outside the estimation's questions. */
export function readIntent(
  utterance: string,
  communes: Communes,
  { searching = false }: { readonly searching?: boolean } = {},
): Intent {
  const heard = hear(utterance, communes, searching);
  const rule = ruleOf(heard);
  if (rule?.kind !== 'search') return { kind: rule?.kind ?? 'unknown' };
  return { kind: 'search', ...heard.request(), fresh: rule.fresh(heard) };
}

/** Within the estimation: a wish in so many words, no address. */
export const wantsAdvisor = (utterance: string): boolean => {
  const said = foldedWordsOf(utterance);
  return (
    said === foldedWordsOf(ADVISOR_BUTTON) ||
    (ADVISOR.test(said) &&
      !/\d/.test(said) &&
      /^(?:non |ok |mais )?(?:je|j|on|puis|pouvez|peut|pourriez|rappelez|appelez)\b/.test(said))
  );
};
