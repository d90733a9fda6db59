import type { Communes } from '../../geography/towns/communes';
import { NEW_CHAT } from '../chat-state';
import type { ChatTurn } from '../chat-turn';
import { converse } from '../converse';
import type { Given } from './everyday-utterances';

const NOW = 1000;
const SAID: readonly (readonly [string, NonNullable<Given['reply']>])[] = [
  ['Un conseiller vous répond au', 'advisor'],
  ['Je ne peux pas transmettre votre numéro', 'advisor'],
  ['Les visites se font', 'visit'],
  ['Au revoir', 'goodbye'],
  ['Nos horaires', 'hours'],
  ['Notre barème', 'fees'],
  ['Je suis l’assistant virtuel de l’agence, un programme', 'who'],
];

/** What the last of these messages gives, as the visitor would notice it. */
export function heard(messages: readonly string[], communes: Communes): Given {
  const context = {
    communes,
    now: NOW,
    agencyPhone: '01 23 45 67 89',
    referencePrefix: 'PGN',
    openingHours: ['9h-19h'],
  };
  let turn: ChatTurn = { state: NEW_CHAT, replies: [] };
  for (const message of messages) turn = converse(turn.state, message, context);
  const { state, search, property, replies, afterwards = [] } = turn;
  const text = [...replies, ...afterwards].map((one) => one.text).join('\n');
  const reply = SAID.find(([start]) => text.includes(start))?.[1];
  return {
    ...(search && { search }),
    ...(state.offeredAt === NOW && { offer: true }),
    ...(state.mode === 'estimation' && state.estimation && { lead: state.estimation.lead }),
    ...(property !== undefined && { property }),
    ...(reply && { reply }),
  };
}
