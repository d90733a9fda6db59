import { replySubject } from '@pignon/domain/mailbox/replies/reply-subject';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { PoolClient } from 'pg';

interface Addressed {
  readonly email: string;
  readonly name: string;
  readonly property: { readonly id: number; readonly title: string };
  readonly agentId: number | null;
  /** The account's. */
  readonly by: string | null;
}

export interface ProposalThread {
  readonly id: string;
  /** Of a mail that says none of its own. */
  readonly subject: string;
  readonly agentId: number | null;
}

/** SQL: their last conversation, wanted or not: of a candidate's papers nothing else is spoken, and a draft is alone in its own. */
const STANDING = `select id, subject, agent_id as "agentId" from thread
  where email = $1 and state <> 'spam' and source <> 'application' and merged_into is null
    and not exists (select from proposal where thread_id = thread.id and entry_id is null)
  order by last_at desc, id desc limit 1 for update`;

/** Out of sight until it is sent: nobody waits in it. */
const OPENED = `insert into thread (id, source, subject, email, name, property_id, agent_id, assigned, state, unread, created_at,
    last_at, version)
  values ($1, 'proposal', $2, $3, $4, $5, $6, $7, 'archived', false, now(), now(), 1)`;

/** The conversation in which a proposal is made: theirs, or a new one. */
export async function proposalThread(
  client: PoolClient,
  { email, name, property, agentId, by }: Addressed,
): Promise<ProposalThread> {
  const { rows } = await client.query<ProposalThread>(STANDING, [email]);
  const [standing] = rows;
  if (standing) return { ...standing, subject: replySubject(standing.subject) };
  const id = uuidV7();
  const assigned = { by: 'staff', why: by ? `${by} propose un bien` : 'Proposition d’un bien' };
  await client.query(OPENED, [id, property.title, email, name, property.id, agentId, JSON.stringify(assigned)]);
  return { id, subject: property.title, agentId };
}
