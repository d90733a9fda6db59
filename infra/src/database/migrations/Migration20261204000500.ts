import { Migration } from '@mikro-orm/migrations';

/** What staff say of a property's photos, its plans, its film and its visit on the screen. */
export class Migration20261204000500 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table property
     add column photo_notes jsonb not null default '[]',
     add column plan_urls text[] not null default '{}',
     add column video_url text,
     add column visit_url text`,
  // Whether a picture is anybody's is asked at each reading of one.
  'create index property_plans on property using gin (plan_urls)',
  'create index property_share_image on property using hash (share_image_url)',
  // As near as two photos look: worked out at the upload, or unknown of those that came before.
  'alter table photo add column look text',
];
