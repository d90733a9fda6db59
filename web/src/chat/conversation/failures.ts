import { ADVISOR_BUTTON } from '@pignon/domain/chat/reading/buttons';
import type { ChatReply } from '@pignon/domain/chat/replies/reply';
import { CONTACT, notConnected, toAdvisor } from '@pignon/domain/chat/replies/phone-replies';
import type { Reply } from '../../lib/network/post-json';

export const LEAD_NOT_SENT: ChatReply = {
  text: 'Votre demande n’est pas encore enregistrée\u00a0: l’envoi a échoué. Vos réponses sont gardées ici.',
  pace: 'typing',
  link: CONTACT,
  again: 'lead',
};

const TOO_MANY = 429;

/** The way to people is known here: a lost connection does not close it. */
export function withoutServer(
  { status, error }: Reply & { ok: false },
  asked: string | null,
  phone: string,
): ChatReply {
  if (asked === ADVISOR_BUTTON) return toAdvisor(phone);
  return status === TOO_MANY && error
    ? { text: error, pace: 'typing', link: CONTACT, again: 'message' }
    : notConnected(phone);
}
