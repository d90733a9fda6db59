import { SITE_PAGES } from '../../pages/site-pages';
import { ADVISOR_BUTTON } from '../reading/buttons';
import { advisorReply, AI_FAILURE, maskedPhone } from './chat-texts';

export const CONTACT = { label: 'Laisser un message', href: SITE_PAGES.contact } as const;

/** The whole number, for whoever asked for it. */
export const toAdvisor = (phone: string) => ({ text: advisorReply(phone), pace: 'typing', link: CONTACT }) as const;

/** M109: the sentence, and enough of the number to know it by; a press tells the rest. */
export const notConnected = (phone: string) =>
  ({
    text: `${AI_FAILURE} ${maskedPhone(phone)}`,
    pace: 'typing',
    buttons: [ADVISOR_BUTTON],
    again: 'message',
    link: CONTACT,
  }) as const;
