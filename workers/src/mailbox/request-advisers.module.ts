import { Module } from '@nestjs/common';
import { RequestAdvisers } from '@pignon/infra/mailbox/request-advisers';
import { provide } from '@pignon/infra/wiring/provide';

@Module({
  providers: [provide(RequestAdvisers, ({ pool }) => new RequestAdvisers(pool))],
  exports: [RequestAdvisers],
})
export class RequestAdvisersModule {}
