import { type Erased, PersonBusy, PersonExpected, type ToldElsewhere } from '@pignon/domain/prospects/erasure';
import { PersonErased } from '@pignon/domain/prospects/person-erased';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool, PoolClient } from 'pg';
import { auditLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';
import { insertEvent } from '../../outbox/insert-event';
import { PERSONAL_TABLES, SAID_IDS, THEIR_ADDRESSES } from './personal-tables';

interface Erasing {
  readonly hashOf: (email: string) => string;
  /** Of one address that is done again after a restore: when it was decided. Whoever stood with it has one of their own. */
  readonly again?: Date;
  readonly line: AuditEntry;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Everything that is kept of whoever has this address, under each of their addresses, goes in one transaction, with what
 * was still to be sent about him; what others were told is undone by effects, address by address. Null where nothing is
 * kept.
 */
export async function erasePerson(pool: Pool, typed: string, erasing: Erasing): Promise<Erased | null> {
  const email = normaliseEmail(typed);
  return await inTransaction(pool, async (client) => {
    const erased = [];
    for (const address of await addressesOf(client, email, erasing)) {
      const one = await eraseAddress(client, address, erasing);
      if (one) erased.push(one);
    }
    const [first] = erased;
    return first ? { id: first.id, removed: sum(erased.map(({ removed }) => removed)) } : null;
  });
}

/** In one order for everybody, each once nobody works on it in the CRM. */
async function addressesOf(client: PoolClient, email: string, { again }: Erasing): Promise<readonly string[]> {
  const { rows } = again
    ? { rows: [{ email }] }
    : await client.query<{ email: string }>(`${THEIR_ADDRESSES} order by email`, [email]);
  for (const address of rows) await waitForCrm(client, address.email);
  return rows.map((row) => row.email);
}

async function eraseAddress(client: PoolClient, email: string, erasing: Erasing): Promise<Erased | null> {
  const { rows } = await client.query<{ ids: string[] }>(`select array(${SAID_IDS}) as ids`, [email]);
  const ids = rows[0]?.ids ?? [];
  if (ids.length === 0) return null;
  // After a restore it is done again whatever stands there.
  if (!erasing.again && (await isExpected(client, email))) throw new PersonExpected();
  // First: what is in a worker's hands is either sent by then, and told of, or is not sent any more.
  await stopDeliveries(client, ids);
  const elsewhere = await toldElsewhere(client, email, ids);
  const removed = await removeRows(client, email);
  return await noteErasure(client, { email, removed, elsewhere }, erasing);
}

function sum(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const one of all) for (const [label, count] of Object.entries(one)) total[label] = (total[label] ?? 0) + count;
  return total;
}

/** Whoever works on this person in the CRM would make him anew (PgProspects holds the same lock). */
async function waitForCrm(client: PoolClient, email: string): Promise<void> {
  await client.query("set local lock_timeout = '5s'");
  await client
    .query('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', ['prospect', email])
    .catch((error: { code?: string }) => {
      throw error.code === LOCK_NOT_AVAILABLE ? new PersonBusy() : error;
    });
}

async function isExpected(client: PoolClient, email: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from appointment where email = $1 and state = 'booked' and starts_at > now() limit 1`,
    [email],
  );
  return rowCount === 1;
}

async function toldElsewhere(client: PoolClient, email: string, ids: readonly string[]): Promise<ToldElsewhere> {
  const { rows } = await client.query<ToldElsewhere>(
    `with told as (
       select effect.id::text as ref, external_ref, sent_at from effect join event on event.id = event_id
       where aggregate_id = any($2) and kind = 'crm' and reaction like '%push-lead'
     )
     select (select crm_person_id from prospect where email = $1) as "crmPersonId",
       exists (select from prospect where email = $1 and crm_person_id is null and crm_sent_at is not null) as "crmPersonLost",
       array(select external_ref from told where external_ref is not null) as "crmLeads",
       array(select ref from told where external_ref is null and sent_at is not null) as "crmRefs",
       array(select id::text from estimation where email = $1 and not quarantined) as estimations,
       array(select request.id::text from access_request request join off_market_client client on client.id = client_id
         where client.email = $1) as readers`,
    [email, ids],
  );
  return rows[0] as ToldElsewhere;
}

/** What an answer said of a failure may repeat the address. */
async function stopDeliveries(client: PoolClient, ids: readonly string[]): Promise<void> {
  // First, for the relay may be at it: what it has not read yet is not for anybody any more.
  await client.query('update event set relayed_at = now() where relayed_at is null and aggregate_id = any($1)', [ids]);
  const theirs = 'select effect.id from effect join event on event.id = event_id where aggregate_id = any($1)';
  await client.query(
    `update effect set state = 'cancelled', done_at = now(), lease_token = null, lease_until = null, dispatched_at = null
     where state = 'pending' and id in (${theirs})`,
    [ids],
  );
  await client.query(`update effect set last_error = null where last_error is not null and id in (${theirs})`, [ids]);
  await client.query(
    `update effect_attempt set message = null where message is not null and effect_id in (${theirs})`,
    [ids],
  );
}

async function removeRows(client: PoolClient, email: string): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { table, label, of } of PERSONAL_TABLES) {
    const { rowCount } = await client.query(`delete from ${table} where ${of}`, [email]);
    if (rowCount) removed[label] = rowCount;
  }
  return removed;
}

interface Gone {
  readonly email: string;
  readonly removed: Readonly<Record<string, number>>;
  readonly elsewhere: ToldElsewhere;
}

async function noteErasure(
  client: PoolClient,
  { email, removed, elsewhere }: Gone,
  { hashOf, again, line }: Erasing,
): Promise<Erased> {
  const { rows } = await client.query<{ id: string; at: Date }>(
    `insert into erasure (address_hash, erased_at, account_id, email, removed, elsewhere)
     values ($1, coalesce($2, now()), $3, $4, $5, $6) returning id, erased_at as at`,
    [hashOf(email), again ?? null, line.accountId, email, removed, elsewhere],
  );
  const [erasure] = rows as [{ id: string; at: Date }];
  await insertEvent(client, PersonErased(erasure.id, erasure.at, { erasureId: erasure.id }));
  const values: unknown[] = [];
  await client.query(auditLine({ ...line, target: erasure.id, detail: { removed } }, values), values);
  return { id: erasure.id, removed };
}
