import type { Colleague, ThreadTask } from '@pignon/domain/mailbox/tasks/thread-task';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { Pool, PoolClient } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';
import { OF_THE_HOUSE } from '../colleagues';
import { withParts } from '../joining/thread-lines';

export interface NewTask {
  readonly title: string;
  readonly dueOn: string | null;
  readonly accountId: string;
}

/** Tasks of conversations. Each change stands in the timeline, and who made it in the audit. */
export class ThreadTasks {
  constructor(private readonly pool: Pool) {}

  async colleagues(): Promise<readonly Colleague[]> {
    return (await this.pool.query<Colleague>(`select id, name from ${OF_THE_HOUSE} order by name, id`)).rows;
  }

  /** Those that are to be done first, by their day. */
  async of(threadId: string): Promise<readonly ThreadTask[]> {
    const { rows } = await this.pool.query<Omit<ThreadTask, 'doneAt'> & { readonly doneAt: Date | null }>(
      `select task.id, title, to_char(due_on, 'YYYY-MM-DD') as "dueOn", done_at as "doneAt",
         json_build_object('id', account_id, 'name', account.name) as who
       from thread_task task left join staff_account account on account.id = account_id
       where thread_id in (${withParts('$1::uuid')}) order by done_at is not null, due_on nulls last, task.id`,
      [threadId],
    );
    return rows.map(({ doneAt, ...task }) => ({ ...task, doneAt: doneAt?.toISOString() ?? null }));
  }

  /** `key`: of the intention, which makes one task however often it is sent. False: no such conversation or colleague. */
  async add(threadId: string, { title, dueOn, accountId }: NewTask, key: string, line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ name: string }>(`select name from ${OF_THE_HOUSE} and id = $1`, [
        accountId,
      ]);
      if (!rows[0]) return false;
      const made = await client.query(
        `insert into thread_task (id, thread_id, title, due_on, account_id, created_by)
         select $1, id, $3, $4::date, $5, $6 from thread where id = $2 on conflict (id) do nothing`,
        [key, threadId, title, dueOn, accountId, line.accountId],
      );
      if (made.rowCount === 0)
        return (
          (await client.query('select 1 from thread_task where id = $1 and thread_id = $2', [key, threadId]))
            .rowCount === 1
        );
      await tell(client, threadId, `Tâche pour ${rows[0].name}\u00a0: ${title}`, line);
      return true;
    });
  }

  /** Done, or to be done after all; once, however often it is said. False: there is none. */
  async finish(threadId: string, id: string, done: boolean, line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ title: string }>(
        `update thread_task set done_at = case when $3 then now() end, done_by = case when $3 then $4::uuid end
         where thread_id in (${withParts('$1::uuid')}) and id = $2 and (done_at is null) = $3 returning title`,
        [threadId, id, done, line.accountId],
      );
      if (rows[0]) {
        await tell(
          client,
          threadId,
          `${done ? 'Tâche faite' : 'Tâche à faire de nouveau'}\u00a0: ${rows[0].title}`,
          line,
        );
        return true;
      }
      return (
        (
          await client.query(`select 1 from thread_task where thread_id in (${withParts('$1::uuid')}) and id = $2`, [
            threadId,
            id,
          ])
        ).rowCount === 1
      );
    });
  }
}

async function tell(client: PoolClient, threadId: string, what: string, line: AuditEntry): Promise<void> {
  await client.query(
    `insert into thread_entry (id, thread_id, kind, at, account_id, body, version) values ($1, $2, 'event', now(), $3, $4, 0)`,
    [uuidV7(), threadId, line.accountId, what],
  );
  await writeLine(client, { ...line, target: threadId });
}
