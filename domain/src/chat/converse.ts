import { saidIn } from './reading/words/said';
import { MENU, QUICK_BUTTONS } from './reading/buttons';
import { ACCESS, type ChatReply, say } from './replies/reply';
import type { SearchCriteria } from '../listings/search-criteria';
import { callbackReply, holdsPhone } from './replies/agency-replies';
import type { ChatState } from './chat-state';
import * as texts from './replies/chat-texts';
import type { ChatContext, ChatTurn } from './chat-turn';
import { criteriaChips, understood } from './search/criteria-chips';
import { afterEstimation, begun, inEstimation } from './estimation-turns';
import { type Intent, readIntent } from './reading/intents/intents';
import { type Instead, nothingFoundText } from './replies/nothing-found';
import { PLAIN_TURNS } from './plain-turns';
import { readReference } from './reading/references';
import { type RelativeWish, relatively, relativeWishes } from './search/relative-wishes';
import { placeNotes, withoutExcluded } from './search/place-notes';
import { refined } from './search/refine';
import { separateWishes } from './reading/intents/separate-wishes';
import { yesOrNo } from './reading/words/yes-no';

/** One message of the visitor. Pure: the same state, words and time give the same turn. */
export function converse(state: ChatState, utterance: string, context: ChatContext): ChatTurn {
  const text = utterance.replace(/\s+/g, ' ').trim();
  if (text === '') return { state, replies: [] };
  if (state.mode === 'estimation' && state.estimation && state.estimation.step !== 'completed')
    return inEstimation(state, state.estimation, text, context);
  const after = afterEstimation(state, text, context);
  if (after) return after;
  const offered = answerToOffer(state, text, context.now);
  if (offered) return offered;
  const relative = state.mode === 'search' ? relativeWishes(saidIn(text)) : [];
  if (relative.length > 0) return refinedBy(state, relative, context);
  const property = readReference(text, context.referencePrefix);
  const about = property === null ? null : aboutProperty(state, property, text, context);
  if (about) return about;
  const [first = text, ...others] = separateWishes(text, context.communes);
  let turn = wished(state, first, context);
  for (const wish of others) turn = followed(turn, wished(turn.state, wish, context));
  return turn;
}

/** Two wishes in one message: each is answered, in the order said. */
function followed(first: ChatTurn, next: ChatTurn): ChatTurn {
  const offeredAt = next.state.offeredAt ?? first.state.offeredAt;
  const state = { ...next.state, ...(offeredAt !== undefined && { offeredAt }) };
  const { search } = first;
  if (search) return { ...first, state, afterwards: [...(first.afterwards ?? []), ...next.replies] };
  // The offer no longer stands last, where its 'Oui' could be pressed.
  const buttons = next.search && offeredAt !== undefined ? [QUICK_BUTTONS.estimation] : undefined;
  return { ...next, state, replies: [...first.replies, ...next.replies], ...(buttons && { buttons }) };
}

const APPOINTMENT = /\b(?:visit\w*|view(?:ing)?|rdv|rendez vous|appointment|creneau)\b/;

/** Null where it is a person that is wanted, or somebody is angry: a property in it changes nothing. */
function aboutProperty(state: ChatState, property: number, text: string, { communes }: ChatContext): ChatTurn | null {
  const { kind } = readIntent(text, communes);
  const appointment = APPOINTMENT.test(saidIn(text));
  if (kind === 'complaint' || (kind === 'advisor' && (!appointment || holdsPhone(text)))) return null;
  return { state: withoutOffer(state), replies: [], property, ...(appointment && { appointment }) };
}

/** 'rien à Bordeaux ? et Libourne alors ?': what was not found is not asked for again. */
const NOTHING_THERE = /^(?:toujours )?(?:rien|aucun\p{L}* \p{L}+) [^.,;?!]{1,60}[.,;?!]+ ?(?=\S)/iu;

