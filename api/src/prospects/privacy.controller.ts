import { Body, Controller, Header, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Erased } from '@pignon/domain/prospects/erasure';
import { parisDay } from '@pignon/domain/shared/text/french';
import { personPdf } from '@pignon/infra/prospects/privacy/pdf/person-pdf';
import { Privacy } from '@pignon/infra/prospects/privacy/privacy';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import { found } from '../http/input/known-id';
import type { Request } from '../http/request';
import { RelayBell } from '../tools/relay-bell';
import { EraseDto, ExportDto } from './people.dto';

const TYPES = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' } as const;

/** 'Exporter les données' and 'Effacer' (E12). The address is in the body: a path would stand in logs. */
@ApiTags('people')
@StaffWith('requests')
@Controller('api/admin/people')
export class PrivacyController {
  constructor(
    private readonly privacy: Privacy,
    private readonly bell: RelayBell,
  ) {}

  @Post('export')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @ApiProduces('application/octet-stream')
  async export(@Body() { email, format }: ExportDto, @Req() request: Request): Promise<StreamableFile> {
    const line = auditEntry(request, 'prospects.export', { detail: { format } });
    const exported = found(await this.privacy.export(email, line));
    const file =
      format === 'json' ? Buffer.from(JSON.stringify(exported, null, 2)) : Buffer.from(await personPdf(exported));
    return new StreamableFile(file, {
      type: TYPES[format],
      disposition: `attachment; filename="donnees-${parisDay(new Date())}.${format}"`,
    });
  }

  @Post('erase')
  @HttpCode(200)
  async erase(@Body() { email }: EraseDto, @Req() request: Request): Promise<Erased> {
    const erased = found(await this.privacy.erase(email, auditEntry(request, 'prospects.erase')));
    this.bell.ring();
    return erased;
  }
}
