import { undecided, type Undecided } from '@pignon/domain/assignment/undecided';
import type { ContactDetails } from '@pignon/domain/contact/contact-message';
import { messageRequest } from '@pignon/domain/mailbox/requests/message-request';
import type { EstimationContact, EstimationDetails } from '@pignon/domain/estimations/estimation-details';
import { estimationRequest } from '@pignon/domain/mailbox/requests/estimation-request';
import type { ThreadSource } from '@pignon/domain/mailbox/thread-source';
import type { Pool } from 'pg';
import type { AskedProperties } from '../mailbox/asked-properties';
import { WAITS_FOR_US } from '../mailbox/waiting-in-vain';

interface StoredThread {
  readonly id: string;
  readonly source: ThreadSource;
  readonly email: string;
  readonly propertyId: number | null;
  readonly createdAt: Date;
  readonly message: ContactDetails | null;
  readonly contact: EstimationContact | null;
  readonly submission: EstimationDetails | null;
}

/** A request that is there already, as it would come in today. */
export interface StoredRequest {
  readonly asked: Undecided;
  readonly createdAt: Date;
}

const READ = `select thread.id, thread.source, thread.email, thread.property_id as "propertyId", thread.created_at as "createdAt",
    message.details as message, estimation.contact, estimation.submission
  from thread left join contact_message message on message.id = source_id left join estimation on estimation.id = source_id
  where thread.id = $1`;

export class StoredRequests {
  constructor(
    private readonly pool: Pool,
    private readonly properties: AskedProperties,
  ) {}

  async byThread(threadId: string): Promise<StoredRequest | null> {
    const { rows } = await this.pool.query<StoredThread>(READ, [threadId]);
    const [thread] = rows;
    if (!thread) return null;
    const property = await this.properties.byId(thread.propertyId);
    return { asked: undecided(asRequest(thread), property), createdAt: thread.createdAt };
  }

  /** Nobody's, and waited for: oldest first. */
  async unassigned(): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from thread where ${WAITS_FOR_US} and agent_id is null order by created_at, id`,
    );
    return rows.map(({ id }) => id);
  }
}

/** What staff have since linked to it or called it holds. */
function asRequest({ id, source, email, message, contact, submission }: StoredThread) {
  const said = message
    ? messageRequest({ id, details: message, quarantined: false })
    : contact && estimationRequest({ id, contact, submission, quarantined: false });
  return { ...said, source, email };
}
