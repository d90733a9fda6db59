import { Inject, Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { Settings } from '@pignon/domain/settings/app-settings';
import { parisTime } from '@pignon/domain/shared/text/french';
import type { Config } from '@pignon/infra/config/config';
import { HeardMails } from '@pignon/infra/mailbox/heard-mails';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { conversationAction } from './conversation-action';

/** To whoever is to answer; where it is nobody's, to the agency. What was written is read in the mailbox alone. */
@Injectable()
export class EmailHeard implements Processor<{ entryId: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly mails: HeardMails,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async perform(effect: Effect<{ entryId: string }>): Promise<Done> {
    const mail = await this.mails.byEntry(effect.payload.entryId);
    if (!mail) throw new Cancelled('La conversation a été effacée entre-temps', 'ERASED');
    if (!mail.unread) throw new Cancelled('L’e-mail a été lu entre-temps', 'READ');
    const { agency } = await this.settings.read();
    const { adviser, threadId, name, email, subject, at } = mail;
    const who = name || email;
    return await this.post.toStaff(effect, {
      to: adviser ?? { name: agency.name, address: agency.email },
      subject: `Nouvel e-mail : ${who}, ${subject}`,
      content: {
        title: 'Un e-mail vous attend',
        paragraphs: [`${who} a écrit le ${parisTime(at)}.`],
        facts: [['Objet', subject]],
        action: conversationAction(this.config.publicUrl, threadId),
        closing: [
          'Répondez depuis la messagerie. Tant que cet e-mail n’est pas lu, les suivants ne sont pas annoncés.',
        ],
      },
    });
  }
}
