import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Agent, Agents } from '@pignon/domain/agents/agent';
import { AgentInUse } from '@pignon/domain/agents/agent-in-use';
import { StaffAgents } from '@pignon/infra/agents/staff-agents';
import { AdminOnly, Public } from '../http/audience';
import { changeEntry } from '../http/audit-entry';
import { NotFound } from '../http/errors';
import { found, knownId, numberParam } from '../http/known-id';
import type { Request } from '../http/request';
import { AgentChangesDto, AgentDto } from './agents.dto';

/** M143. */
@ApiTags('agents')
@Controller('api/agents')
export class AgentsController {
  constructor(
    private readonly agents: Agents,
    private readonly staff: StaffAgents,
  ) {}

  @Public()
  @Get()
  all(): Promise<readonly Agent[]> {
    return this.agents.all();
  }

  @Public()
  @Get(':id')
  async one(@Param('id', numberParam) id: number): Promise<Agent> {
    return found(await this.agents.byId(knownId(id)));
  }

  @AdminOnly()
  @Post()
  async create(@Body() body: AgentDto, @Req() request: Request): Promise<Agent> {
    const { photoUrl, website, ...required } = body;
    const id = await this.staff.create(
      { ...required, photoUrl: photoUrl ?? '', website: website ?? '' },
      changeEntry(request, 'agents.create', body),
    );
    return found(await this.agents.byId(id));
  }

  @AdminOnly()
  @Put(':id')
  async update(
    @Param('id', numberParam) id: number,
    @Body() body: AgentChangesDto,
    @Req() request: Request,
  ): Promise<Agent> {
    if (!(await this.staff.update(knownId(id), withoutNulls(body), changeEntry(request, 'agents.update', body))))
      throw new NotFound();
    return found(await this.agents.byId(id));
  }

  @AdminOnly()
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    const removal = await this.staff.remove(knownId(id), changeEntry(request, 'agents.remove'));
    if (removal === 'unknown') throw new NotFound();
    if (removal === 'in-use') throw new AgentInUse();
  }
}

/** Empty is how the table says that there is none. */
const withoutNulls = ({ photoUrl, website, ...others }: AgentChangesDto) => ({
  ...others,
  ...(photoUrl !== undefined && { photoUrl: photoUrl ?? '' }),
  ...(website !== undefined && { website: website ?? '' }),
});
