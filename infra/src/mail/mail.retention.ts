import { dated } from '../retention/retention-rule';

/** Which mailbox was written to: counted for an hour, kept for a day. */
export const visitorMailsRetention = dated({
  name: 'visitor-mails',
  keptFor: '1 day',
  table: 'visitor_mail',
  at: 'at',
  everyMinutes: 10,
});
