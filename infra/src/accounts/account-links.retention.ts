import { dated } from '../retention/retention-rule';

/** Thirty days after it opens nothing any more: until then whoever comes with it is told why. */
export const accountLinksRetention = dated({
  name: 'account-links',
  keptFor: '30 days',
  table: 'staff_link',
  at: 'expires_at',
});
