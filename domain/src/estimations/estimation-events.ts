import { eventType } from '../shared/domain-event';

/** Step R1: the owner left his name. */
export const EstimationStarted = eventType<{ estimationId: string }>('estimations.estimation-started.v1');

/** Step R2: the whole request is here. */
export const EstimationSubmitted = eventType<{ estimationId: string }>('estimations.estimation-submitted.v1');
