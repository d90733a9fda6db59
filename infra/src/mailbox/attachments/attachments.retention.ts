import { deleted, type RetentionRule } from '../../retention/retention-rule';

/** Added to a mail that nobody has written for a month. */
export const attachmentsRetention: RetentionRule = {
  name: 'unsent-attachments',
  remove: deleted(`thread_attachment where entry_id is null and added_at < now() - interval '30 days'`),
  oldest: 'select min(added_at) as oldest from thread_attachment where entry_id is null',
};
