import { QuarantineReported } from '@pignon/domain/quarantine/quarantine-reported';
import { on, type Reaction } from '../outbox/reaction';
import { EmailQuarantine } from './email-quarantine';

export const quarantineReactions: readonly Reaction[] = [
  on(QuarantineReported, 'quarantine.email-agency', 'email', EmailQuarantine),
];
