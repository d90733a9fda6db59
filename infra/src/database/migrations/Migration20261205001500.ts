import { Migration } from '@mikro-orm/migrations';

/**
 * A person is a prospect when their request is stored, in its transaction, whatever wrote it and whether or not the CRM
 * answers (domain/decisions/0035). Candidates are none.
 */
export class Migration20261205001500 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const FUNCTION = 'language plpgsql set search_path = pg_catalog, pg_temp as';
const PHONE = (of: string) => `coalesce(${of}->>'phoneE164', ${of}->>'phone')`;
const FULL_NAME = (of: string) => `concat_ws(' ', ${of}->>'firstName', ${of}->>'lastName')`;

const STATEMENTS = [
  `alter table access_request add column consent jsonb`,

  // The first words of an address are kept (domain/decisions/0022). Who gave no name is called by his address, until he
  // says one.
  `create function keep_prospect(address text, called text, number text, said_by uuid, agreed jsonb, at timestamptz)
   returns void ${FUNCTION} $$
   begin
     insert into public.prospect (email, name, phone, told_by, consent, created_at)
       values (address, coalesce(nullif(called, ''), address), number, said_by, agreed, at)
       on conflict (email) do nothing;
     if not found and called <> '' then
       update public.prospect set name = called, phone = coalesce(phone, number)
         where email = address and name = address;
     end if;
   end $$`,

  `create function keep_prospect_of_message() returns trigger ${FUNCTION} $$
   begin
     perform public.keep_prospect(new.email, new.details->>'name', ${PHONE('new.details')}, new.id,
       new.details->'consent', new.received_at);
     return null;
   end $$`,
  `create trigger contact_message_keeps_prospect after insert on contact_message for each row
   when (not new.quarantined and new.email <> '') execute function keep_prospect_of_message()`,

  `create function keep_prospect_of_estimation() returns trigger ${FUNCTION} $$
   begin
     perform public.keep_prospect(new.email, ${FULL_NAME('new.contact')}, ${PHONE('new.contact')}, new.id,
       new.contact->'consent', new.started_at);
     return null;
   end $$`,
  `create trigger estimation_keeps_prospect after insert on estimation for each row
   when (not new.quarantined) execute function keep_prospect_of_estimation()`,

  // The second step is the same request: it corrects what the first one said.
  `create function keep_prospect_of_submission() returns trigger ${FUNCTION} $$
   begin
     perform public.keep_prospect(new.email, ${FULL_NAME('new.submission')}, ${PHONE('new.submission')}, new.id,
       new.submission->'consent', new.submitted_at);
     update public.prospect set name = ${FULL_NAME('new.submission')}, phone = coalesce(${PHONE('new.submission')}, phone)
       where email = new.email and told_by = new.id::text
         and (name, phone) is distinct from (${FULL_NAME('new.submission')}, coalesce(${PHONE('new.submission')}, phone));
     return null;
   end $$`,
  `create trigger estimation_corrects_prospect after update of submitted_at on estimation for each row
   when (not new.quarantined and new.submitted_at is not null and old.submitted_at is null)
   execute function keep_prospect_of_submission()`,

  // At the end of the transaction: a new client may be written after his request.
  `create function keep_prospect_of_access() returns trigger ${FUNCTION} $$
   begin
     perform public.keep_prospect(client.email,
       case when new.said is null then client.name else new.said->>'name' end,
       case when new.said is null then coalesce(client.phone_e164, client.phone) else ${PHONE('new.said')} end,
       new.id, new.consent, new.requested_at)
     from public.off_market_client client where client.id = new.client_id;
     return null;
   end $$`,
  `create constraint trigger access_request_keeps_prospect after insert or update of quarantined on access_request
   deferrable initially deferred for each row
   when (not new.quarantined) execute function keep_prospect_of_access()`,

  // Whoever asked before: by their first words, as of then.
  `insert into prospect (email, name, phone, told_by, created_at)
   select distinct on (email) email, coalesce(nullif(name, ''), email), phone, id::text, at from (
     select email, details->>'name' as name, ${PHONE('details')} as phone, id, received_at as at
     from contact_message where not quarantined and email <> ''
     union all
     select email, ${FULL_NAME('coalesce(submission, contact)')}, ${PHONE('coalesce(submission, contact)')}, id, started_at
     from estimation where not quarantined
     union all
     select client.email, case when said is null then client.name else said->>'name' end,
       case when said is null then coalesce(client.phone_e164, client.phone) else ${PHONE('said')} end,
       request.id, requested_at
     from access_request request join off_market_client client on client.id = client_id where not quarantined
   ) request
   order by email, coalesce(name, '') = '', at
   on conflict (email) do nothing`,
];
