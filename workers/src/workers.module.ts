import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { AccountsModule } from './accounts/accounts.module';
import { AppointmentsModule } from './appointments/appointments.module';
import { BlogModule } from './blog/blog.module';
import { CareersModule } from './careers/careers.module';
import { ContactModule } from './contact/contact.module';
import { EstimationsModule } from './estimations/estimations.module';
import { ImportsModule } from './imports/imports.module';
import { ListingsModule } from './listings/listings.module';
import { MailboxModule } from './mailbox/mailbox.module';
import { MediaModule } from './media/media.module';
import { OffMarketModule } from './off-market/off-market.module';
import { ProspectsModule } from './prospects/prospects.module';
import { QuarantineModule } from './quarantine/quarantine.module';
import { SettingsModule } from './settings/settings.module';
import { SheetsModule } from './sheets/sheets.module';
import { ToolsModule } from './tools/tools.module';

/** One line per feature. */
const FEATURES = [
  EstimationsModule,
  AppointmentsModule,
  BlogModule,
  ContactModule,
  CareersModule,
  ProspectsModule,
  ListingsModule,
  ImportsModule,
  MailboxModule,
  MediaModule,
  OffMarketModule,
  SheetsModule,
  SettingsModule,
  QuarantineModule,
  AccountsModule,
];

export const reactions = FEATURES.flatMap((feature) => feature.reactions);

@Module({})
export class WorkersModule {
  static with(config: Config): DynamicModule {
    return { module: WorkersModule, imports: [ToolsModule.with(config), ...FEATURES] };
  }
}
