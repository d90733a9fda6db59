import { deleted, type RetentionRule } from '../retention/retention-rule';

/** Which mailbox was written to: counted for an hour, kept for a day. */
export const visitorMailsRetention: RetentionRule = {
  name: 'visitor-mails',
  everyMinutes: 10,
  remove: deleted(`visitor_mail where at < now() - interval '1 day'`),
  oldest: 'select min(at) as oldest from visitor_mail',
};
