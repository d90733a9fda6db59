import type { Pool } from 'pg';
import type { DocumentStore } from '../documents/document-store';
import { forgetUnnamed } from '../documents/unnamed-files';
import { forgetIncoming } from '../media/incoming-file';
import { deleted, type RetentionRule } from '../retention/retention-rule';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const QUARANTINE_DAYS = 30;

/** What tells that a mail was read already: longer than a mailbox may be still and then be numbered anew. */
const seenMailsRetention: RetentionRule = {
  name: 'seen-mails',
  remove: deleted(`mail_seen where at < now() - interval '400 days'`),
  oldest: 'select min(at) as oldest from mail_seen',
};

const refusedMailsRetention: RetentionRule = {
  name: 'refused-mails',
  remove: deleted(`mail_refused where at < now() - interval '90 days'`),
  oldest: 'select min(at) as oldest from mail_refused',
};

/** What is known of it stands longer than the mail itself: whoever wrote it may be nobody that could be found again. */
const refusedFilesRetention: RetentionRule = {
  name: 'refused-mail-files',
  remove: `with gone as (update mail_refused set file = null where file is not null and at < now() - interval '30 days' returning 1)
    select count(*)::int as removed from gone`,
  oldest: 'select min(at) as oldest from mail_refused where file is not null',
};

/** Attached files go with their conversation, whichever way it goes: a file that no row names is removed. */
const mailFilesRetention = (store: DocumentStore): RetentionRule => ({
  name: 'mail-files',
  everyMinutes: 10,
  remove: (pool) => forgetLoose(pool, store),
});

export const inboxRetention = (store: DocumentStore): readonly RetentionRule[] => [
  seenMailsRetention,
  refusedMailsRetention,
  refusedFilesRetention,
  mailFilesRetention(store),
];

/** An hour old: its row is written within seconds of it, or never. */
async function forgetLoose(pool: Pool, store: DocumentStore): Promise<number> {
  await forgetIncoming(store.dir, DAY_MS);
  await store.forgetQuarantined(QUARANTINE_DAYS * DAY_MS);
  return await forgetUnnamed(pool, store, { olderThanMs: HOUR_MS, tables: ['mail_file', 'mail_refused'] });
}
