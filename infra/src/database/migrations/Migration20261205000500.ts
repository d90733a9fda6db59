import { Migration } from '@mikro-orm/migrations';

/** When an adviser works and how he meets people (E05, M96); hours are the house's (D07) until staff say otherwise. */
export class Migration20261205000500 extends Migration {
  override up(): void {
    const weekday = '[{"from": 540, "to": 1140}]';
    const saturday = '[{"from": 600, "to": 1020}]';
    const week = `[${weekday}, ${weekday}, ${weekday}, ${weekday}, ${weekday}, ${saturday}, []]`;
    this.addSql(`alter table agent
      add column hours jsonb not null default '${week}',
      add column absences jsonb not null default '[]',
      add column capacity integer check (capacity > 0),
      add column meeting_minutes integer not null default 45 check (meeting_minutes > 0),
      add column buffer_minutes integer not null default 15 check (buffer_minutes >= 0),
      add column notice_hours integer not null default 24 check (notice_hours >= 0),
      add column in_person boolean not null default true,
      add column by_video boolean not null default true,
      add column calendar_url text not null default ''`);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
