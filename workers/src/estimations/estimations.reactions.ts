import { EstimationStarted, EstimationSubmitted } from '@pignon/domain/estimations/estimation-events';
import { on, type Reaction } from '../outbox/reaction';
import { CallAutomationOnStart } from './call-automation-on-start';
import { CallAutomationOnSubmission } from './call-automation-on-submission';
import { CreateCrmPerson } from './create-crm-person';
import { EmailAdviser } from './email-adviser';
import { EmailEstimationReceipt } from './email-receipt';
import { PushEstimationLead } from './push-estimation-lead';

export const estimationReactions: readonly Reaction[] = [
  on(EstimationStarted, 'estimations.call-automation-r1', 'webhook', CallAutomationOnStart),
  on(EstimationStarted, 'estimations.create-crm-person', 'crm', CreateCrmPerson),
  on(EstimationSubmitted, 'estimations.call-automation-r2', 'webhook', CallAutomationOnSubmission),
  on(EstimationSubmitted, 'estimations.push-lead', 'crm', PushEstimationLead),
  on(EstimationSubmitted, 'estimations.email-adviser', 'email', EmailAdviser),
  on(EstimationSubmitted, 'estimations.email-receipt', 'email', EmailEstimationReceipt),
];
