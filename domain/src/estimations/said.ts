import { surfaceLabel } from '../listings/display/display';
import { NATURE_LABELS } from '../listings/nature';
import type { EstimationDetails } from './estimation-details';
import { DEFAULT_SALE_REASON } from './sale-reasons';

export const UNSAID = 'non précisé';

/** F12, F73: a preset that its owner never touched is nothing that he said. */
export const occupationSaid = ({ isOccupied, touched }: EstimationDetails): string => {
  if (isOccupied === 'vacant') return 'Libre';
  return touched.includes('isOccupied') ? 'Occupé' : UNSAID;
};

export const reasonSaid = ({ retirementPlans, touched }: EstimationDetails): string =>
  retirementPlans !== DEFAULT_SALE_REASON || touched.includes('retirementPlans') ? retirementPlans : UNSAID;

/** What was chosen of the property, in words of ours: no text of a visitor's is in it. */
export const propertySaid = ({ propertyType, surface }: EstimationDetails): readonly string[] =>
  [propertyType && NATURE_LABELS[propertyType], surfaceLabel(surface ?? null)].filter(
    (said) => typeof said === 'string',
  );

/** 'EST-65A3C8C4': what somebody can read out on the phone. */
export const estimationReference = (id: string): string => `EST-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
