import { PROSPECT_REACTIONS } from '@pignon/domain/prospects/prospect-reactions';
import { performed } from '../outbox/reaction';
import { CreateProspectPerson } from './create-prospect-person';

export const prospectReactions = performed(PROSPECT_REACTIONS, {
  'prospects.create-crm-person': CreateProspectPerson,
});
