import { Migration } from '@mikro-orm/migrations';

/**
 * What staff keep of an adviser (E05). Exactly one is the default: the database sees to it that there is never a second,
 * and makes the first who comes into an empty house the one, whoever adds them.
 */
export class Migration20261203000100 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table agent
     add column title text not null default 'Conseiller immobilier dédié',
     add column sectors text[] not null default '{}',
     add column specialities text[] not null default '{}',
     add column active boolean not null default true,
     add column is_default boolean not null default false,
     add column position integer not null default 0,
     add column version integer not null default 1,
     add constraint default_agent_is_active check (active or not is_default)`,
  `update agent set position = id, is_default = id = (select min(id) from agent)`,
  `create unique index one_default_agent on agent (is_default) where is_default`,
  `create function place_agent() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     if new.active and not exists (select 1 from public.agent where is_default) then new.is_default := true; end if;
     if tg_op = 'INSERT' and new.position = 0 then new.position := (select coalesce(max(position), 0) + 1 from public.agent); end if;
     return new;
   end $$`,
  `create trigger agent_placed before insert or update of active on agent for each row execute function place_agent()`,
  'create index property_agent on property (agent_id)',
  // Who changed it last is asked whenever two people change the same.
  'create index audit_log_target on audit_log (target, id)',
];
