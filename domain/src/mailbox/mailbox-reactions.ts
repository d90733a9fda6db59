import type { Reactions } from '../deliveries/reaction';
import {
  AnswersDue,
  AnswersLate,
  ColleagueMentioned,
  LeftInCommon,
  MailHeard,
  ReplyWritten,
  ThreadForwarded,
} from './mailbox-events';

export const MAILBOX_REACTIONS = {
  'mailbox.send-reply': { event: ReplyWritten, kind: 'email', label: 'Réponse à une demande', awaited: true },
  'mailbox.send-forward': {
    event: ThreadForwarded,
    kind: 'email',
    label: 'Transfert d’une conversation',
    awaited: true,
  },
  'mailbox.tell-of-mail': { event: MailHeard, kind: 'email', label: 'Avis d’un nouvel e-mail' },
  'mailbox.tell-of-mention': { event: ColleagueMentioned, kind: 'email', label: 'Avis de mention' },
  'mailbox.alarm': {
    event: LeftInCommon,
    kind: 'email',
    label: 'Alarme de la file commune',
    dueAt: 'alarmAt',
  },
  'mailbox.warn-adviser': { event: AnswersDue, kind: 'email', label: 'Réponses bientôt dues' },
  'mailbox.tell-managers': { event: AnswersLate, kind: 'email', label: 'Réponses en retard' },
} satisfies Reactions;
