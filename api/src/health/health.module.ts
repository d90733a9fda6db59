import { Module } from '@nestjs/common';
import { Health } from '@pignon/infra/health/health';
import { provide } from '@pignon/infra/wiring/provide';
import { HealthController } from './health.controller';

@Module({
  controllers: [HealthController],
  providers: [provide(Health, ({ pool, config: { media, pdf } }) => new Health(pool, [media.dir, pdf.dir]))],
})
export class HealthModule {}
