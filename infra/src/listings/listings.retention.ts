import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import type { RetentionRule } from '../retention/retention-rule';

const PAST = 'from property_revision where property_id in (select id from property where deleted_at < $1)';

/** The past of what nobody can take back from the bin any more (domain/decisions/0033). */
export const revisionsRetention: RetentionRule = {
  name: 'property-revisions',
  keptFor: `${BIN_DAYS} days`,
  past: `select at ${PAST}`,
  remove: `with gone as (delete ${PAST} returning 1) select count(*)::int as removed from gone`,
  oldest: 'select min(at) as oldest from property_revision',
};
