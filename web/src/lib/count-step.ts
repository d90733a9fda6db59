import type { FormStep } from '@pignon/domain/visits/visit-events';

const reached: FormStep[] = [];
let listener: ((step: FormStep) => void) | undefined;

/** Costs a form nothing: what is counted waits for the measure, which may never come. */
export function countStep(step: FormStep): void {
  if (listener) listener(step);
  else reached.push(step);
}

export function onStep(heard: (step: FormStep) => void): void {
  listener = heard;
  reached.splice(0).forEach(heard);
}
