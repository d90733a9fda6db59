import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { PgAgents } from '@pignon/infra/agents/pg-agents';
import { StaffAgents } from '@pignon/infra/agents/staff-agents';
import { Pool } from 'pg';
import { ChangeNotes } from '../http/change-notes';
import { AgentsController } from './agents.controller';

@Module({
  controllers: [AgentsController],
  providers: [
    ChangeNotes,
    { provide: Agents, useFactory: (pool: Pool) => new PgAgents(pool), inject: [Pool] },
    { provide: StaffAgents, useFactory: (pool: Pool) => new StaffAgents(pool), inject: [Pool] },
  ],
})
export class AgentsModule {}
