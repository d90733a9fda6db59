import { currentWork } from '../database/work-in-progress';

/** First of all, so that two who tell the same person of the same property do it one after the other. */
const ONE_BY_ONE = `select pg_advisory_xact_lock(hashtextextended('closing-notice', ?::bigint))`;

const CLAIM = `
  insert into closing_notice (property_id, thread_id)
  select ?::int, thread.id from thread
  where thread.id = ?::uuid and thread.property_id = ?::int and thread.state <> 'spam' and not exists (
    select from closing_notice notice join thread told on told.id = notice.thread_id
    where notice.property_id = ?::int and told.email = thread.email)
  returning thread_id`;

/** Whom the house told that a property is gone: everybody once. */
export class ClosingNotices {
  /** False where they know already, or wait for another property. Belongs to the running unit of work. */
  async claim(propertyId: number, threadId: string): Promise<boolean> {
    const em = await currentWork().loading();
    const run = (sql: string, values: readonly unknown[]): Promise<object[]> =>
      em.getConnection().execute<object[]>(sql, [...values], 'all', em.getTransactionContext());
    await run(ONE_BY_ONE, [propertyId]);
    const claimed = await run(CLAIM, [propertyId, threadId, propertyId, propertyId]);
    return claimed.length > 0;
  }
}
