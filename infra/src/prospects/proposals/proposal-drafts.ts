import { obstacleOf } from '@pignon/domain/prospects/proposals/obstacle';
import { ProposalClosed, ProposalGone } from '@pignon/domain/prospects/proposals/proposal';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';
import { currentWork } from '../../database/work-in-progress';
import { sayInThread } from './say-in-thread';
import { standingsOf } from './standings';

interface Waiting {
  readonly propertyId: number;
  readonly personId: string;
  readonly email: string;
}

const WAITING = `select proposal.property_id as "propertyId", prospect.person_id as "personId", proposal.email
  from proposal join prospect using (email) where proposal.id = $1 and thread_id = $2 and entry_id is null`;

const DROP = `with dropped as (delete from proposal where id = $1 and entry_id is null returning *), kept as (
    insert into dropped_proposal (id, property_id, email, thread_id, subject, body, account_id, drafted_at)
    select id, property_id, email, thread_id, subject, body, account_id, drafted_at from dropped)
  select thread_id as "threadId", (select title from property where property.id = property_id) as title from dropped`;

/** Proposals that wait to be sent. */
export class ProposalDrafts {
  constructor(private readonly pool: Pool) {}

  /**
   * In the running unit of work: it goes out as this entry, whose words are from now on the only ones. Rejects with
   * ProposalGone, and with ProposalClosed where they may not be written to any more.
   */
  async send(id: string, threadId: string, entryId: string): Promise<void> {
    const { rows } = await this.pool.query<Waiting>(WAITING, [id, threadId]);
    const [waiting] = rows;
    if (!waiting) throw new ProposalGone();
    const [standing] = await standingsOf(this.pool, waiting.propertyId, [waiting.personId]);
    // The draft itself is no obstacle to its own sending, and an off-market one goes to no other address.
    if (!standing || standing.email !== waiting.email || obstacleOf({ ...standing, draftIn: null }))
      throw new ProposalClosed();
    const em = await currentWork().loading();
    const sent = await em
      .getConnection()
      .execute<object[]>(
        `update proposal set entry_id = ?, sent_at = now(), subject = '', body = '' where id = ? and entry_id is null returning id`,
        [entryId, id],
        'all',
        em.getTransactionContext(),
      );
    if (sent.length === 0) throw new ProposalGone();
  }

  /** What nobody ever said anything in goes with it. It can be taken back (DroppedProposals). False where it is sent or dropped already. */
  async drop(id: string, line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ threadId: string; title: string | null }>(DROP, [id]);
      const [dropped] = rows;
      if (!dropped) return false;
      const { threadId, title } = dropped;
      const { rowCount } = await client.query(
        `delete from thread where id = $1 and source = 'proposal'
           and not exists (select from thread_entry where thread_id = $1 and kind <> 'event')`,
        [threadId],
      );
      if (rowCount === 0)
        await sayInThread(client, threadId, line.accountId, `Brouillon abandonné : « ${title ?? 'bien supprimé'} »`);
      await writeLine(client, { ...line, target: threadId });
      return true;
    });
  }
}
