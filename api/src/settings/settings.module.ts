import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { PgSettings } from '@pignon/infra/settings/pg-settings';
import { AgencyPlace } from '@pignon/infra/settings/agency-place';
import { Pool } from 'pg';
import { SettingsController } from './settings.controller';

@Module({
  controllers: [SettingsController],
  providers: [
    { provide: Settings, useFactory: (pool: Pool) => new PgSettings(pool), inject: [Pool] },
    { provide: AgencyPlace, useFactory: (pool: Pool) => new AgencyPlace(pool), inject: [Pool] },
  ],
})
export class SettingsModule {}
