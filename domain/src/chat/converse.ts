import type { Communes } from '../geography/communes';
import type { SearchCriteria } from '../listings/search-criteria';
import { amended, correctedValue, namedStep } from './amend';
import { agencyReply, callbackReply, holdsPhone } from './agency-replies';
import * as texts from './chat-texts';
import type { ChatState } from './chat-state';
import { correctionIn } from './corrections';
import { type CriteriaChip, criteriaChips, understood } from './criteria-chips';
import { answerStep, askedAgain, type EstimationDialogue, NEW_ESTIMATION, stepBack } from './estimation-dialogue';
import type { EstimationLead } from './estimation-lead';
import { correctedText, QUESTIONS } from './estimation-texts';
import { ADVISOR_BUTTON, type Intent, QUICK_BUTTONS, readIntent, saidIn, wantsAdvisor } from './intents';
import { toAdvisor } from './phone-replies';
import { placeNotes, withoutExcluded } from './place-notes';
import { refined } from './refine';
import { isAnotherWish } from './wishes';
import { yesOrNo } from './yes-no';

export interface ChatContext {
  readonly communes: Communes;
  /** Milliseconds: an offer stands for a minute (F53). */
  readonly now: number;
  readonly agencyPhone: string;
  readonly agencyAddress?: string;
  readonly openingHours: readonly string[];
  /** Slugs of cities with properties; none known: the specification's three (M109). */
  readonly cities?: readonly { readonly name: string }[];
}

/** What the assistant says, as data for the panel. */
export interface ChatReply {
  readonly text: string;
  /** Which delay of M103 goes before it. */
  readonly pace: 'typing' | 'estimation' | 'confirmation';
  readonly chips?: readonly CriteriaChip[];
  /** Each is sent as it reads when pressed. */
  readonly buttons?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  /** What failed and can be sent again by a press, as it was. */
  readonly again?: 'message' | 'lead';
}

export interface ChatTurn {
  readonly state: ChatState;
  readonly replies: readonly ChatReply[];
  /** To look up now; its result is told after the replies (searchReply). */
  readonly search?: SearchCriteria;
  /** Nothing was understood: who can do better may answer instead of the replies. */
  readonly unanswered?: true;
  /** Everything was asked: person, then lead, are to be sent by the panel; the assistant itself sends nothing (row 67). */
  readonly lead?: EstimationLead;
}

/** One message of the visitor. Pure: the same state, words and time give the same turn. */
export function converse(state: ChatState, utterance: string, context: ChatContext): ChatTurn {
  const text = utterance.trim();
  if (text === '') return { state, replies: [] };
  if (state.mode === 'estimation' && state.estimation && state.estimation.step !== 'completed')
    return inEstimation(state, state.estimation, text, context);
  const offered = answerToOffer(state, text, context.now);
  if (offered) return offered;
  const intent = readIntent(text, context.communes, { searching: state.mode === 'search' });
  if (intent.kind === 'advisor' && holdsPhone(text))
    return { state: withoutOffer(state), replies: [callbackReply(context.agencyPhone)] };
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

const MENU = [QUICK_BUTTONS.estimation, QUICK_BUTTONS.search, QUICK_BUTTONS.other];

const say = (text: string, more: Omit<Partial<ChatReply>, 'text'> = {}): ChatReply => ({
  text,
  pace: 'typing',
  ...more,
});

function inEstimation(state: ChatState, dialogue: EstimationDialogue, text: string, context: ChatContext): ChatTurn {
  const correction = correctionIn(text);
  if (correction === 'cancel')
    return { state: leaving(state), replies: [say(texts.ESTIMATION_CANCELLED, { buttons: MENU })] };
  if (correction === 'back') return asking(state, stepBack(dialogue));
  if (correction === 'restart') return asking(state, NEW_ESTIMATION);
  if (wantsAdvisor(text)) {
    const turn = asking(state, dialogue);
    return { ...turn, replies: [...TURNS.advisor(state, context).replies, ...turn.replies] };
  }
  if (isAnotherWish(text)) {
    // F51: the running dialogue goes first; what is no answer is not kept as one.
    const turn = asking(state, dialogue);
    return { ...turn, replies: [say(texts.ESTIMATION_FIRST, { pace: 'estimation' }), ...turn.replies] };
  }
  const named = namedStep(text, dialogue);
  if (named) return asking(state, askedAgain(dialogue, named));
  const value = correctedValue(text);
  const mended = value === null ? null : amended(dialogue, value, context.communes);
  if (mended) {
    const turn =
      mended.dialogue.step === 'completed' ? completed(state, mended.dialogue) : asking(state, mended.dialogue);
    return { ...turn, replies: [say(correctedText(mended.told), { pace: 'estimation' }), ...turn.replies] };
  }
  // 'non, pas encore' and 'non c'est vide' say their non to this very question.
  const said = dialogue.step === 'occupied' ? text : (value ?? text);
  const answered = answerStep(dialogue, said, context.communes);
  if (answered.again !== null)
    return {
      state: { ...state, estimation: answered.dialogue },
      replies: [say(answered.again, { pace: 'estimation', ...stepButtons(answered.dialogue) })],
    };
  if (answered.dialogue.step !== 'completed') return asking(state, answered.dialogue);
  return completed(state, answered.dialogue);
}

const completed = (state: ChatState, dialogue: EstimationDialogue): ChatTurn => ({
  state: { ...state, mode: 'open', estimation: dialogue },
  replies: [say(texts.ESTIMATION_CONFIRMED, { pace: 'confirmation' })],
  lead: dialogue.lead,
});

function leaving(state: ChatState): ChatState {
  const { estimation: _, ...left } = state;
  return { ...left, mode: 'open' };
}

function asking(state: ChatState, estimation: EstimationDialogue): ChatTurn {
  const { offeredAt: _, ...left } = state;
  return {
    state: { ...left, mode: 'estimation', estimation },
    replies:
      estimation.step === 'completed'
        ? []
        : [say(QUESTIONS[estimation.step], { pace: 'estimation', ...stepButtons(estimation) })],
  };
}

const stepButtons = ({ step }: EstimationDialogue): Pick<ChatReply, 'buttons'> =>
  step === 'occupied' ? { buttons: ['Oui', 'Non'] } : {};

const begun = (state: ChatState): ChatTurn => {
  const turn = asking(state, NEW_ESTIMATION);
  return { ...turn, replies: [say(texts.ESTIMATION_BEGINS, { pace: 'estimation' }), ...turn.replies] };
};

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

/** Also what taking a chip away leads to. */
export function lookingFor(state: ChatState, criteria: SearchCriteria, { communes }: ChatContext): ChatTurn {
  const { offeredAt: _, ...left } = state;
  const chips = criteriaChips(criteria, communes);
  const next: ChatState = { ...left, mode: 'search', criteria };
  if (chips.length === 0) return { state: next, replies: [say(texts.SEARCH_HELP, { chips })] };
  return { state: next, replies: [say(understood(chips), { chips })], search: criteria };
}

/** What is told once the catalogue has answered. */
export const searchReply = (total: number, offered = 0): ChatReply => say(texts.resultsText(total, offered));

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
