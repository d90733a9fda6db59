import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Agent, Agents } from '@pignon/domain/agents/agent';
import { AgentHasAppointments, AgentInUse, AgentIsDefault } from '@pignon/domain/agents/agent-refusals';
import { StaffAgents } from '@pignon/infra/agents/staff-agents';
import { Public, StaffWith } from '../http/access/audience';
import { changeEntry } from '../http/access/audit-entry';
import { ChangedMeanwhile, InvalidBody, NotFound } from '../http/refusals/errors';
import { found, knownId, numberParam } from '../http/input/known-id';
import type { Request } from '../http/request';
import { AgentChangesDto, AgentDto, AgentRemovalQuery } from './agents.dto';

/** M143: who answers, as visitors read them, and as staff add, change and remove them. */
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
    const known = knownId(id);
    return found((await this.agents.all()).find((agent) => agent.id === known) ?? null);
  }

  @StaffWith('advisers')
  @Post()
  async create(@Body() body: AgentDto, @Req() request: Request): Promise<Agent> {
    const id = await this.staff.create(withoutNulls(body), changeEntry(request, 'agents.create', body));
    return found(await this.agents.byId(id));
  }

  @StaffWith('advisers')
  @Put(':id')
  async update(
    @Param('id', numberParam) id: number,
    @Body() { version = null, ...changes }: AgentChangesDto,
    @Req() request: Request,
  ): Promise<Agent> {
    const line = changeEntry(request, 'agents.update', changes);
    const outcome = await this.staff.update(knownId(id), withoutNulls(changes), version, line);
    if (outcome === 'unknown') throw new NotFound();
    if (outcome === 'default') throw new AgentIsDefault();
    if (outcome === 'changed') throw new ChangedMeanwhile('Ce conseiller', await this.staff.lastChange(id));
    return found(await this.agents.byId(id));
  }

  /** E05: what was theirs goes to the successor, in the same transaction. */
  @StaffWith('advisers')
  @Delete(':id')
  @HttpCode(204)
  async remove(
    @Param('id', numberParam) id: number,
    @Query() { successor = null }: AgentRemovalQuery,
    @Req() request: Request,
  ): Promise<void> {
    const removal = await this.staff.remove(knownId(id), successor, changeEntry(request, 'agents.remove'));
    if (removal === 'unknown') throw new NotFound();
    if (removal === 'in-use') throw new AgentInUse();
    if (removal === 'has-appointments') throw new AgentHasAppointments();
    if (removal === 'default') throw new AgentIsDefault();
    if (removal === 'unknown-successor')
      throw new InvalidBody({ successor: 'Choisissez un autre conseiller, qui soit actif' });
  }
}

/** Empty is how the table says that there is none. */
const withoutNulls = <Body extends Omit<AgentChangesDto, 'version'>>({
  photoUrl,
  website,
  calendarUrl,
  ...others
}: Body) => ({
  ...others,
  ...(photoUrl !== undefined && { photoUrl: photoUrl ?? '' }),
  ...(website !== undefined && { website: website ?? '' }),
  ...(calendarUrl !== undefined && { calendarUrl: calendarUrl ?? '' }),
});
