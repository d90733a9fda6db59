import { Module } from '@nestjs/common';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { createAccessCodes } from '@pignon/infra/off-market/create-access-codes';
import { createAccessRecords } from '@pignon/infra/off-market/create-access-records';
import { provide } from '@pignon/infra/wiring/provide';
import { MailModule } from '../mail/mail.module';
import { RequestAdvisersModule } from '../mailbox/request-advisers.module';
import { processorsOf } from '../outbox/reaction';
import { SettingsModule } from '../settings/settings.module';
import { AccessLinkMail } from './access-link-mail';
import { AccessLinks } from './access-links';
import { offMarketReactions } from './off-market.reactions';

@Module({
  imports: [MailModule, RequestAdvisersModule, SettingsModule],
  providers: [
    provide(AccessRecords, createAccessRecords),
    provide(AccessCodes, createAccessCodes),
    AccessLinks,
    AccessLinkMail,
    ...processorsOf(offMarketReactions),
  ],
})
export class OffMarketModule {
  static readonly reactions = offMarketReactions;
}
