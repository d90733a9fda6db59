import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { PropertyDocument } from '@pignon/domain/documents/property-document';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { DocumentIntake } from '@pignon/infra/documents/document-intake';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { PgDocuments } from '@pignon/infra/documents/pg-documents';
import { StaffWith } from '../http/access/audience';
import { auditEntry, changeEntry } from '../http/access/audit-entry';
import { found, knownId, numberParam } from '../http/input/known-id';
import { NotFound } from '../http/refusals/errors';
import type { Reply, Request } from '../http/request';
import { asDownload } from './as-download';
import { readDocumentForm } from './document-form';
import { DocumentChangesDto } from './documents.dto';

/** E03: lease, receipts, tax, diagnostics of a property. The house's alone, whatever may be seen of the property. */
@ApiTags('documents')
@StaffWith('properties')
@Controller('api/admin/properties/:id/documents')
export class DocumentsController {
  constructor(
    private readonly documents: PgDocuments,
    private readonly intake: DocumentIntake,
    private readonly store: DocumentStore,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Param('id', numberParam) id: number): Promise<readonly PropertyDocument[]> {
    return found(await this.documents.of(knownId(id)));
  }

  /** One file, behind the words that tell what it is. */
  @Post()
  @ApiConsumes('multipart/form-data')
  @Header('cache-control', 'private, no-store')
  async add(@Param('id', numberParam) id: number, @Req() request: Request): Promise<PropertyDocument> {
    found(await this.documents.of(knownId(id)));
    const { words, kept } = await readDocumentForm(request, this.intake);
    const { kind, visibility = 'internal' } = words;
    const line = auditEntry(request, 'documents.add', { detail: { propertyId: id, kind, visibility } });
    const added = await this.documents.add(id, kept, { kind, visibility }, line).catch(async (error: unknown) => {
      await this.store.forget(kept.file);
      throw error;
    });
    if (added === null) await this.store.forget(kept.file);
    return found(added === null ? null : await this.documents.one(id, added));
  }

  @Get(':document/file')
  async download(
    @Param('id', numberParam) id: number,
    @Param('document', numberParam) document: number,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    const told = found(await this.documents.one(knownId(id), knownId(document)));
    const file = found(await this.documents.fileOf(id, document));
    const stream = found(await this.store.read(file));
    await this.audit.write(
      auditEntry(request, 'documents.read', { target: String(document), detail: { propertyId: id } }),
    );
    return asDownload(reply, stream, told);
  }

  @Put(':document')
  @Header('cache-control', 'private, no-store')
  async change(
    @Param('id', numberParam) id: number,
    @Param('document', numberParam) document: number,
    @Body() body: DocumentChangesDto,
    @Req() request: Request,
  ): Promise<PropertyDocument> {
    const line = changeEntry(request, 'documents.change', body);
    if (!(await this.documents.change(knownId(id), knownId(document), body, line))) throw new NotFound();
    return found(await this.documents.one(id, document));
  }

  /** Into the bin, for thirty days. */
  @Delete(':document')
  @HttpCode(204)
  async remove(
    @Param('id', numberParam) id: number,
    @Param('document', numberParam) document: number,
    @Req() request: Request,
  ): Promise<void> {
    const line = changeEntry(request, 'documents.remove');
    if (!(await this.documents.bin(knownId(id), knownId(document), true, line))) throw new NotFound();
  }

  @Put(':document/restore')
  @Header('cache-control', 'private, no-store')
  async restore(
    @Param('id', numberParam) id: number,
    @Param('document', numberParam) document: number,
    @Req() request: Request,
  ): Promise<PropertyDocument> {
    const line = changeEntry(request, 'documents.restore');
    if (!(await this.documents.bin(knownId(id), knownId(document), false, line))) throw new NotFound();
    return found(await this.documents.one(id, document));
  }
}
