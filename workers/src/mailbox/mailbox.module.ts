import { Module } from '@nestjs/common';
import { WrittenReplies } from '@pignon/infra/mailbox/written-replies';
import { provide } from '@pignon/infra/wiring/provide';
import { MailModule } from '../mail/mail.module';
import { processorsOf } from '../outbox/reaction';
import { mailboxReactions } from './mailbox.reactions';

@Module({
  imports: [MailModule],
  providers: [provide(WrittenReplies, ({ pool }) => new WrittenReplies(pool)), ...processorsOf(mailboxReactions)],
})
export class MailboxModule {
  static readonly reactions = mailboxReactions;
}
