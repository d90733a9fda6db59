import type { StaffAgent } from '@pignon/domain/agents/staff-agent';

/** Whom a property may be given to. */
export type Adviser = Pick<StaffAgent, 'id' | 'name' | 'active'>;
