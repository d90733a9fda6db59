import { Module } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { Health } from '@pignon/infra/health/health';
import { Pool } from 'pg';
import { CONFIG } from '../config.token';
import { HealthController } from './health.controller';

@Module({
  controllers: [HealthController],
  providers: [
    {
      provide: Health,
      useFactory: (pool: Pool, { media, pdf }: Config) => new Health(pool, [media.dir, pdf.dir]),
      inject: [Pool, CONFIG],
    },
  ],
})
export class HealthModule {}
