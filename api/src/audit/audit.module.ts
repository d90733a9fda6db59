import { Module } from '@nestjs/common';
import { AuditReading } from '@pignon/infra/audit/audit-reading';
import { provide } from '@pignon/infra/wiring/provide';
import { AuditController } from './audit.controller';

@Module({
  controllers: [AuditController],
  providers: [provide(AuditReading, ({ pool }) => new AuditReading(pool))],
})
export class AuditModule {}
