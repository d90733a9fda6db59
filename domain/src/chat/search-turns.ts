import type { SearchCriteria } from '../listings/filters/filters';
import { type ChatState, dropOffer } from './chat-state';
import type { ChatContext, ChatTurn } from './chat-turn';
import type { Intent } from './reading/intents/intents';
import { foldedWordsOf } from './reading/words/said';
import * as texts from './replies/chat-texts';
import { say } from './replies/reply';
import { criteriaChipsOf, understoodText } from './search/criteria-chips';
import { placeNotesOf, dropExcluded } from './search/place-notes';
import { refineCriteria } from './search/refine';
import { type RelativeWish, applyRelativeWish } from './search/relative-wishes';

export function search(
  state: ChatState,
  intent: Extract<Intent, { kind: 'search' }>,
  text: string,
  context: ChatContext,
): ChatTurn {
  // Once something else was done, what is looked for is looked for anew.
  const goesOn = state.mode === 'search' && !intent.fresh;
  const asked = !goesOn ? intent.criteria : refineCriteria(state.criteria ?? {}, intent.criteria, foldedWordsOf(text));
  const criteria = dropExcluded(asked, intent.places);
  const turn = lookFor(state, criteria, context);
  const note = placeNotesOf(intent.places, criteria);
  return note === null ? turn : { ...turn, replies: [say(note), ...turn.replies] };
}

/** 'moins cher': the same search with one bound less, shown as a chip; who sees nothing to compare with is asked. */
export function refineRelatively(state: ChatState, wishes: readonly RelativeWish[], context: ChatContext): ChatTurn {
  let criteria = state.criteria ?? {};
  for (const wish of wishes) {
    const next = applyRelativeWish(criteria, state.shown, wish);
    if (!next)
      return {
        state: dropOffer(state),
        replies: [say(wish.of === 'Price' ? texts.WHICH_BUDGET : texts.WHICH_SURFACE)],
      };
    criteria = next;
  }
  return lookFor(state, criteria, context);
}

/** Also what taking a chip away leads to. */
export function lookFor(state: ChatState, criteria: SearchCriteria, { communes }: ChatContext): ChatTurn {
  const { offeredAt: _, shown: __, ...left } = state;
  const chips = criteriaChipsOf(criteria, communes);
  const next: ChatState = { ...left, mode: 'search', criteria };
  if (chips.length === 0) return { state: next, replies: [say(texts.SEARCH_HELP, { chips })] };
  return { state: next, replies: [say(understoodText(chips), { chips })], search: criteria };
}
