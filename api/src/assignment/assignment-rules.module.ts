import { Module } from '@nestjs/common';
import { Threads } from '@pignon/domain/mailbox/threads';
import { AssignmentRules } from '@pignon/infra/assignment/assignment-rules';
import { StoredRequests } from '@pignon/infra/assignment/stored-requests';
import { AskedProperties } from '@pignon/infra/mailbox/asked-properties';
import { MikroOrmThreads } from '@pignon/infra/mailbox/mikro-orm-threads';
import { provide } from '@pignon/infra/wiring/provide';
import { AssignmentModule } from './assignment.module';
import { AssignmentRulesController } from './assignment-rules.controller';
import { Rerunning } from './rerunning';
import { Simulating } from './simulating';

/** The rules as staff write, try and run them again (E06). */
@Module({
  imports: [AssignmentModule],
  controllers: [AssignmentRulesController],
  providers: [
    provide(AssignmentRules, ({ pool }) => new AssignmentRules(pool)),
    provide(StoredRequests, ({ pool }, properties) => new StoredRequests(pool, properties), AskedProperties),
    provide(AskedProperties, ({ pool }) => new AskedProperties(pool)),
    provide(Threads, () => new MikroOrmThreads()),
    Simulating,
    Rerunning,
  ],
})
export class AssignmentRulesModule {}
