import { ApplicationReceived } from '@pignon/domain/careers/application-received';
import { on, type Reaction } from '../outbox/reaction';
import { EmailApplication } from './email-application';
import { EmailCandidate } from './email-candidate';

export const careersReactions: readonly Reaction[] = [
  on(ApplicationReceived, 'careers.email-agency', 'email', EmailApplication),
  on(ApplicationReceived, 'careers.email-receipt', 'email', EmailCandidate),
];
