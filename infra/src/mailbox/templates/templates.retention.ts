import { dated } from '../../retention/retention-rule';

/** Thirty days to be taken back. */
export const templatesRetention = dated({
  name: 'reply-templates-binned',
  keptFor: '30 days',
  table: 'reply_template',
  at: 'deleted_at',
});
