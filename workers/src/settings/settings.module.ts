import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { AgencyPlace } from '@pignon/infra/settings/agency-place';
import { createAgencyPlace } from '@pignon/infra/settings/create-agency-place';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { RecentSettings } from '@pignon/infra/settings/recent-settings';
import { provide } from '@pignon/infra/wiring/provide';
import { GeographyModule } from '../geography/geography.module';
import { processorsOf } from '../outbox/reaction';
import { settingsReactions } from './settings.reactions';

@Module({
  imports: [GeographyModule],
  providers: [
    provide(Settings, (tools) => new RecentSettings(createSettings(tools))),
    provide(AgencyPlace, createAgencyPlace),
    ...processorsOf(settingsReactions),
  ],
  exports: [Settings],
})
export class SettingsModule {
  static readonly reactions = settingsReactions;
}
