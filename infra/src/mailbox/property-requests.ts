import {
  type PropertyRequest,
  type PropertyRequestPage,
  REQUESTS_PER_PAGE,
} from '@pignon/domain/mailbox/requests/property-requests';
import type { Pool } from 'pg';

type Dates = 'dueAt' | 'lastAt' | 'createdAt';
type Row = Omit<PropertyRequest, Dates> & { readonly [Name in Dates]: Date | null };

/** Robots' are none. */
const ABOUT = `thread.property_id = $1 and thread.state <> 'spam'`;

const PAGE = `
  select thread.id, thread.source, thread.subject, thread.name, thread.email, thread.state,
    case when agent.id is not null then json_build_object('id', agent.id, 'name', agent.name) end as agent,
    case when meeting.id is not null then json_build_object('startsAt', meeting.starts_at, 'state', meeting.state) end as meeting,
    thread.due_at as "dueAt", thread.last_at as "lastAt", thread.created_at as "createdAt"
  from thread left join agent on agent.id = thread.agent_id left join appointment meeting on meeting.id = thread.source_id
  where ${ABOUT} order by thread.last_at desc, thread.id desc limit $2 offset $3`;

/** What people asked about one property (E04, Demandes). */
export class PropertyRequests {
  constructor(private readonly pool: Pool) {}

  async page(propertyId: number, page: number): Promise<PropertyRequestPage> {
    const [counted, { rows }] = await Promise.all([
      this.pool.query<{ n: number }>(`select count(*)::int as n from thread where ${ABOUT}`, [propertyId]),
      this.pool.query<Row>(PAGE, [propertyId, REQUESTS_PER_PAGE, (page - 1) * REQUESTS_PER_PAGE]),
    ]);
    return { items: rows.map(told), total: counted.rows[0]?.n ?? 0, page };
  }
}

const told = ({ dueAt, lastAt, createdAt, meeting, ...row }: Row): PropertyRequest => ({
  ...row,
  meeting: meeting && { ...meeting, startsAt: new Date(meeting.startsAt).toISOString() },
  dueAt: dueAt?.toISOString() ?? null,
  lastAt: lastAt?.toISOString() ?? '',
  createdAt: createdAt?.toISOString() ?? '',
});
