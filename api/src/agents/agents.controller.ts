import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Agent, Agents } from '@pignon/domain/agents/agent';
import { AgentInUse } from '@pignon/domain/agents/agent-in-use';
import { StaffAgents } from '@pignon/infra/agents/staff-agents';
import { AdminOnly, Public } from '../http/audience';
import { ChangeNotes } from '../http/change-notes';
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
    private readonly notes: ChangeNotes,
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
    const id = await this.staff.create({ ...required, photoUrl: photoUrl ?? '', website: website ?? '' });
    await this.notes.write(request, 'agents.create', id, body);
    return found(await this.agents.byId(id));
  }

  @AdminOnly()
  @Put(':id')
  async update(
    @Param('id', numberParam) id: number,
    @Body() body: AgentChangesDto,
    @Req() request: Request,
  ): Promise<Agent> {
    if (!(await this.staff.update(knownId(id), withoutNulls(body)))) throw new NotFound();
    await this.notes.write(request, 'agents.update', id, body);
    return found(await this.agents.byId(id));
  }

  @AdminOnly()
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    const removal = await this.staff.remove(knownId(id));
    if (removal === 'unknown') throw new NotFound();
    if (removal === 'in-use') throw new AgentInUse();
    await this.notes.write(request, 'agents.remove', id);
  }
}

/** Empty is how the table says that there is none. */
const withoutNulls = ({ photoUrl, website, ...others }: AgentChangesDto) => ({
  ...others,
  ...(photoUrl !== undefined && { photoUrl: photoUrl ?? '' }),
  ...(website !== undefined && { website: website ?? '' }),
});
