import { type ChatState, dropOffer } from './chat-state';
import type { ChatContext, ChatTurn } from './chat-turn';
import { correctSent, startEstimation, continueEstimation } from './estimation-turns';
import { PLAIN_TURNS } from './plain-turns';
import { MENU, QUICK_BUTTONS } from './reading/buttons';
import { readIntent } from './reading/intents/intents';
import { separateWishes } from './reading/intents/separate-wishes';
import { readReference } from './reading/references';
import { APPOINTMENT } from './reading/words/lexicon';
import { foldedWordsOf } from './reading/words/said';
import { readYesOrNo } from './reading/words/yes-no';
import { callbackReply, holdsPhone } from './replies/agency-replies';
import * as texts from './replies/chat-texts';
import { say } from './replies/reply';
import { readRelativeWishes } from './search/relative-wishes';
import { refineRelatively, search } from './search-turns';

/** One message of the visitor. Pure: the same state, words and time give the same turn. */
export function converse(state: ChatState, utterance: string, context: ChatContext): ChatTurn {
  // An apostrophe is read as a space: a run of them would be a run of spaces.
  const text = utterance
    .replace(/\s+/g, ' ')
    .replace(/[ '’`]{3,}/g, ' ')
    .trim();
  if (text === '') return { state, replies: [] };
  if (state.mode === 'estimation' && state.estimation && state.estimation.step !== 'completed')
    return continueEstimation(state, state.estimation, text, context);
  const after = correctSent(state, text, context);
  if (after) return after;
  const offered = answerOffer(state, text, context.now);
  if (offered) return offered;
  const relative = state.mode === 'search' ? readRelativeWishes(foldedWordsOf(text)) : [];
  if (relative.length > 0) return refineRelatively(state, relative, context);
  const property = readReference(text, context.referencePrefix);
  const about = property === null ? null : answerAboutProperty(state, property, text, context);
  if (about) return about;
  const [first = text, ...others] = separateWishes(text, context.communes);
  let turn = answerWish(state, first, context);
  for (const wish of others) turn = joinTurns(turn, answerWish(turn.state, wish, context));
  return turn;
}

/** Two wishes in one message: each is answered, in the order said. */
function joinTurns(first: ChatTurn, next: ChatTurn): ChatTurn {
  const offeredAt = next.state.offeredAt ?? first.state.offeredAt;
  const state = { ...next.state, ...(offeredAt !== undefined && { offeredAt }) };
  const { search } = first;
  if (search) return { ...first, state, afterwards: [...(first.afterwards ?? []), ...next.replies] };
  // The offer no longer stands last, where its 'Oui' could be pressed.
  const buttons = next.search && offeredAt !== undefined ? [QUICK_BUTTONS.estimation] : undefined;
  return { ...next, state, replies: [...first.replies, ...next.replies], ...(buttons && { buttons }) };
}

const TO_SEE_IT = new RegExp(String.raw`\b(?:visit\w*|view(?:ing)?|${APPOINTMENT})\b`);

/** Null where it is a person that is wanted, or somebody is angry: a property in it changes nothing. */
function answerAboutProperty(
  state: ChatState,
  property: number,
  text: string,
  { communes }: ChatContext,
): ChatTurn | null {
  const { kind } = readIntent(text, communes);
  const appointment = TO_SEE_IT.test(foldedWordsOf(text));
  if (kind === 'complaint' || (kind === 'advisor' && (!appointment || holdsPhone(text)))) return null;
  return { state: dropOffer(state), replies: [], property, ...(appointment && { appointment }) };
}

/** 'rien à Bordeaux ? et Libourne alors ?': what was not found is not asked for again. */
const NOTHING_THERE = /^(?:toujours )?(?:rien|aucun\p{L}* \p{L}+) [^.,;?!]{1,60}[.,;?!]+ ?(?=\S)/iu;

function answerWish(state: ChatState, said: string, context: ChatContext): ChatTurn {
  const text = said.replace(NOTHING_THERE, '');
  const intent = readIntent(text, context.communes, { searching: state.mode === 'search' });
  if (intent.kind === 'advisor' && holdsPhone(text))
    return { state: dropOffer(state), replies: [callbackReply(context.agencyPhone)] };
  return intent.kind === 'search'
    ? search(state, intent, text, context)
    : PLAIN_TURNS[intent.kind](dropOffer(state), context);
}

/** M107: 'oui', 'ok', 'd'accord' after an offer; after a minute it is asked again rather than forgotten (F53). */
function answerOffer(state: ChatState, text: string, now: number): ChatTurn | null {
  if (state.offeredAt === undefined || !isBareAnswer(text)) return null;
  const answer = readYesOrNo(text);
  if (answer === null) return null;
  if (answer === 'no') return { state: dropOffer(state), replies: [say(texts.OFFER_DECLINED, { buttons: MENU })] };
  if (now - state.offeredAt <= texts.CHAT_TIMING.offerStands) return startEstimation(state);
  return { state: { ...state, offeredAt: now }, replies: [say(texts.OFFER, { buttons: ['Oui', 'Non'] })] };
}

const MOST_WORDS_OF_AN_ANSWER = 8;
/** 'oui', 'oui je veux bien une estimation'; not a new question that holds a 'non'. */
const isBareAnswer = (text: string): boolean => {
  const said = foldedWordsOf(text);
  return (
    said.split(' ').length <= MOST_WORDS_OF_AN_ANSWER &&
    !/\b(?:cherch\w+|recherch\w+|trouv\w+|conseill\w+)\b/.test(said)
  );
};
