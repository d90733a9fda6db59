import { ADVISOR_BUTTON } from '@pignon/domain/chat/reading/buttons';
import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import type { ChatState } from '@pignon/domain/chat/chat-state';
import { CHAT_RESULTS } from '@pignon/domain/chat/replies/chat-texts';
import { type LanguageModel, tokenCostOf } from '@pignon/domain/chat/model/language-model';
import { modelMessages, type PastMessage } from '@pignon/domain/chat/model/model-messages';
import { notConnected } from '@pignon/domain/chat/replies/phone-replies';
import { tameAnswer, tameSoFar } from '@pignon/domain/chat/model/tame-answer';
import type { Catalogue } from '@pignon/domain/listings/catalogue';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import type { Settings } from '@pignon/domain/settings/app-settings';
import { faultOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import type { ModelLimits } from './model-limits';

export interface Question {
  readonly address: string;
  readonly state: ChatState;
  readonly history: readonly PastMessage[];
  readonly text: string;
}

/** Lets a language model answer what the parser did not understand, out of what any visitor may read. */
export class Improviser {
  constructor(
    private readonly model: LanguageModel | null,
    private readonly limits: ModelLimits,
    private readonly catalogue: Catalogue,
    private readonly settings: Settings,
  ) {}

  /** Yields what may be read so far; returns the whole reply, or null where no model may be asked. */
  async *answer({ address, state, history, text }: Question): AsyncGenerator<string, ChatReply | null> {
    if (!this.model) return null;
    const { agency } = await this.settings.read();
    const messages = modelMessages({ agency, properties: await this.properties(state) }, history, text);
    if (!(await this.limits.allow(address, tokenCostOf(messages)))) return null;
    let said = '';
    let shown = '';
    try {
      for await (const piece of this.model.answer(messages)) {
        said += piece;
        const readable = tameSoFar(said);
        if (readable === shown) continue;
        shown = readable;
        yield readable;
      }
      const whole = tameAnswer(said);
      if (whole === '') throw new Error('an empty answer');
      return { text: whole, pace: 'typing', buttons: [ADVISOR_BUTTON] };
    } catch (error) {
      log('warn', 'chat: the model failed', { error: faultOf(error) });
      return notConnected(agency.phone);
    }
  }

  /** The public search decides what there is to speak of. */
  private async properties({ criteria = {} }: ChatState) {
    try {
      const available = { ...criteria, transactions: criteria.transactions ?? TRANSACTION_TYPES };
      const page = { sort: 'newest', page: 1, pageSize: CHAT_RESULTS, facets: false } as const;
      return (await this.catalogue.search(available, page)).items;
    } catch {
      return [];
    }
  }
}
