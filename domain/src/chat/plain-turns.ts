import { capitalise } from '../shared/text/capitalise';
import { SITE_PAGES } from '../pages/site-pages';
import { ADVISOR_BUTTON, MENU } from './reading/buttons';
import { say } from './replies/reply';
import { agencyReply } from './replies/agency-replies';
import type { ChatState } from './chat-state';
import * as texts from './replies/chat-texts';
import type { ChatContext, ChatTurn } from './chat-turn';
import { startEstimation } from './estimation-turns';
import type { Intent } from './reading/intents/intents';
import { toAdvisor } from './replies/phone-replies';

type Simple = Exclude<Intent['kind'], 'search'>;

/** What one message leads to that asks for nothing to be looked up. */
export const PLAIN_TURNS: Readonly<Record<Simple, (state: ChatState, context: ChatContext) => ChatTurn>> = {
  estimation: startEstimation,
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
    replies: [say(texts.OFF_MARKET_REPLY, { link: { label: 'Page Off-market', href: SITE_PAGES.offMarket } })],
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
        link: { label: 'Mettre en location', href: SITE_PAGES.lettingOut },
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
const MOST_CITIES = 3;

/** F54. */
const cityNames = (cities: readonly { readonly name: string }[]): readonly string[] =>
  (cities.length > 0 ? cities.slice(0, MOST_CITIES).map(({ name }) => name) : texts.FALLBACK_CITIES).map(capitalise);
