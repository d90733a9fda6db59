import { Injectable } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { chatEstimationFacts, personFacts } from '@pignon/domain/contact/lead-facts';
import { promiseOf } from '@pignon/domain/promises/promise-of';
import { type AgencySettings, Settings } from '@pignon/domain/settings/app-settings';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { parisTime } from '@pignon/domain/shared/text/french';
import type { Mailbox } from '@pignon/domain/shared/mailer';
import { RequestAdvisers } from '@pignon/infra/mailbox/request-advisers';
import { Post } from '../mail/post';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { ConversationLinks } from '../mailbox/conversation-links';
import { HOW_TO_ANSWER } from '../mailbox/conversation-action';
import { type Lead, LeadReader } from './lead-reader';
import { propertyFacts, sourceOf } from './lead-words';

/**
 * A request goes to whose it was decided to be (E06). One that came before anybody decided goes, about a property, to its
 * adviser, an appointment or an estimation without one to the default adviser, a message to whom the visitor chose or to
 * the agency; never to an address that a visitor typed (F48).
 */
@Injectable()
export class EmailAgency implements Processor<{ messageId: string }> {
  constructor(
    private readonly post: Post,
    private readonly settings: Settings,
    private readonly agents: Agents,
    private readonly leads: LeadReader,
    private readonly advisers: RequestAdvisers,
    private readonly conversations: ConversationLinks,
  ) {}

  async perform(effect: Effect<{ messageId: string }>): Promise<Done> {
    const { agency } = await this.settings.read();
    const lead = await this.leads.byId(effect.payload.messageId);
    const { name, email, subject, message, estimation, propertyId } = lead.details;
    const { property, url } = lead;
    return await this.post.toStaff(effect, {
      to: await this.recipient(effect.payload.messageId, lead, agency),
      replyTo: { name, address: email },
      subject: subjectOf(lead),
      content: {
        title: subject,
        paragraphs: [
          `${name} a écrit le ${parisTime(effect.createdAt)}. La réponse est promise ${promiseOf(sourceOf(lead.details))?.sentence}.`,
        ],
        facts: [
          ...personFacts(lead.details),
          ...(property ? propertyFacts(property, agency) : []),
          ...(propertyId && !property ? [['Bien', `${propertyId} (inconnu)`] as const] : []),
          ...(estimation ? chatEstimationFacts(estimation) : []),
        ],
        ...(message ? { quote: message } : {}),
        action: await this.conversations.of(effect.payload.messageId),
        ...(url ? { also: { label: 'Voir la fiche du bien', url } } : {}),
        closing: [HOW_TO_ANSWER],
      },
    });
  }

  private async recipient(
    messageId: string,
    { property, details }: Lead,
    agency: Pick<AgencySettings, 'name' | 'email'>,
  ): Promise<Mailbox> {
    const decided = await this.advisers.of(messageId);
    if (decided) return decided === 'nobody' ? { name: agency.name, address: agency.email } : decided;
    if (property) return { name: property.adviser.name, address: property.adviser.email };
    const chosen = details.adviserEmail;
    const adviser = chosen
      ? (await this.agents.all()).find(({ email }) => normaliseEmail(email) === normaliseEmail(chosen))
      : sourceOf(details) === 'contact'
        ? undefined
        : await this.agents.default();
    return adviser ? { name: adviser.name, address: adviser.email } : { name: agency.name, address: agency.email };
  }
}

/** The visitor's name (C64: two of them are two conversations) and his subject, where he wrote one. */
function subjectOf({ details, property }: Lead): string {
  const { name, subject } = details;
  const about = property ? `, ${property.title}` : '';
  switch (sourceOf(details)) {
    case 'appointment':
      return `${subject} : ${name}${about}`;
    case 'chat':
      return `${subject} : ${name}`;
    default:
      return `Message du site : ${name}, ${subject}`;
  }
}
