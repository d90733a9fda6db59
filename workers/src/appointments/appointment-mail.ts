import { Injectable } from '@nestjs/common';
import { invitationFile } from '@pignon/domain/appointments/calendar-file';
import { entryOf } from '@pignon/domain/appointments/entry-of';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { Settings } from '@pignon/domain/settings/app-settings';
import type { Attachment } from '@pignon/domain/shared/mailer';
import { toldOf } from '@pignon/infra/appointments/appointment-records';
import { Post } from '../mail/post';
import type { Done, Effect } from '../outbox/reaction';
import { AppointmentReader, type ReadAppointment, type Told } from './appointment-reader';
import { factsForAdviser, factsForVisitor, whenOf, whereToMeet } from './appointment-words';

export interface Words {
  /** What stands before 'jeudi 3 décembre 2026 à 09:00'. */
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Whether its calendar entry goes along; a reminder changes none. */
  readonly entry: boolean;
  /** Whether there is still something to move or cancel. */
  readonly open: boolean;
  /** Says nothing once it has begun. */
  readonly ahead?: boolean;
}

/** Both are told of each change, with the entry for their calendars. */
@Injectable()
export class AppointmentMail {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly reader: AppointmentReader,
  ) {}

  /** `counted`: somebody typed the address into a form, and so many mails an hour go there. */
  async toVisitor(effect: Effect<Told>, words: Words, { counted }: { readonly counted: boolean }): Promise<Done> {
    const read = await this.reader.current(effect.payload, true);
    const { agency } = await this.settings.read();
    const { record, url } = read;
    if (words.ahead && record.startsAt.getTime() <= Date.now())
      throw new Cancelled('Le rendez-vous a commencé', 'OVER');
    const to = { name: '', address: record.email };
    const attachments = words.entry ? [await this.entry(read, 'visitor', effect.createdAt)] : [];
    const send = counted ? this.post.toVisitor.bind(this.post) : this.post.toClient.bind(this.post);
    return await send(effect, to, ({ phone }) => ({
      subject: `${words.subject} ${whenOf(record)}`,
      content: {
        title: words.title,
        paragraphs: ['Bonjour,', ...words.paragraphs, ...(words.open ? whereToMeet(record) : [])],
        facts: factsForVisitor(record, agency),
        ...(words.open && { action: { label: 'Déplacer ou annuler', url } }),
        closing: [
          `Pour une question urgente, appelez-nous au ${phone}.`,
          'Vous n’avez rien demandé ? Ignorez cet e-mail, ou dites-le-nous en y répondant.',
        ],
      },
      ...(attachments.length > 0 && { attachments }),
    }));
  }

  /** One who has left the house is stood in for by the agency's mailbox. */
  async toAdviser(effect: Effect<Told>, words: Omit<Words, 'open'>): Promise<Done> {
    const read = await this.reader.current(effect.payload, false);
    const { agency } = await this.settings.read();
    const { record } = read;
    const adviser = record.adviser ?? { name: agency.name, email: agency.email };
    return await this.post.toStaff(effect, {
      to: { name: adviser.name, address: adviser.email },
      replyTo: { name: record.name, address: record.email },
      subject: `${words.subject} ${record.name}, ${whenOf(record)}`,
      content: {
        title: words.title,
        paragraphs: words.paragraphs,
        facts: factsForAdviser(record, agency),
        ...(record.message ? { quote: record.message } : {}),
        action: { label: 'Voir les rendez-vous', url: `${this.reader.site}/admin/appointments` },
        closing: ['Répondre à cet e-mail écrit directement au visiteur.'],
      },
      ...(words.entry && { attachments: [await this.entry(read, 'adviser', effect.createdAt)] }),
    });
  }

  private async entry({ record, url }: ReadAppointment, to: 'visitor' | 'adviser', stamp: Date): Promise<Attachment> {
    const { agency } = await this.settings.read();
    const told = { agency, site: this.reader.site, stamp, to, ...(to === 'visitor' && { url }) };
    const file = invitationFile(entryOf(toldOf(record), told));
    const method = record.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
    return {
      filename: 'rendez-vous.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: new TextEncoder().encode(file),
    };
  }
}
