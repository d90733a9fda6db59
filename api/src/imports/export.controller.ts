import { Controller, Get, Header, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { log } from '@pignon/infra/log/log';
import { isForPortals } from '@pignon/domain/imports/poliris/write-poliris';
import { csvFile } from '@pignon/infra/imports/export/csv-file';
import { ExportNotes } from '@pignon/infra/imports/export/export-notes';
import { ExportedProperties, type LeavingProperty } from '@pignon/infra/imports/export/exported-properties';
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
    private readonly notes: ExportNotes,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiProduces('application/zip', 'text/csv')
  async file(@Query() query: ExportQuery, @Req() request: Request): Promise<StreamableFile> {
    const { format, ids, folder = 'all' } = query;
    const chosen = ids ?? (await this.desk.ids(query, folder));
    await this.audit.write(auditEntry(request, 'properties.export', { detail: { format, properties: chosen.length } }));
    const left: number[] = [];
    const properties = noting(this.properties.of(chosen), format, left);
    const { type, extension } = FILES[format];
    const file =
      format === 'csv'
        ? csvFile(properties)
        : polirisFile(properties, await this.properties.agency(), this.store, this.sources);
    file.once('close', () => {
      this.notes
        .write(left, format, file.readableEnded)
        .catch((error: unknown) => log('warn', 'an export was not noted', { error }));
    });
    return new StreamableFile(file, {
      type,
      disposition: `attachment; filename="biens-${parisDay(new Date())}.${extension}"`,
    });
  }
}

/** As they pass: which of them the file has. */
async function* noting(
  properties: AsyncIterable<LeavingProperty>,
  format: keyof typeof FILES,
  left: number[],
): AsyncGenerator<LeavingProperty> {
  for await (const property of properties) {
    if (format === 'csv' || isForPortals(property)) left.push(property.id);
    yield property;
  }
}
