import { Injectable } from '@nestjs/common';
import type { Simulation } from '@pignon/domain/assignment/staff-rule';
import { undecided, type Undecided } from '@pignon/domain/assignment/undecided';
import { Clock } from '@pignon/domain/shared/clock';
import { AssignmentRules } from '@pignon/infra/assignment/assignment-rules';
import { Deciding } from '@pignon/infra/assignment/deciding';
import { StandingHouse } from '@pignon/infra/assignment/standing-house';
import { StoredRequests } from '@pignon/infra/assignment/stored-requests';
import { AskedProperties } from '@pignon/infra/mailbox/asked-properties';
import type { SimulationDto } from './assignment.dto';

/** E06 'Simuler': what the rules say of a request, without any of it happening. */
@Injectable()
export class Simulating {
  constructor(
    private readonly deciding: Deciding,
    private readonly house: StandingHouse,
    private readonly rules: AssignmentRules,
    private readonly requests: StoredRequests,
    private readonly properties: AskedProperties,
    private readonly clock: Clock,
  ) {}

  /** Null where there is no such request. */
  async run({ threadId, request }: SimulationDto): Promise<Simulation | null> {
    const stored = threadId ? await this.requests.byThread(threadId) : await this.madeUp(request);
    if (!stored) return null;
    const { asked, createdAt } = stored;
    const { agentId, by, rule, why, skipped } = await this.deciding.decide(asked, createdAt, {
      places: await this.rules.places(),
      self: threadId ?? null,
    });
    const { advisers } = await this.house.read();
    const agent = advisers.find(({ id }) => id === agentId);
    return {
      agent: agent ? { id: agent.id, name: agent.name } : null,
      by,
      rule,
      why,
      skipped,
      dueAt: this.deciding.dueAt(asked.source, createdAt)?.toISOString() ?? null,
    };
  }

  private async madeUp(
    said: SimulationDto['request'],
  ): Promise<{ readonly asked: Undecided; readonly createdAt: Date } | null> {
    if (!said) return null;
    const { source, email = '', propertyId, at, department, ...facts } = said;
    const property = await this.properties.byId(propertyId);
    return {
      asked: undecided(
        { source, email, facts: { ...facts, ...(department && { department: department.toUpperCase() }) } },
        property,
      ),
      createdAt: at ? new Date(at) : this.clock.now(),
    };
  }
}
