import { Migration } from '@mikro-orm/migrations';

/**
 * A post is a draft, scheduled, published or archived, has an author and a version, and is found by the addresses that it
 * had (0049). What is there stays published; what the version before writes is published, as it was.
 */
export class Migration20261212000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table post
    add column status text not null default 'published' check (status in ('draft', 'scheduled', 'published', 'archived')),
    add column author text not null default '',
    add column image_alt text not null default '',
    add column seo_title text not null default '',
    add column seo_description text not null default '',
    add column version integer not null default 1,
    alter column published_at drop not null,
    add check (published_at is not null or status in ('draft', 'archived'))`,
  'create index post_tags on post using gin (tags)',

  // A post's, whatever becomes of it: no other post ever has one of them.
  `create table post_address (
    slug text primary key,
    post_id integer not null references post (id) on delete cascade
  )`,
  'create index post_address_of on post_address (post_id)',
  // Of what nobody could read nothing is kept. To the post, wherever it is by now: one redirect, never two.
  `create function keep_post_address() returns trigger language plpgsql security definer
     set search_path = pg_catalog, pg_temp as $$
   begin
     if old.slug = new.slug then return null; end if;
     if old.published_at <= now() then
       insert into public.post_address (slug, post_id) values (old.slug, new.id)
         on conflict (slug) do update set post_id = excluded.post_id;
     end if;
     delete from public.post_address where slug = new.slug;
     return null;
   end $$`,
  'create trigger post_moved after update on post for each row execute function keep_post_address()',
];
