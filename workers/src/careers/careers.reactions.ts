import { CAREERS_REACTIONS } from '@pignon/domain/careers/careers-reactions';
import { performed } from '../outbox/reaction';
import { EmailApplication } from './email-application';
import { EmailCandidate } from './email-candidate';

export const careersReactions = performed(CAREERS_REACTIONS, {
  'careers.email-agency': EmailApplication,
  'careers.email-receipt': EmailCandidate,
});
