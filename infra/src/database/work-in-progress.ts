import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Aggregate } from '@pignon/domain/shared/aggregate';
import type { LateColumn } from './late-column';

/** What the running unit of work holds so far. A transaction is opened only when something is loaded for change. */
export class WorkInProgress {
  readonly added: Aggregate[] = [];
  readonly late: LateColumn[] = [];
  private transaction: EntityManager | null = null;

  constructor(private readonly fork: () => EntityManager) {}

  async loading(): Promise<EntityManager> {
    if (!this.transaction) {
      this.transaction = this.fork();
      await this.transaction.begin();
    }
    return this.transaction;
  }

  get opened(): EntityManager | null {
    return this.transaction;
  }
}

const running = new AsyncLocalStorage<WorkInProgress>();

export const runWork = <Result>(work: WorkInProgress, run: () => Promise<Result>): Promise<Result> =>
  running.run(work, run);

/** The unit of work that the caller runs in. */
export function currentWork(): WorkInProgress {
  const work = running.getStore();
  if (!work) throw new Error('A repository was called outside a unit of work.');
  return work;
}
