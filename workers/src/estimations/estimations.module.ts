import { Module } from '@nestjs/common';
import { Automation } from '@pignon/domain/estimations/automation';
import { createAutomation } from '@pignon/infra/estimations/create-automation';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import { provide } from '@pignon/infra/wiring/provide';
import { AgentsModule } from '../agents/agents.module';
import { MailModule } from '../mail/mail.module';
import { RequestAdvisersModule } from '../mailbox/request-advisers.module';
import { processorsOf } from '../outbox/reaction';
import { ProspectsModule } from '../prospects/prospects.module';
import { SettingsModule } from '../settings/settings.module';
import { estimationReactions } from './estimations.reactions';

@Module({
  imports: [MailModule, RequestAdvisersModule, AgentsModule, SettingsModule, ProspectsModule],
  providers: [
    provide(EstimationRecords, ({ pool }) => new EstimationRecords(pool)),
    provide(Automation, createAutomation),
    ...processorsOf(estimationReactions),
  ],
})
export class EstimationsModule {
  static readonly reactions = estimationReactions;
}
