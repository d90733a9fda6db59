import { Body, Controller, Get, Header, HttpCode, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { StaffAgents } from '@pignon/infra/agents/staff-agents';
import { StaffWith } from '../http/access/audience';
import { auditEntry, changeEntry } from '../http/access/audit-entry';
import { NotFound } from '../http/refusals/errors';
import { knownId, numberParam } from '../http/input/known-id';
import type { Request } from '../http/request';
import { AgentOrderDto } from './agents.dto';

/** E05: all advisers with what only staff may know, their order, and who is the default one. */
@ApiTags('agents')
@StaffWith('advisers')
@Controller('api/admin/agents')
export class StaffAgentsController {
  constructor(private readonly staff: StaffAgents) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  all(): Promise<readonly StaffAgent[]> {
    return this.staff.all();
  }

  /** Who is not named comes after. */
  @Put('order')
  @HttpCode(204)
  order(@Body() { ids }: AgentOrderDto, @Req() request: Request): Promise<void> {
    return this.staff.order(ids, auditEntry(request, 'agents.order', { detail: { ids } }));
  }

  @Put(':id/default')
  @HttpCode(204)
  async makeDefault(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    if (!(await this.staff.makeDefault(knownId(id), changeEntry(request, 'agents.default')))) throw new NotFound();
  }
}
