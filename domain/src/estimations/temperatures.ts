import type { UrgencyLevel } from './urgency';

/** How warm the lead is (decision F09). Apart from the wording, which alone the owners' form shows. */
export const TEMPERATURES: Readonly<Record<UrgencyLevel | 'none', string>> = {
  urgent: 'très chaud',
  soon: 'chaud',
  later: 'tiède',
  noHurry: 'froid',
  none: 'non renseigné',
};
