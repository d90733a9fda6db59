export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Writes an answer where the parser understood nothing. It knows what it is told in the messages, and nothing else. */
export abstract class LanguageModel {
  /** Pieces of the answer as they come; rejects with a DeliveryFailure. */
  abstract answer(messages: readonly ModelMessage[]): AsyncIterable<string>;
}

/** M156. */
export const MODEL_PARAMETERS = { temperature: 0.9, max_tokens: 500 } as const;
/** Of what the visitor reads, in characters. */
export const LONGEST_ANSWER = 1500;
/** Of what was said before: so many messages, so long each. */
export const HISTORY = { messages: 8, length: 800 } as const;
/** Roughly, in French: what an answer may cost before it is asked for. */
export const tokenCostOf = (messages: readonly ModelMessage[]): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 3) + MODEL_PARAMETERS.max_tokens;
