import type { Reactions } from '../deliveries/reaction';
import { ReplyWritten } from './mailbox-events';

export const MAILBOX_REACTIONS = {
  'mailbox.send-reply': { event: ReplyWritten, kind: 'email', label: 'Réponse à une demande', awaited: true },
} satisfies Reactions;
