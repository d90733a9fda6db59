import { deleted, type RetentionRule } from '../retention/retention-rule';

/** Thirty days in the bin (E07). */
export const soldPropertiesRetention: RetentionRule = {
  name: 'sold-properties-binned',
  remove: deleted(`sold_property where deleted_at < now() - interval '30 days'`),
  oldest: 'select min(deleted_at) as oldest from sold_property',
};
