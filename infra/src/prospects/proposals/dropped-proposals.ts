import { obstacleOf } from '@pignon/domain/prospects/proposals/obstacle';
import { type Prepared, ProposalClosed } from '@pignon/domain/prospects/proposals/proposal';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool, PoolClient } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';
import { proposalThread } from './proposal-thread';
import { sayInThread } from './say-in-thread';
import { standingsOf } from './standings';

interface Dropped {
  readonly person: string;
  readonly email: string;
  readonly threadId: string;
  readonly property: { readonly id: number; readonly title: string };
  readonly agentId: number | null;
  /** The account's that made it. */
  readonly by: string | null;
}

const HELD = `select id from dropped_proposal where id = $1 for update`;

const READ = `select prospect.person_id as person, dropped.email, dropped.thread_id as "threadId", property.agent_id as "agentId",
    json_build_object('id', dropped.property_id, 'title', coalesce(property.title, 'bien supprimé')) as property, account.name as by
  from dropped_proposal dropped join prospect using (email) left join property on property.id = dropped.property_id
    left join staff_account account on account.id = dropped.account_id
  where dropped.id = $1`;

/** SQL: the conversation that it stood in, where it may stand there again. */
const STOOD = `select id from thread where id = $1 and email = $2 and state <> 'spam' and merged_into is null
  and not exists (select from proposal where thread_id = thread.id and entry_id is null) for update`;

const TAKE_BACK = `with back as (delete from dropped_proposal where id = $1 returning *)
  insert into proposal (id, property_id, email, thread_id, subject, body, account_id, drafted_at)
  select id, property_id, email, $2, subject, body, account_id, drafted_at from back`;

/** Drafts that were dropped, for as long as that may be taken back. */
export class DroppedProposals {
  constructor(private readonly pool: Pool) {}

  /**
   * As it was, where it was; of a conversation that went with it, in a new one. Null where it is taken back already, or its
   * person is gone. Rejects with ProposalClosed where they may not be written to any more.
   */
  async restore(id: string, line: AuditEntry): Promise<Prepared | null> {
    return await inTransaction(this.pool, async (client) => {
      await client.query(HELD, [id]);
      const { rows } = await client.query<Dropped>(READ, [id]);
      const [dropped] = rows;
      if (!dropped) return null;
      const { person, property } = dropped;
      // As whoever prepares one for them.
      await client.query(`select pg_advisory_xact_lock(hashtext('proposal'), hashtext($1))`, [person]);
      const [standing] = await standingsOf(client, property.id, [person]);
      if (!standing || standing.email !== dropped.email) throw new ProposalClosed();
      const refusal = obstacleOf(standing);
      if (refusal !== null) return { person, threadId: standing.draftIn, refusal };
      const threadId = await threadOf(client, dropped, standing.name);
      await client.query(TAKE_BACK, [id, threadId]);
      await sayInThread(client, threadId, line.accountId, `Brouillon repris : « ${property.title} »`);
      await writeLine(client, { ...line, target: threadId, detail: { property: property.id } });
      return { person, threadId, refusal: null };
    });
  }
}

async function threadOf(client: PoolClient, dropped: Dropped, name: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(STOOD, [dropped.threadId, dropped.email]);
  return rows[0]?.id ?? (await proposalThread(client, { ...dropped, name })).id;
}
