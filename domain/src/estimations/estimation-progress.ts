import type { EstimationDetails } from './estimation-details';
import { estimationRules } from './estimation-rules';

export type EstimationDraft = Partial<Record<keyof EstimationDetails, unknown>>;

const length = (value: unknown): number => (typeof value === 'string' ? value.trim().length : 0);
const filled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Share of filled fields, 0 to 1 (M43). Step 1 counts names, email holding an at sign and phone. Step 2 requires the
 * address and counts occupation, the three amounts and the reason when filled; presets count as filled (F12).
 */
export function estimationProgress(step: 1 | 2, draft: EstimationDraft): number {
  const checks =
    step === 1
      ? [
          length(draft.firstName) >= estimationRules.firstName.value,
          length(draft.lastName) >= estimationRules.lastName.value,
          typeof draft.email === 'string' && draft.email.includes('@'),
          length(draft.phone) >= estimationRules.phone.value,
        ]
      : [
          length(draft.address) >= estimationRules.address.value,
          filled(draft.isOccupied),
          filled(draft.rent),
          filled(draft.charges),
          filled(draft.propertyTax),
          filled(draft.retirementPlans),
        ];
  return checks.filter(Boolean).length / checks.length;
}
