import { Migration } from '@mikro-orm/migrations';

/**
 * Conversations that staff put together, split and move (domain/decisions/0041). What was merged is 'archived' for the
 * version before, which knows of nothing else.
 */
export class Migration20261207001000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const MOST_SEARCHED = 20_000;

const STATEMENTS = [
  // All migrations that a house has missed are one transaction: what an earlier one wrote is checked before its table changes.
  'set constraints all immediate',
  'set constraints all deferred',
  `alter table thread
    add merged_into uuid references thread (id) on delete set null,
    add merge jsonb,
    add split_from uuid references thread (id) on delete set null`,
  'create index thread_merged on thread (merged_into) where merged_into is not null',
  // Also what its folder counts.
  `create index thread_archived on thread (last_at desc, id desc) where state = 'archived' and merged_into is null`,
  'create index thread_split on thread (split_from) where split_from is not null',
  'create index thread_entry_recipient on thread_entry (lower(recipient)) where recipient is not null',
  // Files follow their line before its new conversation is written.
  'alter table thread_attachment alter constraint thread_attachment_thread_id_fkey deferrable initially deferred',

  // What a search finds a conversation by: what was said in it, and in all that went into it, with by whom.
  `create function thread_said(thread_id uuid) returns text language sql stable set search_path = pg_catalog, pg_temp as $$
    select left(concat_ws(' ',
      (select string_agg(entry.body, ' ' order by entry.at) from public.thread_entry entry
        where entry.thread_id = $1 and entry.kind <> 'event'),
      (select string_agg(concat_ws(' ', part.subject, part.name, part.email, part.phone, part.said), ' ' order by part.created_at)
        from public.thread part where part.merged_into = $1)), ${MOST_SEARCHED})
  $$`,
  `create or replace function keep_said() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     update public.thread set said = left(said || ' ' || new.body, ${MOST_SEARCHED}) where id = new.thread_id
       or id = (select merged_into from public.thread where id = new.thread_id);
     return null;
   end $$`,
  `create function gather_said() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     update public.thread set said = public.thread_said(id) where id in (old.merged_into, new.merged_into);
     return null;
   end $$`,
  `create trigger gather_said after update of merged_into on thread for each row
     when (old.merged_into is distinct from new.merged_into) execute function gather_said()`,
  `create function part_is_gone() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     update public.thread set said = public.thread_said(id) where id = old.merged_into;
     return null;
   end $$`,
  `create trigger part_is_gone after delete on thread for each row when (old.merged_into is not null)
     execute function part_is_gone()`,
  `create function follow_line() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     update public.thread_attachment set thread_id = new.thread_id where entry_id = new.id;
     update public.thread set said = public.thread_said(id) where id in (old.thread_id, new.thread_id);
     update public.thread set said = public.thread_said(id)
       where id = (select merged_into from public.thread where id = old.thread_id);
     return null;
   end $$`,
  `create trigger follow_line after update of thread_id on thread_entry for each row
     when (old.thread_id <> new.thread_id) execute function follow_line()`,
  // A line that is erased is found no more.
  `create function line_is_gone() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     update public.thread set said = public.thread_said(id)
       where id in (select distinct thread_id from gone where kind <> 'event' and body <> '');
     update public.thread set said = public.thread_said(id)
       where id in (select merged_into from public.thread where id in (select thread_id from gone where kind <> 'event'));
     return null;
   end $$`,
  `create trigger line_is_gone after delete on thread_entry referencing old table as gone for each statement
     execute function line_is_gone()`,
  // An answer is one to each request that is part of the conversation.
  `create function answer_parts() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     update public.thread set first_answered_at = new.answered_at where merged_into = new.id and first_answered_at is null;
     return null;
   end $$`,
  `create trigger answer_parts after update of answered_at on thread for each row
     when (new.answered_at is not null and old.answered_at is distinct from new.answered_at) execute function answer_parts()`,
];
