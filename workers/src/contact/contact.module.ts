import { Module } from '@nestjs/common';
import { ContactRecords } from '@pignon/infra/contact/contact-records';
import { LeadProperties } from '@pignon/infra/contact/lead-properties';
import { provide } from '@pignon/infra/wiring/provide';
import { AgentsModule } from '../agents/agents.module';
import { MailModule } from '../mail/mail.module';
import { RequestAdvisersModule } from '../mailbox/request-advisers.module';
import { processorsOf } from '../outbox/reaction';
import { ProspectsModule } from '../prospects/prospects.module';
import { SettingsModule } from '../settings/settings.module';
import { contactReactions } from './contact.reactions';
import { LeadReader } from './lead-reader';

@Module({
  imports: [MailModule, RequestAdvisersModule, SettingsModule, AgentsModule, ProspectsModule],
  providers: [
    provide(ContactRecords, ({ pool }) => new ContactRecords(pool)),
    provide(LeadProperties, ({ pool }) => new LeadProperties(pool)),
    LeadReader,
    ...processorsOf(contactReactions),
  ],
})
export class ContactModule {
  static readonly reactions = contactReactions;
}
