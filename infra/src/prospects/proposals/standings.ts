import type { Standing } from '@pignon/domain/prospects/proposals/obstacle';
import type { Pool, PoolClient } from 'pg';
import { ASKS, GIVEN_CONSENTS } from '../person-beside';

export interface PersonStanding extends Standing {
  readonly id: string;
  readonly name: string;
  /** When they last asked about it by themselves. */
  readonly askedAt: string | null;
}

/**
 * SQL: the one of their addresses that may be written to about property `wanted`: an off-market one by that alone whose
 * access is open.
 */
const ADDRESS = `case when wanted.gated
    then (select access.email from open_access access where access.email = any(own.emails)
      and (access.property_id is null or access.property_id = wanted.id)
      order by access.email <> person.email, access.email limit 1)
    else person.email end`;

/** SQL: of whichever of their addresses: nobody is written to under another one. */
const UNSUBSCRIBED = `(select max(at) from unsubscription where email = any(own.emails) and resubscribed_at is null)`;

/** SQL: of the last mail of ours to that address, where it came back. */
const BOUNCED = `(select case when last.failure is not null then last.at end from (
    select entry.at, entry.failure from thread join thread_entry entry on entry.thread_id = thread.id
    where thread.email = address.email and entry.kind = 'sent' and coalesce(entry.recipient, thread.email) = address.email
    order by entry.at desc limit 1) last)`;

const READ = `select person.id, person.name, address.email, exists (${GIVEN_CONSENTS('any(own.emails)')}) as consented,
    ${UNSUBSCRIBED} as "unsubscribedAt", ${BOUNCED} as "bouncedAt",
    (select thread_id from proposal where email = any(own.emails) and property_id = wanted.id and entry_id is null limit 1)
      as "draftIn",
    (select max(created_at) from thread where email = any(own.emails) and property_id = wanted.id and state <> 'spam'
      and ${ASKS}) as "askedAt",
    (select max(sent_at) from proposal where email = any(own.emails) and property_id = wanted.id) as "proposedAt"
  from prospect person
    join property wanted on wanted.id = $1
    cross join lateral (select array_agg(email) as emails from prospect same where same.person_id = person.id) own
    cross join lateral (select ${ADDRESS} as email) address
  where person.id = any($2::uuid[]) and person.merged_into is null`;

type Row = Omit<PersonStanding, 'unsubscribedAt' | 'bouncedAt' | 'proposedAt' | 'askedAt'> &
  Readonly<Record<'unsubscribedAt' | 'bouncedAt' | 'proposedAt' | 'askedAt', Date | null>>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What stands between these people and a proposal of this property; nothing of whom is not there. */
export async function standingsOf(
  database: Pick<Pool | PoolClient, 'query'>,
  property: number,
  people: readonly string[],
): Promise<readonly PersonStanding[]> {
  const { rows } = await database.query<Row>(READ, [property, people]);
  return rows.map((row) => ({
    ...row,
    unsubscribedAt: iso(row.unsubscribedAt),
    bouncedAt: iso(row.bouncedAt),
    proposedAt: iso(row.proposedAt),
    askedAt: iso(row.askedAt),
  }));
}
