import { Injectable } from '@nestjs/common';
import { type Agent, Agents } from '@pignon/domain/agents/agent';
import type { IncomingRequest } from '@pignon/domain/mailbox/incoming-request';
import { Reception } from '@pignon/domain/mailbox/reception';
import { type Assigned, Thread } from '@pignon/domain/mailbox/thread';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { type AskedProperty, AskedProperties } from '@pignon/infra/mailbox/asked-properties';

/** The thread is stored in the transaction that stores the request, and whose it is is decided there. */
@Injectable()
export class HouseReception extends Reception {
  constructor(
    private readonly threads: Threads,
    private readonly properties: AskedProperties,
    private readonly agents: Agents,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open(request: IncomingRequest): Promise<void> {
    const at = this.clock.now();
    const property = await this.properties.byId(request.propertyId);
    const { agentId, assigned } = request.quarantined ? UNWANTED : await this.decide(request, property);
    const thread = Thread.open(
      {
        id: uuidV7(),
        source: request.source,
        sourceId: request.sourceId,
        subject: request.subject,
        email: request.email,
        name: request.name,
        phone: request.phone ?? null,
        propertyId: property?.id ?? null,
        agentId,
        assigned,
        dueAt: null,
        quarantined: request.quarantined,
      },
      at,
    );
    this.threads.add(thread);
    this.threads.say(ThreadEntry.request(uuidV7(), thread.id, request.message ?? '', at));
  }

  async hear(request: IncomingRequest): Promise<void> {
    const thread = await this.threads.ofSource(request.sourceId);
    if (!thread) return await this.open(request);
    const at = this.clock.now();
    thread.hear(at, request, null);
    this.threads.say(ThreadEntry.request(uuidV7(), thread.id, request.message ?? '', at));
  }

  private async decide({ source, adviserEmail }: IncomingRequest, property: AskedProperty | null): Promise<Decision> {
    if (property) return { agentId: property.agentId, assigned: why('Conseiller du bien') };
    const chosen = adviserEmail ? await this.chosen(adviserEmail) : undefined;
    if (chosen) return { agentId: chosen.id, assigned: why('Conseiller choisi par le visiteur') };
    if (source === 'contact' || source === 'application') return NOBODY;
    const usual = await this.agents.default();
    return usual ? { agentId: usual.id, assigned: why('Conseiller par défaut') } : NOBODY;
  }

  private async chosen(email: string): Promise<Agent | undefined> {
    return (await this.agents.all()).find((agent) => normaliseEmail(agent.email) === normaliseEmail(email));
  }
}

interface Decision {
  readonly agentId: number | null;
  readonly assigned: Assigned;
}

const why = (sentence: string): Assigned => ({ by: 'system', why: sentence });
const NOBODY: Decision = { agentId: null, assigned: why('Boîte de l’agence') };
const UNWANTED: Decision = { agentId: null, assigned: why('Indésirable : personne ne l’attend') };
