import { Module } from '@nestjs/common';
import { Mailer } from '@pignon/domain/shared/mailer';
import { createMailer } from '@pignon/infra/mail/create-mailer';
import { createVisitorMailAllowance } from '@pignon/infra/mail/create-visitor-mail-allowance';
import { VisitorMailAllowance } from '@pignon/infra/mail/visitor-mail-allowance';
import { ReplyAddresses } from '@pignon/infra/inbox/reply-addresses';
import { provide } from '@pignon/infra/wiring/provide';
import { SettingsModule } from '../settings/settings.module';
import { Post } from './post';

@Module({
  imports: [SettingsModule],
  providers: [
    provide(Mailer, createMailer),
    provide(VisitorMailAllowance, createVisitorMailAllowance),
    provide(ReplyAddresses, ({ pool, config }) => new ReplyAddresses(pool, config.inbox, config.secretKey)),
    Post,
  ],
  exports: [Post],
})
export class MailModule {}
