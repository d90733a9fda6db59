import { Module } from '@nestjs/common';
import type { Settings } from '@pignon/infra/config/settings';
import { Health } from '@pignon/infra/health/health';
import { Pool } from 'pg';
import { SETTINGS } from '../settings.token';
import { HealthController } from './health.controller';

@Module({
  controllers: [HealthController],
  providers: [
    {
      provide: Health,
      useFactory: (pool: Pool, { media, pdf }: Settings) => new Health(pool, [media.dir, pdf.dir]),
      inject: [Pool, SETTINGS],
    },
  ],
})
export class HealthModule {}
