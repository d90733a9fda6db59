import { Migration } from '@mikro-orm/migrations';

/** Mails that could not be read are kept for a while, so that they can be looked at and read again, and put away by staff. */
export class Migration20261207001300 extends Migration {
  override up(): void {
    this.addSql(`alter table mail_refused add bytes bigint, add file uuid, add cut boolean not null default false,
      add received_at timestamptz, add filed_at timestamptz, add filed_by uuid`);
    this.addSql('create unique index mail_refused_file on mail_refused (file) where file is not null');
    this.addSql('create index mail_refused_at on mail_refused (at desc)');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
