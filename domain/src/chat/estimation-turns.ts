import { foldedWordsOf } from './reading/words/said';
import { MENU } from './reading/buttons';
import { type ChatReply, say } from './replies/reply';
import { type Amendment, amendAnswer, restateAnswer } from './estimation/amend';
import { readCorrectedValue } from './estimation/corrected-value';
import { readNamedStep } from './estimation/named-step';
import type { ChatState } from './chat-state';
import * as texts from './replies/chat-texts';
import type { ChatContext, ChatTurn } from './chat-turn';
import { readCorrection } from './estimation/corrections';
import {
  answerStep,
  askAgain,
  type EstimationDialogue,
  isAnswered,
  NEW_ESTIMATION,
  answeredStepsOf,
  stepBack,
} from './estimation/estimation-dialogue';
import { isFarewell, isGoodbye } from './reading/intents/farewells';
import {
  CORRECT_BUTTON,
  correctionButtons,
  rentNoted,
  summaryText,
  WHAT_TO_CORRECT,
} from './estimation/estimation-summary';
import { correctedText, QUESTIONS, RE_ASK } from './estimation/estimation-texts';
import { wantsAdvisor } from './reading/intents/intents';
import { toAdvisor } from './replies/phone-replies';
import { readStatedAnswer } from './estimation/stated-answers';
import { isAnotherWish } from './estimation/another-wish';

const tell = (text: string, more: Omit<Partial<ChatReply>, 'text'> = {}): ChatReply =>
  say(text, { pace: 'estimation', ...more });

export const startEstimation = (state: ChatState): ChatTurn =>
  precede(tell(texts.ESTIMATION_BEGINS), ask(state, NEW_ESTIMATION));

/** One message while the questions are asked. */
export function continueEstimation(
  state: ChatState,
  dialogue: EstimationDialogue,
  text: string,
  { communes, agencyPhone }: ChatContext,
): ChatTurn {
  const correction = readCorrection(text);
  const said = foldedWordsOf(text);
  if (correction === 'cancel' || isGoodbye(said)) return leave(state, dialogue);
  // 'on verra', 'c'est tout': nothing that was told is thrown away for it.
  if (isFarewell(said)) return dialogue.step === NEW_ESTIMATION.step ? leave(state, dialogue) : ask(state, dialogue);
  if (correction === 'back') return ask(state, stepBack(dialogue));
  if (correction === 'restart') return ask(state, NEW_ESTIMATION);
  if (isCorrectButton(text)) return offerCorrections({ ...state, estimation: dialogue }, dialogue);
  // 'je me suis trompé dans mon numéro de téléphone' asks for nobody.
  const named = readNamedStep(text, dialogue);
  if (named) return ask(state, askAgain(dialogue, named));
  if (wantsAdvisor(text)) return precede(toAdvisor(agencyPhone), ask(state, dialogue));
  // F51: the running dialogue goes first; what is no answer is not kept as one.
  if (isAnotherWish(text)) return precede(tell(texts.ESTIMATION_FIRST), ask(state, dialogue));
  const stated = readStatedAnswer(text);
  if (stated && stated.step !== dialogue.step && isAnswered(dialogue, stated.step)) {
    const mended = restateAnswer(dialogue, stated, communes);
    return mended
      ? confirmCorrection(state, mended)
      : { ...ask(state, askAgain(dialogue, stated.step)), replies: [tell(RE_ASK[stated.step])] };
  }
  const value = readCorrectedValue(text);
  const mended = value === null ? null : amendAnswer(dialogue, value, communes);
  if (mended) return confirmCorrection(state, mended);
  // 'non, pas encore' and 'non c'est vide' say their non to this very question.
  const answer = dialogue.step === 'occupied' ? text : stated?.step === dialogue.step ? stated.value : (value ?? text);
  const { dialogue: next, again } = answerStep(dialogue, answer, communes);
  if (again !== null) return { state: { ...state, estimation: next }, replies: [tell(again, stepButtons(next))] };
  if (next.step === 'completed') return complete(state, next);
  const noted = noteBefore(dialogue, next);
  return noted === null ? ask(state, next) : precede(tell(noted), ask(state, next));
}

