import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuditPage } from '@pignon/domain/audit/audit-view';
import { AuditReading } from '@pignon/infra/audit/audit-reading';
import { StaffWith } from '../http/access/audience';
import { AuditQuery } from './audit.dto';

/** E13, 'Journal d'audit': what staff did. Names of fields, never their contents. */
@ApiTags('audit')
@StaffWith('settings')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly reading: AuditReading) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() asked: AuditQuery): Promise<AuditPage> {
    return this.reading.page(asked);
  }
}
