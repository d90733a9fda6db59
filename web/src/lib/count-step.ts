import type { FormStep } from '@pignon/domain/visits/visit-events';

export const STEP_REACHED = 'pignon-step';

/** Told to whoever listens: the audience measure, once it is there. */
export const countStep = (detail: FormStep): unknown => dispatchEvent(new CustomEvent(STEP_REACHED, { detail }));
