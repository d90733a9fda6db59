import { Module } from '@nestjs/common';
import { calendarOf } from '@pignon/domain/promises/business-calendar';
import { mailDomain } from '@pignon/infra/mail/mail-domain';
import { CommonQueue } from '@pignon/infra/mailbox/common-queue';
import { HeardMails } from '@pignon/infra/mailbox/heard-mails';
import { PromiseWatch } from '@pignon/infra/mailbox/promise-watch';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { SentFiles } from '@pignon/infra/mailbox/attachments/sent-files';
import { ThreadAttachments } from '@pignon/infra/mailbox/attachments/thread-attachments';
import { ThreadMentions } from '@pignon/infra/mailbox/mentions/thread-mentions';
import { WrittenReplies } from '@pignon/infra/mailbox/written-replies';
import { provide } from '@pignon/infra/wiring/provide';
import { AgentsModule } from '../agents/agents.module';
import { MailModule } from '../mail/mail.module';
import { processorsOf } from '../outbox/reaction';
import { SettingsModule } from '../settings/settings.module';
import { mailboxReactions } from './mailbox.reactions';

@Module({
  imports: [MailModule, SettingsModule, AgentsModule],
  providers: [
    provide(WrittenReplies, ({ pool, config }) => new WrittenReplies(pool, mailDomain(config.mail.from))),
    provide(
      SentFiles,
      ({ pool, config }) => new SentFiles(new ThreadAttachments(pool), new DocumentStore(config.documents.dir)),
    ),
    provide(ThreadMentions, ({ pool }) => new ThreadMentions(pool)),
    provide(HeardMails, ({ pool }) => new HeardMails(pool)),
    provide(CommonQueue, ({ pool }) => new CommonQueue(pool)),
    provide(PromiseWatch, ({ pool, config }) => new PromiseWatch(pool, calendarOf(config))),
    ...processorsOf(mailboxReactions),
  ],
})
export class MailboxModule {
  static readonly reactions = mailboxReactions;
}
