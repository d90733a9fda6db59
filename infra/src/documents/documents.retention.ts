import { DOCUMENT_BIN_DAYS } from '@pignon/domain/documents/property-document';
import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { forgetIncoming } from '../media/incoming-file';
import type { RetentionRule } from '../retention/retention-rule';
import type { DocumentStore } from './document-store';
import { forgetUnnamed } from './unnamed-files';

const DAY_MS = 86_400_000;

/** Removed ones, and those of a property whose days in the bin are over. */
const PAST = `from property_document document
  left join property on property.id = document.property_id
    and property.deleted_at < $1::timestamptz + interval '${DOCUMENT_BIN_DAYS - BIN_DAYS} days'
  where document.deleted_at < $1 or property.id is not null`;
const BATCH = 500;

/** Thirty days after they were removed, or with their property, files and all. */
export const documentsRetention = (store: DocumentStore): RetentionRule => ({
  name: 'property-documents',
  keptFor: `${DOCUMENT_BIN_DAYS} days`,
  batch: BATCH,
  past: `select least(document.deleted_at, property.deleted_at) as at ${PAST}`,
  remove: (pool, cutOff) => forgetDocuments(pool, store, cutOff),
  oldest: 'select min(deleted_at) as oldest from property_document',
});

async function forgetDocuments(pool: Pool, store: DocumentStore, cutOff: Date): Promise<number> {
  await forgetIncoming(store.dir, DAY_MS);
  await store.forgetQuarantined(DOCUMENT_BIN_DAYS * DAY_MS);
  await forgetUnnamed(pool, store, { olderThanMs: DAY_MS, tables: ['property_document', 'thread_attachment'] });
  return await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ file: string }>(
      `delete from property_document where id in (select document.id ${PAST} limit ${BATCH}) returning file`,
      [cutOff],
    );
    // Before the rows are gone for good: a file that nothing names would stay for ever.
    for (const { file } of rows) await store.forget(file);
    return rows.length;
  });
}
