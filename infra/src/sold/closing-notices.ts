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

/**
 * What staff booked has no conversation, for nobody asked: answered as soon as it stands, as old as the appointment, that of
 * its adviser.
 */
const OPEN = `
  insert into thread (id, source, source_id, subject, email, name, phone, property_id, agent_id, assigned, state, unread, created_at, last_at, version)
  select uuidv7(), 'appointment', id, ?, email, name, phone, property_id, agent_id, ?::jsonb, 'answered', false, booked_at, now(), 1
  from appointment where id = ?::uuid and property_id = ?::int
  on conflict (source_id) do nothing`;
const OPENED = 'select id from thread where source_id = ?::uuid';
const ASSIGNED = JSON.stringify({ by: 'system', why: 'Conseiller du rendez-vous' });

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

  /** The conversation that an appointment about it is told in, opened where there is none; null where it is about another one. */
  async ofMeeting(propertyId: number, meetingId: string): Promise<string | null> {
    await this.oneByOne(propertyId);
    await run(OPEN, ['Votre rendez-vous', ASSIGNED, meetingId, propertyId]);
    const [opened] = await run<{ readonly id: string }>(OPENED, [meetingId]);
    return opened?.id ?? null;
  }

  /** Before any conversation is held. */
  async oneByOne(propertyId: number): Promise<void> {
    await run(ONE_BY_ONE, [propertyId]);
  }
}

async function run<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const em = await currentWork().loading();
  return await em.getConnection().execute<Row[]>(sql, [...values], 'all', em.getTransactionContext());
}
