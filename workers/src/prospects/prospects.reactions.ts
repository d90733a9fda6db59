import { ProspectIdentified } from '@pignon/domain/prospects/prospect-identified';
import { on, type Reaction } from '../outbox/reaction';
import { CreateProspectPerson } from './create-prospect-person';

export const prospectReactions: readonly Reaction[] = [
  on(ProspectIdentified, 'prospects.create-crm-person', 'crm', CreateProspectPerson),
];
