import { Module } from '@nestjs/common';
import { RequestAdvisers } from '@pignon/infra/mailbox/request-advisers';
import { provide } from '@pignon/infra/wiring/provide';
import { ConversationLinks } from './conversation-links';

@Module({
  providers: [provide(RequestAdvisers, ({ pool }) => new RequestAdvisers(pool)), ConversationLinks],
  exports: [RequestAdvisers, ConversationLinks],
})
export class RequestAdvisersModule {}
