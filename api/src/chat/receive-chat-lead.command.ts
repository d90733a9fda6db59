import { Command } from '@nestjs/cqrs';
import type { ChatEstimation } from '@pignon/domain/contact/chat-estimation';
import type { Criteria } from '@pignon/domain/prospects/criteria/criteria';

export class ReceiveChatLead extends Command<{ id: string }> {
  constructor(
    readonly personId: string,
    readonly estimation: ChatEstimation,
    readonly corrects: boolean,
    readonly sought?: Criteria,
  ) {
    super();
  }
}
