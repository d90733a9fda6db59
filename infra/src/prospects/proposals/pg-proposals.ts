import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { filled } from '@pignon/domain/mailbox/templates/template-variables';
import { obstacleOf } from '@pignon/domain/prospects/proposals/obstacle';
import { NotOffered, type Prepared } from '@pignon/domain/prospects/proposals/proposal';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool, PoolClient } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';
import type { TemplateValuesReading } from '../../mailbox/templates/template-values';
import { OFFERED } from '../pg-matches';
import { type ProposalThread, proposalThread } from './proposal-thread';
import { sayInThread } from './say-in-thread';
import { standingsOf } from './standings';

interface Offered {
  readonly id: number;
  readonly title: string;
  /** Whose account writes; of an account that is no adviser's, who answers for the property. */
  readonly agentId: number | null;
  /** The account's. */
  readonly by: string | null;
}

const READ = `select property.id, title, account.name as by,
    coalesce((select min(agent.id) from agent where lower(agent.email) = lower(account.email)), property.agent_id) as "agentId"
  from property left join staff_account account on account.id = $2::uuid where property.id = $1 and ${OFFERED}`;

/** D14: one press writes a draft to each of those chosen; a person sends it, or drops it. */
export class PgProposals {
  constructor(
    private readonly pool: Pool,
    private readonly values: TemplateValuesReading,
  ) {}

  /** Each by itself: one that may not be written to does not hold up the others. Rejects with NotOffered. */
  async prepare(
    property: number,
    template: ReplyTemplate,
    people: readonly string[],
    line: AuditEntry,
  ): Promise<readonly Prepared[]> {
    const { rows } = await this.pool.query<Offered>(READ, [property, line.accountId]);
    const [offered] = rows;
    if (!offered) throw new NotOffered();
    const prepared: Prepared[] = [];
    for (const person of people) prepared.push(await this.one(offered, template, person, line));
    return prepared;
  }

  private one(property: Offered, template: ReplyTemplate, person: string, line: AuditEntry): Promise<Prepared> {
    return inTransaction(this.pool, async (client) => {
      // Whoever presses at the same time sees the draft of the first.
      await client.query(`select pg_advisory_xact_lock(hashtext('proposal'), hashtext($1))`, [person]);
      const [standing] = await standingsOf(client, property.id, [person]);
      if (!standing)
        return {
          person,
          threadId: null,
          refusal: 'Cette personne n’est plus là : ses données ont été effacées ou fusionnées',
        };
      const refusal = obstacleOf(standing);
      const { email, name } = standing;
      if (refusal !== null || email === null) return { person, threadId: standing.draftIn, refusal };
      const { agentId, by } = property;
      const thread = await proposalThread(client, { email, name, property, agentId, by });
      await this.draft(client, { property, template, thread, email, name, account: line.accountId });
      await writeLine(client, { ...line, target: thread.id, detail: { property: property.id } });
      return { person, threadId: thread.id, refusal: null };
    });
  }

  private async draft(
    client: PoolClient,
    { property, template, thread, email, name, account }: Drafted,
  ): Promise<void> {
    const about = { name, propertyId: property.id, agentId: thread.agentId ?? property.agentId };
    const known = (await this.values.about(about, account ?? '')) ?? {};
    await client.query(
      `insert into proposal (property_id, email, thread_id, subject, body, account_id) values ($1, $2, $3, $4, $5, $6)`,
      [
        property.id,
        email,
        thread.id,
        filled(template.subject, known) || thread.subject,
        filled(template.body, known),
        account,
      ],
    );
    await sayInThread(client, thread.id, account, `Brouillon préparé : « ${property.title} »`);
  }
}

interface Drafted {
  readonly property: Offered;
  readonly template: ReplyTemplate;
  readonly thread: ProposalThread;
  readonly email: string;
  readonly name: string;
  readonly account: string | null;
}
