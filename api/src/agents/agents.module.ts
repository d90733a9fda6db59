import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { PgAgents } from '@pignon/infra/agents/pg-agents';
import { Pool } from 'pg';
import { AgentsController } from './agents.controller';

@Module({
  controllers: [AgentsController],
  providers: [{ provide: Agents, useFactory: (pool: Pool) => new PgAgents(pool), inject: [Pool] }],
})
export class AgentsModule {}
