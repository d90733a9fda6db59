import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { PoolClient } from 'pg';

/** What became of a draft. Whoever has the conversation open is told, and does not send over it. */
export async function sayInThread(
  client: PoolClient,
  threadId: string,
  account: string | null,
  words: string,
): Promise<void> {
  await client.query(
    `insert into thread_entry (id, thread_id, kind, at, account_id, body, version) values ($1, $2, 'event', now(), $3, $4, 1)`,
    [uuidV7(), threadId, account, words],
  );
  await client.query('update thread set version = version + 1 where id = $1', [threadId]);
}
