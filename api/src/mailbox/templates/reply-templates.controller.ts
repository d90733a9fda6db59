import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { ReplyTemplates } from '@pignon/infra/mailbox/templates/reply-templates';
import { StaffWith } from '../../http/access/audience';
import { auditEntry, changeEntry } from '../../http/access/audit-entry';
import { found, knownId, numberParam } from '../../http/input/known-id';
import { ChangedMeanwhile, NotFound } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { ReplyTemplateChangesDto, ReplyTemplateDto, ReplyTemplateOrderDto } from './reply-templates.dto';

/** E11: words that staff send often. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/reply-templates')
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplates) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  all(): Promise<readonly ReplyTemplate[]> {
    return this.templates.all();
  }

  @Post()
  async create(@Body() body: ReplyTemplateDto, @Req() request: Request): Promise<ReplyTemplate> {
    const line = changeEntry(request, 'mailbox.template.create', body);
    return found(await this.templates.byId(await this.templates.create(body, line)));
  }

  @Put('order')
  @HttpCode(204)
  async order(@Body() { ids }: ReplyTemplateOrderDto, @Req() request: Request): Promise<void> {
    const line = auditEntry(request, 'mailbox.template.order', { detail: { ids } });
    if (!(await this.templates.order(ids, line)))
      throw new ChangedMeanwhile('La liste des modèles', { by: null, at: null });
  }

  @Put(':id')
  async update(
    @Param('id', numberParam) id: number,
    @Body() { version = null, ...changes }: ReplyTemplateChangesDto,
    @Req() request: Request,
  ): Promise<ReplyTemplate> {
    const line = changeEntry(request, 'mailbox.template.update', changes);
    const outcome = await this.templates.update(knownId(id), changes, version, line);
    if (outcome === 'unknown') throw new NotFound();
    if (outcome === 'changed') throw new ChangedMeanwhile('Ce modèle', await this.templates.lastChange(id));
    return found(await this.templates.byId(id));
  }

  @Put(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', numberParam) id: number, @Req() request: Request): Promise<ReplyTemplate> {
    if (!(await this.templates.bin(knownId(id), false, changeEntry(request, 'mailbox.template.restore'))))
      throw new NotFound();
    return found(await this.templates.byId(id));
  }

  /** Out of sight, for thirty days. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    if (!(await this.templates.bin(knownId(id), true, changeEntry(request, 'mailbox.template.remove'))))
      throw new NotFound();
  }
}
