import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { createAgents } from '@pignon/infra/agents/create-agents';
import { StaffAgents } from '@pignon/infra/agents/staff-agents';
import { provide } from '@pignon/infra/wiring/provide';
import { AgentsController } from './agents.controller';
import { StaffAgentsController } from './staff-agents.controller';

@Module({
  controllers: [AgentsController, StaffAgentsController],
  providers: [provide(Agents, createAgents), provide(StaffAgents, ({ pool }) => new StaffAgents(pool))],
})
export class AgentsModule {}