function wished(state: ChatState, said: string, context: ChatContext): ChatTurn {
  const text = said.replace(NOTHING_THERE, '');
  const intent = readIntent(text, context.communes, { searching: state.mode === 'search' });
  if (intent.kind === 'advisor' && holdsPhone(text))
    return { state: withoutOffer(state), replies: [callbackReply(context.agencyPhone)] };
  return intent.kind === 'search'
    ? searched(state, intent, text, context)
    : PLAIN_TURNS[intent.kind](withoutOffer(state), context);
}

/** The first thing anybody sees (M101, M102, F41). */
export const greetingReply = (advisor: string): ChatReply => ({
  text: texts.greeting(advisor),
  pace: 'typing',
  buttons: MENU,
});

/** M107: 'oui', 'ok', 'd'accord' after an offer; after a minute it is asked again rather than forgotten (F53). */
function answerToOffer(state: ChatState, text: string, now: number): ChatTurn | null {
  if (state.offeredAt === undefined || !isBareAnswer(text)) return null;
  const answer = yesOrNo(text);
  if (answer === null) return null;
  if (answer === 'no') return { state: withoutOffer(state), replies: [say(texts.OFFER_DECLINED, { buttons: MENU })] };
  if (now - state.offeredAt <= texts.CHAT_TIMING.offerStands) return begun(state);
  return { state: { ...state, offeredAt: now }, replies: [say(texts.OFFER, { buttons: ['Oui', 'Non'] })] };
}

const MOST_WORDS_OF_AN_ANSWER = 8;
/** 'oui', 'oui je veux bien une estimation'; not a new question that holds a 'non'. */
const isBareAnswer = (text: string): boolean => {
  const said = saidIn(text);
  return (
    said.split(' ').length <= MOST_WORDS_OF_AN_ANSWER &&
    !/\b(?:cherch\w+|recherch\w+|trouv\w+|conseill\w+)\b/.test(said)
  );
};

function withoutOffer(state: ChatState): ChatState {
  const { offeredAt: _, ...left } = state;
  return left;
}

function searched(
  state: ChatState,
  intent: Extract<Intent, { kind: 'search' }>,
  text: string,
  context: ChatContext,
): ChatTurn {
  // Once something else was done, what is looked for is looked for anew.
  const goesOn = state.mode === 'search' && !intent.fresh;
  const asked = !goesOn ? intent.criteria : refined(state.criteria ?? {}, intent.criteria, saidIn(text));
  const criteria = withoutExcluded(asked, intent.places);
  const turn = lookingFor(state, criteria, context);
  const note = placeNotes(intent.places, criteria);
  return note === null ? turn : { ...turn, replies: [say(note), ...turn.replies] };
}

/** 'moins cher': the same search with one bound less, shown as a chip; who sees nothing to compare with is asked. */
function refinedBy(state: ChatState, wishes: readonly RelativeWish[], context: ChatContext): ChatTurn {
  let criteria = state.criteria ?? {};
  for (const wish of wishes) {
    const next = relatively(criteria, state.shown, wish);
    if (!next)
      return {
        state: withoutOffer(state),
        replies: [say(wish.of === 'Price' ? texts.WHICH_BUDGET : texts.WHICH_SURFACE)],
      };
    criteria = next;
  }
  return lookingFor(state, criteria, context);
}

/** Also what taking a chip away leads to. */
export function lookingFor(state: ChatState, criteria: SearchCriteria, { communes }: ChatContext): ChatTurn {
  const { offeredAt: _, shown: __, ...left } = state;
  const chips = criteriaChips(criteria, communes);
  const next: ChatState = { ...left, mode: 'search', criteria };
  if (chips.length === 0) return { state: next, replies: [say(texts.SEARCH_HELP, { chips })] };
  return { state: next, replies: [say(understood(chips), { chips })], search: criteria };
}

/** What is told once the catalogue has answered. */
export const foundReply = (total: number): ChatReply => say(texts.resultsText(total), { cards: true });

/** M109, F78: nothing was; what is shown instead, and how it was found. */
export const nothingFoundReply = (instead: Instead, offMarket: string | null = null): ChatReply =>
  say(nothingFoundText(instead, offMarket), { cards: true, ...(offMarket !== null && { link: ACCESS }) });
