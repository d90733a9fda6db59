import { AnswersDue, AnswersLate } from '@pignon/domain/mailbox/mailbox-events';
import type { ThreadSource } from '@pignon/domain/mailbox/thread-source';
import type { BusinessCalendar } from '@pignon/domain/promises/business-calendar';
import { remainingTime } from '@pignon/domain/promises/remaining-time';
import type { Mailbox } from '@pignon/domain/shared/mailer';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/transaction';
import { insertEvent } from '../outbox/insert-event';
import { WAITS_FOR_US } from './waiting-in-vain';

/** A request that waits for an answer. */
export interface Waiting {
  readonly id: string;
  readonly agentId: number | null;
  readonly source: ThreadSource;
  readonly subject: string;
  readonly name: string;
  readonly lastAt: Date;
  readonly dueAt: Date;
}

/** As many as one mail can be about; the rest is told of a minute later. */
const MOST = 200;
/** The last fifth of the longest promise, holidays and weekends in it, is nearer than this. */
const NEAR = `interval '8 days'`;
const LEADS = `role = 'manager' and disabled_at is null and not awaits_password`;
const COLUMNS = `id, agent_id as "agentId", source, subject, name, last_at as "lastAt", due_at as "dueAt"`;

/** D07: the adviser hears of what is soon due, the managers of what is late: of each due time once. */
export class PromiseWatch {
  constructor(
    private readonly pool: Pool,
    private readonly calendar: BusinessCalendar,
  ) {}

  /** Records what is to be told now. By whichever process. */
  async look(now = new Date()): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('promises'))`);
      const late = await unheard(client, 'late_due', 'due_at < $1', now);
      for (const managerId of late.length > 0 ? await managersIn(client) : [])
        await insertEvent(client, AnswersLate(managerId ?? 'house', now, { managerId, threadIds: idsOf(late) }));
      await note(client, 'late_due', late);

      const near = await unheard(client, 'warned_due', `due_at >= $1 and due_at < $1 + ${NEAR}`, now);
      const amber = near.filter((thread) => this.isAmber(thread, now));
      for (const agentId of new Set(amber.map((thread) => thread.agentId))) {
        const threadIds = idsOf(amber.filter((thread) => thread.agentId === agentId));
        await insertEvent(client, AnswersDue(String(agentId ?? 'house'), now, { agentId, threadIds }));
      }
      await note(client, 'warned_due', amber);
    });
  }

  /** Of these, those that nobody has answered meanwhile, the most pressing first. */
  async stillWaiting(ids: readonly string[]): Promise<readonly Waiting[]> {
    const { rows } = await this.pool.query<Waiting>(
      `select ${COLUMNS} from thread where id = any($1) and ${WAITS_FOR_US} and due_at is not null order by due_at, id`,
      [ids],
    );
    return rows;
  }

  /** Null where that account leads no more. */
  async managerMailbox(accountId: string): Promise<Mailbox | null> {
    const { rows } = await this.pool.query<Mailbox>(
      `select name, email as address from staff_account where id = $1 and ${LEADS}`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  private isAmber({ lastAt, dueAt }: Waiting, now: Date): boolean {
    return remainingTime({ start: lastAt, due: dueAt, now }, this.calendar).state === 'amber';
  }
}

/** Where nobody leads, the agency itself hears of it. */
async function managersIn(client: PoolClient): Promise<readonly (string | null)[]> {
  const { rows } = await client.query<{ id: string }>(`select id from staff_account where ${LEADS} order by id`);
  return rows.length > 0 ? rows.map(({ id }) => id) : [null];
}

type Told = 'warned_due' | 'late_due';

async function unheard(client: PoolClient, told: Told, when: string, now: Date): Promise<readonly Waiting[]> {
  const { rows } = await client.query<Waiting>(
    `select ${COLUMNS} from thread
     where ${WAITS_FOR_US} and ${when} and ${told} is distinct from due_at order by due_at, id limit ${MOST}
     for no key update skip locked`,
    [now],
  );
  return rows;
}

/** Of the due time that was told: one that has changed since is told of anew. */
async function note(client: PoolClient, told: Told, threads: readonly Waiting[]): Promise<void> {
  if (threads.length === 0) return;
  await client.query(`update thread set ${told} = due_at where id = any($1)`, [idsOf(threads)]);
}

const idsOf = (threads: readonly Waiting[]): readonly string[] => threads.map(({ id }) => id);
