import { Migration } from '@mikro-orm/migrations';

/**
 * How often each property was looked at within thirty days, kept as visits are counted: the list in this order is walked,
 * not summed up. 0047.
 */
export class Migration20261210000100 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  'create table property_seen (property_id integer not null, seen integer not null default 0)',
  // The last of the thirty days that property_seen is of. One row.
  'create table seen_window (day date not null)',
  `insert into seen_window values ((now() at time zone 'Europe/Paris')::date)`,

  // Every property has its row, and who counts only changes rows: nobody counts what is being removed.
  `create function begin_seen() returns trigger language plpgsql security definer
     set search_path = pg_catalog, pg_temp as $$
   begin
     insert into public.property_seen (property_id) values (new.id);
     return null;
   end $$`,
  'create trigger property_begins_seen after insert on property for each row execute function begin_seen()',

  // Row by row, in the order of the rows that were counted: two visits never wait for each other crosswise.
  `create function keep_seen() returns trigger language plpgsql security definer
     set search_path = pg_catalog, pg_temp as $$
   begin
     update public.property_seen set seen = seen + coalesce(new.count, 0) - coalesce(old.count, 0)
       where property_id = coalesce(new.subject, old.subject)::int
         and coalesce(new.day, old.day) > (select day - 30 from public.seen_window);
     return null;
   end $$`,
  `create trigger visit_seen after insert or update of count on visit_count for each row
     when (new.kind = 'property') execute function keep_seen()`,
  `create trigger visit_unseen after delete on visit_count for each row
     when (old.kind = 'property') execute function keep_seen()`,

  // What falls out of the thirty days is taken off, by whoever comes first on a new day. In the order of visits.
  `create function move_seen_window() returns void language plpgsql security definer
     set search_path = pg_catalog, pg_temp as $$
   declare
     today date := (now() at time zone 'Europe/Paris')::date;
     was date := (select day from public.seen_window);
   begin
     if was >= today then return; end if;
     select day into was from public.seen_window where day < today for update;
     if was is null then return; end if;
     perform 1 from public.property_seen
       where property_id in (select subject::int from public.visit_count
         where kind = 'property' and day > was - 30 and day <= today - 30)
       order by property_id::text for update;
     update public.property_seen set seen = seen - gone.count
       from (select subject::int as id, sum(count)::int as count from public.visit_count
         where kind = 'property' and day > was - 30 and day <= today - 30 group by subject) gone
       where property_id = gone.id;
     update public.seen_window set day = today;
   end $$`,

  `insert into property_seen select id, coalesce(seen, 0) from property left join (
     select subject, sum(count)::int as seen from visit_count
     where kind = 'property' and day > (select day - 30 from seen_window) group by subject) viewed on subject = id::text`,
  // Filled first: each row would be looked up by itself.
  `alter table property_seen add primary key (property_id),
     add foreign key (property_id) references property (id) on delete cascade`,
  'create index property_seen_most on property_seen (seen, property_id)',
];
