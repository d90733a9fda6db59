import { ESTIMATION_REACTIONS } from '@pignon/domain/estimations/estimation-reactions';
import { performed } from '../outbox/reaction';
import { CallAutomationOnStart } from './call-automation-on-start';
import { CallAutomationOnSubmission } from './call-automation-on-submission';
import { CreateCrmPerson } from './create-crm-person';
import { EmailAdviser } from './email-adviser';
import { EmailEstimationReceipt } from './email-receipt';
import { PushEstimationLead } from './push-estimation-lead';

export const estimationReactions = performed(ESTIMATION_REACTIONS, {
  'estimations.call-automation-r1': CallAutomationOnStart,
  'estimations.create-crm-person': CreateCrmPerson,
  'estimations.call-automation-r2': CallAutomationOnSubmission,
  'estimations.push-lead': PushEstimationLead,
  'estimations.email-adviser': EmailAdviser,
  'estimations.email-receipt': EmailEstimationReceipt,
});
