import { Module } from '@nestjs/common';
import { Quarantine } from '@pignon/infra/quarantine/quarantine';
import { provide } from '@pignon/infra/wiring/provide';
import { MailModule } from '../mail/mail.module';
import { processorsOf } from '../outbox/reaction';
import { SettingsModule } from '../settings/settings.module';
import { quarantineReactions } from './quarantine.reactions';

@Module({
  imports: [MailModule, SettingsModule],
  providers: [provide(Quarantine, ({ pool }) => new Quarantine(pool)), ...processorsOf(quarantineReactions)],
})
export class QuarantineModule {
  static readonly reactions = quarantineReactions;
}
