import type { Reactions } from '../deliveries/reaction';
import { LeftInCommon, ReplyWritten } from './mailbox-events';

export const MAILBOX_REACTIONS = {
  'mailbox.send-reply': { event: ReplyWritten, kind: 'email', label: 'Réponse à une demande', awaited: true },
  'mailbox.alarm': {
    event: LeftInCommon,
    kind: 'email',
    label: 'Alarme de la file commune',
    dueAt: 'alarmAt',
  },
} satisfies Reactions;
