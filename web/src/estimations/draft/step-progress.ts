import { estimationProgress } from '@pignon/domain/estimations/estimation-progress';
import type { EstimationDraft } from './estimation-draft';
import type { Step } from './estimation-texts';
import { CONTACT_PRESETS, PROPERTY_PRESETS } from './estimation-values';

/** M43, with the presets that the inputs show before anybody touches them (F12). */
export function stepProgress(step: Step, { contact, property }: EstimationDraft): number {
  if (step === 3) return 1;
  return estimationProgress(step, { ...CONTACT_PRESETS, ...PROPERTY_PRESETS, ...contact, ...property });
}
