import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ContactMessage } from '@pignon/domain/contact/contact-message';
import { messageRequest } from '@pignon/domain/mailbox/requests/message-request';
import { ContactMessages } from '@pignon/domain/contact/contact-messages';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Clock } from '@pignon/domain/shared/clock';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { ReceiveMessage } from './receive-message.command';

@CommandHandler(ReceiveMessage)
export class ReceiveMessageHandler implements ICommandHandler<ReceiveMessage> {
  constructor(
    private readonly messages: ContactMessages,
    private readonly reception: Reception,
    private readonly clock: Clock,
  ) {}

  async execute({ details, quarantined }: ReceiveMessage): Promise<{ id: string }> {
    const message = ContactMessage.receive(uuidV7(), details, this.clock.now(), { quarantined });
    this.messages.add(message);
    await this.reception.open(messageRequest(message));
    return { id: message.id };
  }
}
