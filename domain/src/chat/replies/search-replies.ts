import * as texts from './chat-texts';
import { type Instead, nothingFoundText } from './nothing-found';
import { ACCESS, type ChatReply, say } from './reply';

/** What is told once the catalogue has answered. */
export const foundReply = (total: number): ChatReply => say(texts.resultsText(total), { cards: true });

/** M109, F78: nothing was; what is shown instead, and how it was found. */
export const nothingFoundReply = (instead: Instead, offMarket: string | null = null): ChatReply =>
  say(nothingFoundText(instead, offMarket), { cards: true, ...(offMarket !== null && { link: ACCESS }) });
