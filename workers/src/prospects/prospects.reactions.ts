import { PROSPECT_REACTIONS } from '@pignon/domain/prospects/prospect-reactions';
import { performed } from '../outbox/reaction';
import { CreateProspectPerson } from './create-prospect-person';
import { ForgetInAutomation } from './forget-in-automation';
import { ForgetInCrm } from './forget-in-crm';
import { ForgetSheets } from './forget-sheets';
import { MatchPublished } from './match-published';

export const prospectReactions = performed(PROSPECT_REACTIONS, {
  'prospects.create-crm-person': CreateProspectPerson,
  'prospects.forget-in-crm': ForgetInCrm,
  'prospects.forget-in-automation': ForgetInAutomation,
  'prospects.forget-sheets': ForgetSheets,
  'prospects.match-published': MatchPublished,
});
