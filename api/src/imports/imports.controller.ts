import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { importLimits } from '@pignon/domain/imports/import-limits';
import type { ImportRowPage, ImportView } from '@pignon/domain/imports/import-view';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { StaffImports } from '@pignon/infra/imports/staff-imports';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import { found } from '../http/input/known-id';
import { safeName } from '../http/input/safe-name';
import { uuidParam } from '../http/input/uuid-param';
import { InvalidBody, TooLong } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { ApproveImport, CancelImport, MatchImportColumns, ReceiveImport } from './imports.commands';
import { ApplyImportDto, ImportColumnsDto, ImportRowsQuery } from './imports.dto';

const NO_FILE = 'Envoyez un fichier Poliris (ZIP ou CSV) ou un CSV, en multipart/form-data';

/** Files of properties: sent, looked at, applied. Nothing changes before somebody says so. */
@ApiTags('imports')
@StaffWith('properties')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly imports: StaffImports,
    private readonly files: ImportFiles,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async all(): Promise<{ readonly items: readonly ImportView[] }> {
    return { items: await this.imports.all() };
  }

  /** 202: it is read in the background. */
  @Post()
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  async receive(@Req() request: Request): Promise<ImportView> {
    if (!request.isMultipart()) throw new InvalidBody({ file: NO_FILE });
    const id = randomUUID();
    const limits = { fileSize: importLimits.mostBytes, files: 1 };
    const file = await request.file({ limits, throwFileSizeLimit: false });
    if (!file || file.fieldname !== 'file') {
      file?.file.resume();
      throw new InvalidBody({ file: NO_FILE });
    }
    await this.files.write(id, file.file);
    if (file.file.truncated) {
      await this.files.remove(id);
      throw new TooLong(`Ce fichier est trop lourd\u00a0: ${importLimits.mostBytes / 1024 ** 2} Mo au plus.`);
    }
    const fileName = safeName(file.filename);
    try {
      await this.commands.execute(
        new ReceiveImport(id, fileName, auditEntry(request, 'imports.receive', { detail: { fileName } })),
      );
    } catch (error) {
      await this.files.remove(id);
      throw error;
    }
    return await this.one(id);
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async one(@Param('id', uuidParam) id: string): Promise<ImportView> {
    return found(await this.imports.byId(id));
  }

  @Get(':id/rows')
  @Header('cache-control', 'private, no-store')
  rows(
    @Param('id', uuidParam) id: string,
    @Query() { outcome, page = 1, pageSize = 25 }: ImportRowsQuery,
  ): Promise<ImportRowPage> {
    return this.imports.rows(id, outcome ?? null, page, pageSize);
  }

  @Put(':id/columns')
  columns(
    @Param('id', uuidParam) id: string,
    @Body() { columns }: ImportColumnsDto,
    @Req() request: Request,
  ): Promise<ImportView> {
    return this.decide(id, new MatchImportColumns(id, auditEntry(request, 'imports.match'), columns));
  }

  @Put(':id/apply')
  apply(
    @Param('id', uuidParam) id: string,
    @Body() { publish }: ApplyImportDto,
    @Req() request: Request,
  ): Promise<ImportView> {
    return this.decide(id, new ApproveImport(id, auditEntry(request, 'imports.apply'), publish ?? false));
  }

  /** What was applied stays, the rest is not. */
  @Put(':id/cancel')
  async cancel(@Param('id', uuidParam) id: string, @Req() request: Request): Promise<ImportView> {
    const view = await this.decide(id, new CancelImport(id, auditEntry(request, 'imports.cancel')));
    await this.files.remove(id);
    return view;
  }

  private async decide(id: string, decision: Command<{ id: string }>): Promise<ImportView> {
    await this.commands.execute(decision);
    return await this.one(id);
  }
}
