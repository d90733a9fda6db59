import { Module } from '@nestjs/common';
import { EarnedBadge } from '@pignon/infra/dashboard/earned-badge';
import { Settings } from '@pignon/domain/settings/app-settings';
import { AgencyPlace } from '@pignon/infra/settings/agency-place';
import { createAgencyPlace } from '@pignon/infra/settings/create-agency-place';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { StaffSettings } from '@pignon/infra/settings/staff-settings';
import { provide } from '@pignon/infra/wiring/provide';
import { SettingsController } from './settings.controller';
import { StaffSettingsController } from './staff-settings.controller';

@Module({
  controllers: [SettingsController, StaffSettingsController],
  providers: [
    provide(Settings, createSettings),
    provide(StaffSettings, ({ pool }) => new StaffSettings(pool)),
    provide(AgencyPlace, createAgencyPlace),
    provide(EarnedBadge, ({ pool }) => new EarnedBadge(pool)),
  ],
})
export class SettingsModule {}
