import { Injectable } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { Settings } from '@pignon/domain/settings/app-settings';
import { normaliseEmail } from '@pignon/domain/shared/email-address';
import { parisTime } from '@pignon/domain/shared/french';
import type { Mailbox } from '@pignon/domain/shared/mailer';
import { ContactRecords } from '@pignon/infra/contact/contact-records';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** To the agency, or to the adviser whom the visitor chose; never to an address that a visitor typed (F48). */
@Injectable()
export class EmailAgency implements Processor<{ messageId: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly agents: Agents,
    private readonly messages: ContactRecords,
  ) {}

  async perform(effect: Effect<{ messageId: string }>): Promise<Done> {
    const { name, email, phone, subject, message, adviserEmail, propertyId } = await this.messages.byId(
      effect.payload.messageId,
    );
    return await this.post.toStaff(effect, {
      to: await this.recipient(adviserEmail),
      replyTo: { name, address: email },
      subject: `Message du site : ${subject}`,
      content: {
        title: subject,
        paragraphs: [
          `${name} a écrit le ${parisTime(effect.createdAt)}. La réponse est promise dans les 24 heures ouvrées.`,
        ],
        facts: [
          ['Nom', name],
          ['Email', email],
          ['Téléphone', phone ?? 'Non renseigné'],
          ...(propertyId ? [['Bien', propertyId] as const] : []),
        ],
        quote: message,
        closing: ['Répondre à ce courriel écrit directement au visiteur.'],
      },
    });
  }

  private async recipient(adviserEmail: string | undefined): Promise<Mailbox> {
    const adviser = adviserEmail
      ? (await this.agents.all()).find(({ email }) => normaliseEmail(email) === normaliseEmail(adviserEmail))
      : undefined;
    if (adviser) return { name: adviser.name, address: adviser.email };
    const { agency } = await this.settings.read();
    return { name: agency.name, address: agency.email };
  }
}
