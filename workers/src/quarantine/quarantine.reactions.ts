import { QUARANTINE_REACTIONS } from '@pignon/domain/quarantine/quarantine-reactions';
import { performed } from '../outbox/reaction';
import { EmailQuarantine } from './email-quarantine';

export const quarantineReactions = performed(QUARANTINE_REACTIONS, {
  'quarantine.email-agency': EmailQuarantine,
});
