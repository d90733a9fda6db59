import type { SearchCriteria } from '../listings/search-criteria';
import { agencyReply, callbackReply, holdsPhone } from './agency-replies';
import type { ChatState } from './chat-state';
import * as texts from './chat-texts';
import { ACCESS, type ChatContext, type ChatReply, type ChatTurn, say } from './chat-turn';
import { criteriaChips, understood } from './criteria-chips';
import { afterEstimation, begun, inEstimation } from './estimation-turns';
import { ADVISOR_BUTTON, type Intent, MENU, readIntent, saidIn } from './intents';
import { toAdvisor } from './phone-replies';
import { referenceIn } from './references';
import { type RelativeWish, relatively, relativeWishes } from './relative-wishes';
import { placeNotes, withoutExcluded } from './place-notes';
import { refined } from './refine';
import { yesOrNo } from './yes-no';

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
  const wishes = state.mode === 'search' ? relativeWishes(saidIn(text)) : [];
  if (wishes.length > 0) return refinedBy(state, wishes, context);
  const intent = readIntent(text, context.communes, { searching: state.mode === 'search' });
  if (intent.kind === 'advisor' && holdsPhone(text))
    return { state: withoutOffer(state), replies: [callbackReply(context.agencyPhone)] };
  const property = referenceIn(text, context.referencePrefix);
  if (property !== null && intent.kind !== 'advisor' && intent.kind !== 'complaint')
    return { state: withoutOffer(state), replies: [], property };
  return intent.kind === 'search'
    ? searched(state, intent, text, context)
    : TURNS[intent.kind](withoutOffer(state), context);
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
  const asked = intent.fresh ? intent.criteria : refined(state.criteria ?? {}, intent.criteria, saidIn(text));
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
export const searchReply = (total: number, offered = 0, offMarket: string | null = null): ChatReply =>
  say(texts.resultsText(total, offered, offMarket), offMarket === null ? {} : { link: ACCESS });

type Simple = Exclude<Intent['kind'], 'search'>;

const TURNS: Readonly<Record<Simple, (state: ChatState, context: ChatContext) => ChatTurn>> = {
  estimation: begun,
  offer: (state, { now }) => ({
    state: { ...state, offeredAt: now },
    replies: [say(texts.OFFER_INTRODUCED, { buttons: ['Oui', 'Non'] })],
  }),
  'search-help': (state, { cities = [] }) => ({
    state: { ...state, mode: 'search', criteria: {} },
    replies: [say(texts.SEARCH_HELP, { buttons: cityNames(cities) })],
  }),
  'other-topic': (state) => ({
    state: { ...state, mode: 'open' },
    replies: [say(texts.OTHER_TOPIC, { buttons: [ADVISOR_BUTTON] })],
  }),
  advisor: (state, { agencyPhone }) => ({ state, replies: [toAdvisor(agencyPhone)] }),
  'off-market': (state) => ({
    state,
    replies: [say(texts.OFF_MARKET_REPLY, { link: { label: 'Page Off-market', href: '/off-market' } })],
  }),
  who: (state) => ({ state, replies: [say(texts.WHO_REPLY, { buttons: [ADVISOR_BUTTON] })] }),
  hours: (state, { openingHours }) => ({
    state,
    replies: [
      openingHours.length > 0
        ? say(texts.hoursReply(openingHours))
        : say(texts.NOT_UNDERSTOOD, { buttons: [ADVISOR_BUTTON] }),
    ],
  }),
  visit: (state) => ({ state, replies: [say(texts.VISIT_REPLY, { buttons: [ADVISOR_BUTTON] })] }),
  letting: (state) => ({
    state,
    replies: [
      say(texts.LETTING_REPLY, {
        buttons: [ADVISOR_BUTTON],
        link: { label: 'Mettre en location', href: '/mettre-en-location' },
      }),
    ],
  }),
  fees: (state, context) => ({ state, replies: [agencyReply('fees', context)] }),
  address: (state, context) => ({ state, replies: [agencyReply('address', context)] }),
  phone: (state, context) => ({ state, replies: [agencyReply('phone', context)] }),
  'personal-data': (state, context) => ({ state, replies: [agencyReply('personal-data', context)] }),
  careers: (state, context) => ({ state, replies: [agencyReply('careers', context)] }),
  farewell: (state, context) => ({ state, replies: [agencyReply('farewell', context)] }),
  declined: (state) => ({ state, replies: [say(texts.OFFER_DECLINED, { buttons: MENU })] }),
  complaint: (state) => ({ state, replies: [say(texts.COMPLAINT_REPLY, { buttons: [ADVISOR_BUTTON] })] }),
  greeting: (state) => ({ state, replies: [say(texts.HELLO, { buttons: MENU })] }),
  thanks: (state) => ({ state, replies: [say(texts.THANKED)] }),
  unknown: (state) => ({
    state,
    unanswered: true,
    replies: [say(texts.NOT_UNDERSTOOD, { buttons: [...MENU, ADVISOR_BUTTON] })],
  }),
};

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const MOST_CITIES = 3;

/** F54. */
const cityNames = (cities: readonly { readonly name: string }[]): readonly string[] =>
  (cities.length > 0 ? cities.slice(0, MOST_CITIES).map(({ name }) => name) : texts.FALLBACK_CITIES).map(capitalised);
