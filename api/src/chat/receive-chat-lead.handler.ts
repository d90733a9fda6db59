import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ContactMessage } from '@pignon/domain/contact/contact-message';
import { ContactMessages } from '@pignon/domain/contact/contact-messages';
import { CHAT_CORRECTION, CHAT_SUBJECT } from '@pignon/domain/contact/contact-rules';
import { messageRequest } from '@pignon/domain/mailbox/requests/message-request';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Clock } from '@pignon/domain/shared/clock';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import { ReceiveChatLead } from './receive-chat-lead.command';

@CommandHandler(ReceiveChatLead)
export class ReceiveChatLeadHandler implements ICommandHandler<ReceiveChatLead> {
  constructor(
    private readonly prospects: PgProspectBook,
    private readonly messages: ContactMessages,
    private readonly reception: Reception,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, estimation, corrects, sought }: ReceiveChatLead): Promise<{ id: string }> {
    const { phone, ...person } = await this.prospects.byId(personId);
    const message = corrects ? CHAT_CORRECTION : '';
    const said = { estimation, ...(sought && { sought }) };
    const details = { source: 'chat', ...person, phone, subject: CHAT_SUBJECT, message, ...said } as const;
    const received = ContactMessage.receive(uuidV7(), details, this.clock.now(), { quarantined: false });
    this.messages.add(received);
    await this.reception.open(messageRequest(received));
    return { id: received.id };
  }
}
