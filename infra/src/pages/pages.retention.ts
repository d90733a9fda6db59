import { dated } from '../retention/retention-rule';

/** Addresses that led to nothing: a year and a month of counts by day. */
export const missingPagesRetention = dated({
  name: 'missing-pages',
  keptFor: '400 days',
  table: 'missing_page',
  at: 'day::timestamptz',
  due: 'day < $1::timestamptz::date',
});
