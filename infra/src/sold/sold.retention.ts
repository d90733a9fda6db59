import { dated } from '../retention/retention-rule';

/** Thirty days in the bin (E07). */
export const soldPropertiesRetention = dated({
  name: 'sold-properties-binned',
  keptFor: '30 days',
  table: 'sold_property',
  at: 'deleted_at',
});
