import { AccountLinkMade } from '@pignon/domain/accounts/account-events';
import { linkEnd, type LinkPurpose } from '@pignon/domain/accounts/account-links';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { ClientBase } from 'pg';
import { insertEvent } from '../../outbox/insert-event';
import { hashOfToken, linkToken } from './link-tokens';

export interface LinkFor {
  readonly accountId: string;
  readonly purpose: LinkPurpose;
}

/** Within a transaction. Of an account's links only the last one opens it. */
export async function writeLink(
  client: ClientBase,
  id: string,
  token: string,
  { accountId, purpose }: LinkFor,
): Promise<void> {
  await endLinks(client, accountId);
  await client.query(
    'insert into staff_link (id, account_id, purpose, token_hash, expires_at) values ($1, $2, $3, $4, $5)',
    [id, accountId, purpose, hashOfToken(token), linkEnd(purpose, new Date())],
  );
}

/** The same, and its owner gets it by mail. */
export async function mailLink(client: ClientBase, secretKey: string, link: LinkFor): Promise<void> {
  const id = uuidV7();
  await writeLink(client, id, linkToken(secretKey, id), link);
  await insertEvent(client, AccountLinkMade(link.accountId, new Date(), { linkId: id }));
}

export async function endLinks(client: ClientBase, accountId: string): Promise<void> {
  await client.query(
    'update staff_link set expires_at = now() where account_id = $1 and used_at is null and expires_at > now()',
    [accountId],
  );
}
