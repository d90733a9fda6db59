import { deleted, type RetentionRule } from '../../retention/retention-rule';

/** Thirty days to be taken back. */
export const templatesRetention: RetentionRule = {
  name: 'reply-templates-binned',
  remove: deleted(`reply_template where deleted_at < now() - interval '30 days'`),
  oldest: 'select min(deleted_at) as oldest from reply_template',
};