/**
 * M105 sends as soon as the last question is answered. So what was understood is told before that question, and a
 * correction of what was sent goes out as a second request that stands in the place of the first.
 */
export function correctSent(state: ChatState, text: string, { communes }: ChatContext): ChatTurn | null {
  const { estimation, mode } = state;
  if (mode !== 'open' || estimation?.step !== 'completed') return null;
  const sent: EstimationDialogue = { ...estimation, sent: true };
  if (isCorrectButton(text) || readCorrection(text) === 'back') return offerCorrections(state, sent);
  const named = readNamedStep(text, sent);
  if (named) return ask(state, askAgain(sent, named));
  const stated = readStatedAnswer(text);
  const value = readCorrectedValue(text);
  const mended =
    stated && isAnswered(sent, stated.step)
      ? restateAnswer(sent, stated, communes)
      : value === null
        ? null
        : amendAnswer(sent, value, communes);
  return mended && confirmCorrection(state, mended);
}

/** Before the last question that everybody is asked; a rent, which may have been told by the month, before the very last. */
function noteBefore(answered: EstimationDialogue, { step, lead }: EstimationDialogue): string | null {
  if (step === 'occupied') return summaryText(lead);
  return step === 'leaseEnd' && answered.step === 'annualRent' && lead.annualRent !== undefined
    ? rentNoted(lead.annualRent)
    : null;
}

const isCorrectButton = (text: string): boolean =>
  [CORRECT_BUTTON, texts.CORRECT_SENT_BUTTON].some((label) => foldedWordsOf(text) === foldedWordsOf(label));

const offerCorrections = (state: ChatState, dialogue: EstimationDialogue): ChatTurn => ({
  state,
  replies: [tell(WHAT_TO_CORRECT, { buttons: correctionButtons(answeredStepsOf(dialogue)) })],
});

function confirmCorrection(state: ChatState, { dialogue, told }: Amendment): ChatTurn {
  if (dialogue.step !== 'completed') return precede(tell(correctedText(told)), ask(state, dialogue));
  return dialogue.sent ? complete(state, dialogue) : precede(tell(correctedText(told)), complete(state, dialogue));
}

function complete(state: ChatState, dialogue: EstimationDialogue): ChatTurn {
  const { sent, lead } = dialogue;
  // What was looked for before is over too: the next wish is a new one.
  const { criteria: _, shown: __, ...others } = state;
  return {
    state: { ...others, mode: 'open', estimation: { step: 'completed', lead } },
    replies: [
      say(sent ? texts.ESTIMATION_CORRECTED : texts.ESTIMATION_CONFIRMED, { pace: 'confirmation' }),
      tell(summaryText(lead, { sent: true }), { buttons: [texts.CORRECT_SENT_BUTTON] }),
    ],
    lead,
    ...(sent && { corrects: true }),
  };
}

function leave(state: ChatState, { sent }: EstimationDialogue): ChatTurn {
  const { estimation: _, ...others } = state;
  const text = sent ? texts.ESTIMATION_KEPT : texts.ESTIMATION_CANCELLED;
  // Back to the search that it broke into.
  const mode = others.criteria ? 'search' : 'open';
  return { state: { ...others, mode }, replies: [say(text, { buttons: MENU })] };
}

function ask(state: ChatState, estimation: EstimationDialogue): ChatTurn {
  const { offeredAt: _, ...others } = state;
  const { step } = estimation;
  return {
    state: { ...others, mode: 'estimation', estimation },
    replies: step === 'completed' ? [] : [tell(QUESTIONS[step], stepButtons(estimation))],
  };
}

const precede = (reply: ChatReply, turn: ChatTurn): ChatTurn => ({ ...turn, replies: [reply, ...turn.replies] });

const stepButtons = ({ step }: EstimationDialogue): Pick<ChatReply, 'buttons'> =>
  step === 'occupied' ? { buttons: ['Oui', 'Non', CORRECT_BUTTON] } : {};
