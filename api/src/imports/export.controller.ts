import { Controller, Get, Header, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { csvFile } from '@pignon/infra/imports/export/csv-file';
import { ExportedProperties } from '@pignon/infra/imports/export/exported-properties';
import { polirisFile } from '@pignon/infra/imports/export/poliris-file';
import { PhotoSources } from '@pignon/infra/imports/photo-sources';
import { PropertyDesk } from '@pignon/infra/listings/desk/property-desk';
import { MediaStore } from '@pignon/infra/media/media-store';
import { parisDay } from '@pignon/domain/shared/text/french';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import type { Request } from '../http/request';
import { ExportQuery } from './export.dto';

const FILES = {
  poliris: { type: 'application/zip', extension: 'zip' },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv' },
} as const;

/** What leaves the house: all that the filters ask for, or what was chosen. */
@ApiTags('imports')
@StaffWith('properties')
@Controller('api/admin/properties/export')
export class ExportController {
  constructor(
    private readonly desk: PropertyDesk,
    private readonly properties: ExportedProperties,
    private readonly store: MediaStore,
    private readonly sources: PhotoSources,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiProduces('application/zip', 'text/csv')
  async file(@Query() query: ExportQuery, @Req() request: Request): Promise<StreamableFile> {
    const { format, ids, folder = 'all' } = query;
    const chosen = ids ?? (await this.desk.ids(query, folder));
    await this.audit.write(auditEntry(request, 'properties.export', { detail: { format, properties: chosen.length } }));
    const properties = this.properties.of(chosen);
    const { type, extension } = FILES[format];
    const file =
      format === 'csv'
        ? csvFile(properties)
        : polirisFile(properties, await this.properties.agency(), this.store, this.sources);
    return new StreamableFile(file, {
      type,
      disposition: `attachment; filename="biens-${parisDay(new Date())}.${extension}"`,
    });
  }
}
