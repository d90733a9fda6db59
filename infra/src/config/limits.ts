import type { ConfigReader } from './reading';

/** How much one visitor may send, by client address; mails by the mailbox that was typed. */
export const readLimits = (read: ConfigReader) => ({
  formsPerMinute: read.whole('FORMS_PER_MINUTE', 10, { min: 1, unit: 'envois' }),
  chatPerMinute: read.whole('CHAT_MESSAGES_PER_MINUTE', 30, { min: 1, unit: 'messages' }),
  chatPerDay: read.whole('CHAT_MESSAGES_PER_DAY', 300, { min: 1, unit: 'messages' }),
  bookingsPerDay: read.whole('BOOKINGS_PER_DAY', 10, { min: 1, unit: 'rendez-vous' }),
  applicationsPerHour: read.whole('APPLICATIONS_PER_HOUR', 5, { min: 1, unit: 'candidatures' }),
  applicationsMbPerDay: read.whole('APPLICATIONS_MB_PER_DAY', 500, { min: 6, max: 1_000_000, unit: 'Mo' }),
  mailsPerHour: read.whole('MAILS_PER_HOUR', 3, { min: 1, unit: 'e-mails' }),
});
