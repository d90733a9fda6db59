import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import { deleted, type RetentionRule } from '../retention/retention-rule';

/** The past of what nobody can take back from the bin any more (domain/decisions/0033). */
export const revisionsRetention: RetentionRule = {
  name: 'property-revisions',
  remove: deleted(
    `property_revision where property_id in (
       select id from property where deleted_at < now() - interval '${BIN_DAYS} days')`,
  ),
  oldest: 'select min(at) as oldest from property_revision',
};
