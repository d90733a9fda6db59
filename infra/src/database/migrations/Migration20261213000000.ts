import { Migration } from '@mikro-orm/migrations';

/**
 * A promise that ended before anybody answered, because nobody waited any more, was none (0050): whoever writes again is
 * promised an answer anew, and that one is the first.
 */
export class Migration20261213000000 extends Migration {
  override up(): void {
    this.addSql(KEEP_FIRST_ANSWER);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const KEEP_FIRST_ANSWER = `create or replace function keep_first_answer() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
   begin
     new.first_answered_at := coalesce(old.first_answered_at, new.answered_at,
       case when tg_op = 'UPDATE' and new.state in ('answered', 'waiting') and old.state = 'new' then now() end);
     new.first_due_at := case when new.state = 'archived' and new.due_at is null and new.first_answered_at is null then null
       else coalesce(old.first_due_at, new.due_at) end;
     return new;
   end $$`;
