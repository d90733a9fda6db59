import { currentWork } from '../database/work-in-progress';

/** First of all, so that two who tell the same person of the same property do it one after the other. */
const ONE_BY_ONE = `select pg_advisory_xact_lock(hashtextextended('closing-notice', ?::bigint))`;

const noting = (which: string): string => `
  insert into closing_notice (property_id, thread_id)
  select ?::int, thread.id from thread
  where ${which} and thread.state <> 'spam' and not exists (
    select from closing_notice notice join thread told on told.id = notice.thread_id
    where notice.property_id = ?::int and told.email = thread.email)
  returning thread_id`;

const CLAIM = noting('thread.id = ?::uuid and thread.property_id = ?::int');
const NOTE = noting('thread.id = ?::uuid');

/** Whom the house told that a property is gone: everybody once. */
export class ClosingNotices {
  /** False where they know already, or wait for another property. Belongs to the running unit of work. */
  async claim(propertyId: number, threadId: string): Promise<boolean> {
    await this.oneByOne(propertyId);
    return (await run(CLAIM, [propertyId, threadId, propertyId, propertyId])).length > 0;
  }

  /** The same of a conversation that is known to be about it, whatever it is filed under. */
  async note(propertyId: number, threadId: string): Promise<boolean> {
    await this.oneByOne(propertyId);
    return (await run(NOTE, [propertyId, threadId, propertyId])).length > 0;
  }

  /** Before any conversation is held. */
  async oneByOne(propertyId: number): Promise<void> {
    await run(ONE_BY_ONE, [propertyId]);
  }
}

async function run(sql: string, values: readonly unknown[]): Promise<object[]> {
  const em = await currentWork().loading();
  return await em.getConnection().execute<object[]>(sql, [...values], 'all', em.getTransactionContext());
}
