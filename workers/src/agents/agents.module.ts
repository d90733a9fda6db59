import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { createAgents } from '@pignon/infra/agents/create-agents';
import { provide } from '@pignon/infra/wiring/provide';

@Module({
  providers: [provide(Agents, createAgents)],
  exports: [Agents],
})
export class AgentsModule {}
