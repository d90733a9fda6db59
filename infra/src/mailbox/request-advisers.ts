import type { Mailbox } from '@pignon/domain/shared/mailer';
import type { Pool } from 'pg';
import { answeringAgent } from '../agents/default-agent';

/** 'nobody': decided so, by a rule or by staff: the agency's mailbox. Null: it was not decided whose it is. */
type RequestAdviser = Mailbox | 'nobody' | null;

/** Who is told of a request by mail, and where it is answered: whose its conversation is, or who stands in for them. */
export class RequestAdvisers {
  constructor(private readonly pool: Pool) {}

  /** `sourceId`: of the request's own row. */
  async of(sourceId: string): Promise<RequestAdviser> {
    const { rows } = await this.pool.query<{ name: string | null; email: string | null; by: string }>(
      `select agent.name, agent.email, thread.assigned ->> 'by' as by from thread asked
       join thread on thread.id = coalesce(asked.merged_into, asked.id)
       left join agent on thread.agent_id is not null and agent.id = ${answeringAgent('thread.agent_id')}
       where asked.source_id = $1`,
      [sourceId],
    );
    const [thread] = rows;
    if (thread?.name && thread.email) return { name: thread.name, address: thread.email };
    return thread && thread.by !== 'system' ? 'nobody' : null;
  }

  /** The conversation of a request; null where it was erased, or none was opened yet. */
  async threadOf(sourceId: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ id: string }>(
      'select coalesce(merged_into, id) as id from thread where source_id = $1',
      [sourceId],
    );
    return rows[0]?.id ?? null;
  }
}
