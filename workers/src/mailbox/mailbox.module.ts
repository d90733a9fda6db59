import { Module } from '@nestjs/common';
import { CommonQueue } from '@pignon/infra/mailbox/common-queue';
import { WrittenReplies } from '@pignon/infra/mailbox/written-replies';
import { provide } from '@pignon/infra/wiring/provide';
import { MailModule } from '../mail/mail.module';
import { processorsOf } from '../outbox/reaction';
import { SettingsModule } from '../settings/settings.module';
import { mailboxReactions } from './mailbox.reactions';

@Module({
  imports: [MailModule, SettingsModule],
  providers: [
    provide(WrittenReplies, ({ pool }) => new WrittenReplies(pool)),
    provide(CommonQueue, ({ pool }) => new CommonQueue(pool)),
    ...processorsOf(mailboxReactions),
  ],
})
export class MailboxModule {
  static readonly reactions = mailboxReactions;
}
