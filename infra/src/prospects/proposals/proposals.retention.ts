import { dated } from '../../retention/retention-rule';

/** Whoever drops one by mistake sees it within the day. */
export const proposalsRetention = dated({
  name: 'proposals-dropped',
  keptFor: '1 day',
  table: 'dropped_proposal',
  at: 'dropped_at',
});
