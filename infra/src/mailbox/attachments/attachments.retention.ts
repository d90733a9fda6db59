import { dated } from '../../retention/retention-rule';

/** Added to a mail that nobody has written for a month. */
export const attachmentsRetention = dated({
  name: 'unsent-attachments',
  keptFor: '30 days',
  table: 'thread_attachment',
  at: 'added_at',
  where: 'entry_id is null',
});
