import { MENU } from '../reading/buttons';
import * as texts from './chat-texts';
import type { ChatReply } from './reply';

/** The first thing anybody sees (M101, M102, F41). */
export const greet = (advisor: string): ChatReply => ({
  text: texts.greeting(advisor),
  pace: 'typing',
  buttons: MENU,
});
