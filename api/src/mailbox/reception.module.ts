import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Threads } from '@pignon/domain/mailbox/threads';
import { createAgents } from '@pignon/infra/agents/create-agents';
import { Clock } from '@pignon/domain/shared/clock';
import { Deciding } from '@pignon/infra/assignment/deciding';
import { AskedProperties } from '@pignon/infra/mailbox/asked-properties';
import { HouseReception } from '@pignon/infra/assignment/house-reception';
import { MikroOrmThreads } from '@pignon/infra/mailbox/mikro-orm-threads';
import { provide } from '@pignon/infra/wiring/provide';
import { AssignmentModule } from '../assignment/assignment.module';

/** What every form that comes in stands on. */
@Module({
  imports: [AssignmentModule],
  providers: [
    { provide: Reception, useExisting: HouseReception },
    provide(
      HouseReception,
      (_, ...house: [Threads, AskedProperties, Deciding, Clock]) => new HouseReception(...house),
      Threads,
      AskedProperties,
      Deciding,
      Clock,
    ),
    provide(Agents, createAgents),
    provide(AskedProperties, ({ pool }) => new AskedProperties(pool)),
    provide(Threads, () => new MikroOrmThreads()),
  ],
  exports: [Reception, HouseReception, Threads, Agents, AskedProperties],
})
export class ReceptionModule {}
