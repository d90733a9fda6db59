import type { EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import { Aggregate } from '@pignon/domain/shared/aggregate';
import { EventRow } from './event.schema';

/** The flush hook: facts that aggregates recorded go into the same flush. No handler mentions the outbox. */
export class RecordedEvents implements EventSubscriber {
  onFlush({ uow }: FlushEventArgs): Promise<void> {
    for (const { entity } of uow.getChangeSets()) {
      if (!(entity instanceof Aggregate)) continue;
      for (const event of entity.takeEvents()) uow.computeChangeSet(new EventRow(event));
    }
    return Promise.resolve();
  }
}
