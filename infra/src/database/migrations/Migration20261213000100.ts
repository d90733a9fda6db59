import { Migration } from '@mikro-orm/migrations';

/** A template that proposes the adviser's own hours, whatever the conversation is about. */
export class Migration20261213000100 extends Migration {
  override up(): void {
    const [name, subject, body] = [NAME, '', BODY.join('\n')].map((text) => `'${text.replaceAll("'", "''")}'`);
    this.addSql(
      `insert into reply_template (name, subject, body) select ${name}, ${subject}, ${body}
       where not exists (select from reply_template where name = ${name})`,
    );
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const NAME = 'Proposer un rendez-vous';
const BODY = [
  'Bonjour {{prenom}},',
  '',
  'Je vous propose d’en parler de vive voix. Choisissez le créneau qui vous convient : {{rendezvous.lien}}',
  '',
  'Vous pouvez aussi m’appeler au {{conseiller.telephone}}.',
];
