import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '@pignon/domain/shared/domain-event';
import { Pool } from 'pg';
import { untilWritten } from '@pignon/infra/database/away/until-written';
import { PostgresUnitOfWork } from '@pignon/infra/database/postgres-unit-of-work';
import { type ClaimedEffect, Effects } from '@pignon/infra/outbox/effects';
import { EventRow } from '@pignon/infra/outbox/event.schema';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import type { Sabotage } from '../options';
import { wrap } from './patch';

/** A preload that takes one protection away. A storm that stays green without it proves nothing. */
const SABOTAGES: Readonly<Record<Sabotage, () => void>> = {
  /** Whoever asks gets the effect, and whoever comes late still writes its end. */
  lease() {
    wrap(Pool.prototype, 'query', (run, _, args) => {
      if (typeof args[0] === 'string' && args[0].includes('update effect set'))
        args[0] = args[0]
          .replace(
            / and \(lease_until is null or lease_token = \$2 .*\)(?=\s+returning effect\.id)/,
            ' and $4::float > 0',
          )
          .replace('and lease_token = $2 returning id, kind', 'and $2::uuid is not null returning id, kind');
      return run();
    });
  },
  /** Whoever cannot note what they did has failed, and does it again. */
  end() {
    wrap(Effects.prototype, 'finish', async (run, self, [effect, state]) => {
      try {
        return await run();
      } catch (error) {
        if (state !== 'done') throw error;
        const end = { outcome: 'error', code: null, message: 'not noted' };
        return await untilWritten(() => self.retry(effect as ClaimedEffect, 0.5, end, true));
      }
    });
  },
  key() {
    const { run: plain } = PostgresUnitOfWork.prototype;
    wrap(PostgresUnitOfWork.prototype, 'run', (_, self, [, work]) => plain.call(self, null, work as never));
  },
  /** Drawn, they say. */
  sheet() {
    wrap(SheetStore.prototype, 'write', () => Promise.resolve());
  },
  /** The usual way: commit first, tell the others afterwards. */
  outbox() {
    wrap(PostgresUnitOfWork.prototype, 'insertAll', async (run, self, [progress]) => {
      const { added } = progress as { added: readonly { takeEvents(): DomainEvent[] }[] };
      const facts = added.flatMap((aggregate) => aggregate.takeEvents());
      const stored = await run();
      if (!stored) void sleep(300).then(() => insertLate((self as unknown as { pool: Pool }).pool, facts));
      return stored;
    });
  },
};

async function insertLate(pool: Pool, facts: readonly DomainEvent[]): Promise<void> {
  for (const { id, name, version, aggregate, aggregateId, payload, occurredAt } of facts.map((f) => new EventRow(f)))
    await pool.query(
      'insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, name, version, aggregate, aggregateId, payload, occurredAt],
    );
}

SABOTAGES[process.env.SABOTAGE as Sabotage]();
