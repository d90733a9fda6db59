import { Migration } from '@mikro-orm/migrations';

/** What an unproven sender says of a person stands with that request alone (domain/decisions/0022). */
export class Migration20261201000200 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table access_request add column said jsonb`,
  // A request without words of its own has its client's: so are those of before, and those that the last version writes.
  `create or replace view open_access as
   select request.id, request.client_id, request.property_id, request.edition, request.code_hash, request.expires_at,
     client.email,
     case when request.said is null then client.name else request.said ->> 'name' end as name,
     case when request.said is null then client.company else request.said ->> 'company' end as company
   from access_request request join off_market_client client on client.id = request.client_id
   where request.state = 'approved' and request.expires_at > now() and client.deactivated_at is null`,

  // The request that a person was first known by.
  `alter table prospect add column told_by text`,
  // What the chat was told of an address that was known by other words.
  `create table prospect_words (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    name text not null,
    phone text,
    said_at timestamptz not null default now(),
    unique nulls not distinct (email, name, phone)
  )`,
];
