import { deleted, type RetentionRule } from '../retention/retention-rule';

/** Addresses that led to nothing: a year and a month of counts by day. */
export const missingPagesRetention: RetentionRule = {
  name: 'missing-pages',
  remove: deleted('missing_page where day < current_date - 400'),
  oldest: `select min(day)::timestamptz as oldest from missing_page`,
};
