import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TemplateValues } from '@pignon/domain/mailbox/templates/template-variables';
import { TemplateValuesReading } from '@pignon/infra/mailbox/templates/template-values';
import { StaffWith } from '../../http/access/audience';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import type { Request } from '../../http/request';

/** What templates say of one conversation, today. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads/:id/variables')
export class ThreadVariablesController {
  constructor(private readonly values: TemplateValuesReading) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async of(@Param('id', uuidParam) id: string, @Req() { account }: Request): Promise<TemplateValues> {
    return found(await this.values.of(id, account?.id ?? ''));
  }
}
