import type { Agents } from '@pignon/domain/agents/agent';
import type { Tools } from '../wiring/tools';
import { PgAgents } from './pg-agents';

export const createAgents = ({ pool }: Tools): Agents => new PgAgents(pool);
