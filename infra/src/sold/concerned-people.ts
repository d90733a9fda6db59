import { type ClosedProperty, type Concerned, type ConcernedPerson, closingMail } from '@pignon/domain/sold/closing';
import type { Pool } from 'pg';
import { SHOWN_CITY } from '../database/views/shown-city';

interface Row extends Omit<ConcernedPerson, 'toldAt'> {
  readonly toldAt: Date | null;
}

/** SQL: whoever waits for property $1, by the conversation that they wait in; one per line and reason. */
const WAITING = `
  select thread.email, thread.name, thread.id as thread, thread.last_at as at, thread.agent_id as agent, 'request' as concern
    from thread where property_id = $1 and state in ('new', 'waiting') and source not in ('access', 'appointment')
  union all
  select client.email, coalesce(request.said ->> 'name', client.name, ''), thread.id, request.requested_at, thread.agent_id,
      case request.state when 'requested' then 'waiting-access' else 'open-access' end
    from access_request request join off_market_client client on client.id = request.client_id
      left join thread on thread.source_id = request.id and thread.state <> 'spam'
    where request.property_id = $1 and not request.quarantined and client.deactivated_at is null
      and (request.state = 'requested' or (request.state = 'approved' and request.expires_at > now()))
  union all
  select meeting.email, meeting.name, thread.id, meeting.booked_at, meeting.agent_id, 'appointment'
    from appointment meeting left join thread on thread.source_id = meeting.id and thread.state <> 'spam'
    where meeting.property_id = $1 and meeting.state = 'booked' and meeting.starts_at > now()`;

/** SQL: of a person the conversation that moved last. */
const CONCERNED = `
  with waiting as (${WAITING})
  select email, (array_agg(name order by at desc) filter (where name <> ''))[1] as name,
    (array_agg(thread order by at desc) filter (where thread is not null))[1] as "threadId",
    (select agent.name from agent where agent.id = (array_agg(waiting.agent order by at desc))[1]) as adviser,
    json_agg(distinct concern) as concerns,
    coalesce((select json_agg(json_build_object('id', meeting.id, 'startsAt', meeting.starts_at, 'version', meeting.version,
        'adviser', agent.name) order by meeting.starts_at)
      from appointment meeting left join agent on agent.id = meeting.agent_id
      where meeting.property_id = $1 and meeting.email = waiting.email and meeting.state = 'booked'
        and meeting.starts_at > now()), '[]') as appointments,
    (select max(notice.at) from closing_notice notice join thread told on told.id = notice.thread_id
      where notice.property_id = $1 and told.email = waiting.email) as "toldAt"
  from waiting group by email order by min(at) desc, email limit 500`;

/** Who wants to know that a property is sold or let (E04, 'Marquer vendu'). */
export class ConcernedPeople {
  constructor(private readonly pool: Pool) {}

  /** Null where there is no such property. */
  async of(propertyId: number): Promise<Concerned | null> {
    const property = await this.closed(propertyId);
    if (!property) return null;
    const { rows } = await this.pool.query<Row>(CONCERNED, [propertyId]);
    return {
      people: rows.map((row) => ({
        ...row,
        name: row.name ?? '',
        appointments: row.appointments.map((one) => ({ ...one, startsAt: new Date(one.startsAt).toISOString() })),
        toldAt: row.toldAt?.toISOString() ?? null,
      })),
      mail: { sold: closingMail(property, 'sold', ''), rented: closingMail(property, 'rented', '') },
    };
  }

  async closed(propertyId: number): Promise<(ClosedProperty & { status: string }) | null> {
    const { rows } = await this.pool.query<ClosedProperty & { status: string }>(
      `select title, ${SHOWN_CITY} as city, status, not internal_only and unpublished_at is null as named from property where id = $1 and deleted_at is null`,
      [propertyId],
    );
    return rows[0] ?? null;
  }
}
