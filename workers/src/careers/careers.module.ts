import { Module } from '@nestjs/common';
import { ApplicationRecords } from '@pignon/infra/careers/application-records';
import { provide } from '@pignon/infra/wiring/provide';
import { MailModule } from '../mail/mail.module';
import { RequestAdvisersModule } from '../mailbox/request-advisers.module';
import { processorsOf } from '../outbox/reaction';
import { SettingsModule } from '../settings/settings.module';
import { careersReactions } from './careers.reactions';

@Module({
  imports: [MailModule, RequestAdvisersModule, SettingsModule],
  providers: [
    provide(ApplicationRecords, ({ pool }) => new ApplicationRecords(pool)),
    ...processorsOf(careersReactions),
  ],
})
export class CareersModule {
  static readonly reactions = careersReactions;
}
