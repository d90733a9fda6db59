import { Controller, Get, Param, ParseIntPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Agent, Agents } from '@pignon/domain/agents/agent';
import { Public } from '../http/audience';
import { NotFound } from '../http/errors';

@ApiTags('agents')
@Public()
@Controller('api/agents')
export class AgentsController {
  constructor(private readonly agents: Agents) {}

  @Get()
  all(): Promise<readonly Agent[]> {
    return this.agents.all();
  }

  @Get(':id')
  async one(@Param('id', new ParseIntPipe({ exceptionFactory: () => new NotFound() })) id: number): Promise<Agent> {
    const agent = id > 0 && id < 2 ** 31 ? await this.agents.byId(id) : null;
    if (!agent) throw new NotFound();
    return agent;
  }
}
