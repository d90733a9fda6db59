import { Command } from '@nestjs/cqrs';
import type { ChatEstimation } from '@pignon/domain/contact/chat-estimation';

export class ReceiveChatLead extends Command<{ id: string }> {
  constructor(
    readonly personId: string,
    readonly estimation: ChatEstimation,
    readonly corrects: boolean,
  ) {
    super();
  }
}
