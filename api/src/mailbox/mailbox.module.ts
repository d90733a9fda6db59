import { Module } from '@nestjs/common';
import { KeptMails } from '@pignon/infra/inbox/kept-mails';
import { MailFileStore } from '@pignon/infra/inbox/mail-files';
import { MailboxNews } from '@pignon/infra/mailbox/mailbox-news';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { provide } from '@pignon/infra/wiring/provide';
import { MailsController } from './mails.controller';
import { ReceptionModule } from './reception.module';
import { ThreadsController } from './threads.controller';
import { ChangeThreadHandler, NoteOnThreadHandler, ReplyToThreadHandler } from './threads.handlers';

@Module({
  imports: [ReceptionModule],
  controllers: [ThreadsController, MailsController],
  providers: [
    ChangeThreadHandler,
    ReplyToThreadHandler,
    NoteOnThreadHandler,
    provide(StaffThreads, ({ pool }) => new StaffThreads(pool)),
    provide(KeptMails, ({ pool }) => new KeptMails(pool)),
    provide(MailFileStore, ({ config }) => new MailFileStore(config.documents.dir)),
    provide(MailboxNews, ({ config, pool }) => new MailboxNews(config.database.url, pool)),
  ],
})
export class MailboxModule {}
