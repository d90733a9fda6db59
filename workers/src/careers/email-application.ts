import { Injectable } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { parisTime } from '@pignon/domain/shared/text/french';
import { phoneSaid } from '@pignon/domain/shared/text/phone/phone';
import { ApplicationRecords } from '@pignon/infra/careers/application-records';
import { HOW_TO_ANSWER } from '../mailbox/conversation-action';
import { ConversationLinks } from '../mailbox/conversation-links';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** To the agency, with the CV. */
@Injectable()
export class EmailApplication implements Processor<{ applicationId: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly applications: ApplicationRecords,
    private readonly conversations: ConversationLinks,
  ) {}

  async perform(effect: Effect<{ applicationId: string }>): Promise<Done> {
    const { agency } = await this.settings.read();
    const { details, cv, cvName, cvType } = await this.applications.byId(effect.payload.applicationId);
    const { name, email, phone, trade, message } = details;
    return await this.post.toStaff(effect, {
      to: { name: agency.name, address: agency.email },
      replyTo: { name, address: email },
      subject: `Candidature : ${name}, ${trade}`,
      attachments: [{ filename: cvName, contentType: cvType, content: cv }],
      content: {
        title: `Candidature : ${trade}`,
        paragraphs: [`${name} a écrit le ${parisTime(effect.createdAt)}. Son CV est joint.`],
        facts: [
          ['Nom', name],
          ['Email', email],
          ['Téléphone', phoneSaid(phone)],
          ['Métier', trade],
        ],
        ...(message && { quote: message }),
        action: await this.conversations.of(effect.payload.applicationId),
        closing: [HOW_TO_ANSWER, 'Les données du candidat s’effacent après deux ans.'],
      },
    });
  }
}
