import { Module } from '@nestjs/common';
import { PgDashboard } from '@pignon/infra/dashboard/pg-dashboard';
import { Health } from '@pignon/infra/health/health';
import { provide } from '@pignon/infra/wiring/provide';
import { DashboardController } from './dashboard.controller';

@Module({
  controllers: [DashboardController],
  providers: [
    provide(PgDashboard, ({ pool, config: { media, pdf, documents } }) => {
      const folders = [media.dir, pdf.dir, documents.dir];
      return new PgDashboard(pool, new Health(pool, folders));
    }),
  ],
})
export class DashboardModule {}
