import type { Reactions } from '../deliveries/reaction';
import { EstimationStarted, EstimationSubmitted } from './estimation-events';

export const ESTIMATION_REACTIONS = {
  'estimations.call-automation-r1': { event: EstimationStarted, kind: 'webhook', label: 'Webhook étape\u00a01' },
  'estimations.create-crm-person': { event: EstimationStarted, kind: 'crm', label: 'Personne dans le CRM' },
  'estimations.call-automation-r2': { event: EstimationSubmitted, kind: 'webhook', label: 'Webhook étape\u00a02' },
  'estimations.push-lead': { event: EstimationSubmitted, kind: 'crm', label: 'Affaire dans le CRM' },
  'estimations.email-adviser': { event: EstimationSubmitted, kind: 'email', label: 'E-mail au conseiller' },
  'estimations.email-receipt': { event: EstimationSubmitted, kind: 'email', label: 'Accusé de réception' },
} satisfies Reactions;
