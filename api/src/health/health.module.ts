import { Module } from '@nestjs/common';
import { Health } from '@pignon/infra/health/health';
import { Pool } from 'pg';
import { HealthController } from './health.controller';

@Module({
  controllers: [HealthController],
  providers: [{ provide: Health, useFactory: (pool: Pool) => new Health(pool), inject: [Pool] }],
})
export class HealthModule {}
