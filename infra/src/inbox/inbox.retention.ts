import type { Pool } from 'pg';
import type { DocumentStore } from '../documents/document-store';
import { forgetUnnamed, unnamedFiles } from '../documents/unnamed-files';
import { forgetIncoming } from '../media/incoming-file';
import { dated, type Past, type RetentionRule } from '../retention/retention-rule';

const DAY_MS = 86_400_000;
const QUARANTINE_DAYS = 30;

/** What tells that a mail was read already: longer than a mailbox may be still and then be numbered anew. */
const seenMailsRetention = dated({ name: 'seen-mails', keptFor: '400 days', table: 'mail_seen', at: 'at' });

const refusedMailsRetention = dated({ name: 'refused-mails', keptFor: '90 days', table: 'mail_refused', at: 'at' });

const PAST_FILES = 'where file is not null and at < $1';

/** What is known of it stands longer than the mail itself: whoever wrote it may be nobody that could be found again. */
const refusedFilesRetention: RetentionRule = {
  name: 'refused-mail-files',
  keptFor: '30 days',
  past: `select at from mail_refused ${PAST_FILES}`,
  remove: `with gone as (update mail_refused set file = null ${PAST_FILES} returning 1)
    select count(*)::int as removed from gone`,
  oldest: 'select min(at) as oldest from mail_refused where file is not null',
};

/** Attached files go with their conversation, whichever way it goes: a file that no row names is removed. */
const mailFilesRetention = (store: DocumentStore): RetentionRule => ({
  name: 'mail-files',
  // Its row is written within seconds of it, or never.
  keptFor: '1 hour',
  everyMinutes: 10,
  past: (pool, cutOff) => looseFiles(pool, store, cutOff),
  remove: (pool, cutOff) => forgetLoose(pool, store, cutOff),
});

/** Files first: those that a row lets go of tonight go ten minutes later, by day. */
export const inboxRetention = (store: DocumentStore): readonly RetentionRule[] => [
  mailFilesRetention(store),
  refusedFilesRetention,
  seenMailsRetention,
  refusedMailsRetention,
];

const unnamedBefore = (cutOff: Date) => ({
  olderThanMs: Date.now() - cutOff.getTime(),
  tables: ['mail_file', 'mail_refused'],
});

async function looseFiles(pool: Pool, store: DocumentStore, cutOff: Date): Promise<Past> {
  let count = 0;
  for await (const files of unnamedFiles(pool, store, unnamedBefore(cutOff))) count += files.length;
  return { count, oldest: null };
}

async function forgetLoose(pool: Pool, store: DocumentStore, cutOff: Date): Promise<number> {
  await forgetIncoming(store.dir, DAY_MS);
  await store.forgetQuarantined(QUARANTINE_DAYS * DAY_MS);
  return await forgetUnnamed(pool, store, unnamedBefore(cutOff));
}
