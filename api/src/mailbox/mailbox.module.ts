import { Module } from '@nestjs/common';
import { MailboxNews } from '@pignon/infra/mailbox/mailbox-news';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { provide } from '@pignon/infra/wiring/provide';
import { ReceptionModule } from './reception.module';
import { ThreadsController } from './threads.controller';
import { ChangeThreadHandler, NoteOnThreadHandler, ReplyToThreadHandler } from './threads.handlers';

@Module({
  imports: [ReceptionModule],
  controllers: [ThreadsController],
  providers: [
    ChangeThreadHandler,
    ReplyToThreadHandler,
    NoteOnThreadHandler,
    provide(StaffThreads, ({ pool }) => new StaffThreads(pool)),
    provide(MailboxNews, ({ config, pool }) => new MailboxNews(config.database.url, pool)),
  ],
})
export class MailboxModule {}
