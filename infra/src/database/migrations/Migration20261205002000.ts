import { Migration } from '@mikro-orm/migrations';

/** An appointment that is forgotten takes its conversation along, as every request does. */
export class Migration20261205002000 extends Migration {
  override up(): void {
    this.addSql(
      'create trigger forget_thread after delete on appointment for each row execute function forget_thread()',
    );
    // Whom the decision named may have left the house since; and a flush writes what was said before whom it is said in.
    this.addSql(`create function prepare_thread() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if new.agent_id is not null then
          perform 1 from public.agent where id = new.agent_id for key share;
          if not found then
            new.agent_id := (select id from public.agent where is_default);
          end if;
        end if;
        new.said := coalesce((select left(string_agg(' ' || body, '' order by at), 20000) from public.thread_entry
          where thread_id = new.id and kind <> 'event'), '');
        return new;
      end $$`);
    this.addSql('create trigger prepare_thread before insert on thread for each row execute function prepare_thread()');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
