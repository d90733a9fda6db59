import { Module } from '@nestjs/common';
import { LinkMails } from '@pignon/infra/accounts/links/link-mails';
import { provide } from '@pignon/infra/wiring/provide';
import { MailModule } from '../mail/mail.module';
import { processorsOf } from '../outbox/reaction';
import { accountReactions } from './accounts.reactions';

@Module({
  imports: [MailModule],
  providers: [
    provide(LinkMails, ({ pool, config }) => new LinkMails(pool, config.secretKey)),
    ...processorsOf(accountReactions),
  ],
})
export class AccountsModule {
  static readonly reactions = accountReactions;
}
