import type { AccessState } from '@pignon/domain/off-market/access-request';
import type { ShownAccessState, StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import type { ClosedProperty } from '@pignon/domain/sold/closing';
import type { Ended } from '@pignon/domain/sold/ended';
import type { Pool } from 'pg';
import { SHOWN_CITY } from '../database/views/shown-city';
import { ENDED } from '../sold/ended';

export interface AccessRecord {
  readonly id: string;
  readonly state: AccessState;
  readonly edition: number;
  readonly expiresAt: Date | null;
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly property: {
    readonly id: number;
    readonly title: string;
    readonly city: string;
    /** Removed, no longer offered, or its owner's authorisation taken back (F46): nobody outside the house is told of it. */
    readonly withdrawn: boolean;
  } | null;
  /** Of the adviser, where a property is meant and has one. */
  readonly agentId: number | null;
  /** On which its link was opened. */
  readonly devices: number;
}

export interface EndedProperty extends ClosedProperty {
  readonly id: number;
  readonly ended: Ended;
}

/** What this request said of its sender; where it said nothing, what is kept of the client. Never a mixture. */
const PERSON = ['name', 'phone', 'company']
  .map((word) => `case when request.said is null then client.${word} else request.said ->> '${word}' end as ${word}`)
  .join(', ');

const PROPERTY = `left join property on property.id = request.property_id`;
const CLIENT = `access_request request join off_market_client client on client.id = request.client_id`;

const DEVICES = `(select count(*)::int from access_device device
  where device.request_id = request.id and device.edition = request.edition)`;

/** Nobody reads further. */
const MOST_LISTED = 1000;

/** Reads for the workers and for the staff: rows, no aggregates. */
export class AccessRecords {
  constructor(private readonly pool: Pool) {}

  async byId(id: string): Promise<AccessRecord> {
    const { rows } = await this.pool.query<AccessRecord>(
      `select request.id, request.state, request.edition, request.expires_at as "expiresAt",
         client.email, ${PERSON}, property.agent_id as "agentId", ${DEVICES} as devices,
         case when property.id is not null
           then json_build_object('id', property.id, 'title', property.title,
             'city', ${SHOWN_CITY},
             'withdrawn', deleted_at is not null or unpublished_at is not null or internal_only or (gated and not available)) end as property
       from ${CLIENT} ${PROPERTY} where request.id = $1`,
      [id],
    );
    if (!rows[0]) throw new Error(`Demande d’accès ${id} introuvable`);
    return rows[0];
  }

  /** Who made a request what it is now; null when nobody did, or it cannot be told. */
  async decidedBy(id: string, state: ShownAccessState): Promise<string | null> {
    const actions = ACTIONS[state];
    if (!actions) return null;
    const { rows } = await this.pool.query<{ name: string }>(
      `select account.name from audit_log log join staff_account account on account.id = log.account_id
         join access_request request on request.id::text = log.target
       where log.target = $1 and log.action = any ($2)
       order by abs(extract(epoch from log.at - request.decided_at)) limit 1`,
      [id, actions],
    );
    return rows[0]?.name ?? null;
  }

  /** How many of the list wait for a decision; of a property that is gone there is none to take. */
  async waiting(): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>(
      `select count(*)::int as n from (select from ${CLIENT} ${PROPERTY}
         where ${STATE} = 'requested' and ${ENDED} is null limit ${MOST_LISTED}) waiting`,
    );
    return rows[0]?.n ?? 0;
  }

  /** Of which property that is gone a request is; null where it still can be had, or none is meant. */
  async ended(id: string): Promise<EndedProperty | null> {
    const { rows } = await this.pool.query<EndedProperty>(
      `select property.id, property.title, ${SHOWN_CITY} as city, ${ENDED} as ended,
         not internal_only and unpublished_at is null and deleted_at is null as named
       from access_request request join property on property.id = request.property_id
       where request.id = $1 and ${ENDED} is not null`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Those of one person that wait for a property that is gone. */
  async waitingInVain(propertyId: number, threadId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select request.id from ${CLIENT} ${PROPERTY} join thread on thread.email = client.email
       where request.property_id = $1 and thread.id = $2 and ${STATE} = 'requested' and ${ENDED} is not null`,
      [propertyId, threadId],
    );
    return rows.map(({ id }) => id);
  }

  /** Newest first; those that wait for a decision before all others, and before those that wait in vain. */
  async all(): Promise<readonly StaffAccessRequest[]> {
    const { rows } = await this.pool.query<StaffRow>(
      `select request.id, request.client_id as "clientId", client.email, ${PERSON},
         request.property_id as "propertyId", property.title as "propertyTitle", property.city as "propertyCity", ${ENDED} as ended,
         ${STATE} as state,
         request.requested_at as "requestedAt", request.decided_at as "decidedAt", request.expires_at as "expiresAt",
         request.edition, request.refusal_reason as "refusalReason",
         ${DEVICES} as devices,
         (select max(opened_at) from access_device device where device.request_id = request.id) as "openedAt"
       from ${CLIENT} ${PROPERTY}
       order by ${STATE} = 'requested' and ${ENDED} is null desc, ${STATE} = 'requested' desc, request.requested_at desc, request.id desc limit ${MOST_LISTED}`,
    );
    return rows.map((row) => ({
      ...row,
      requestedAt: row.requestedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      openedAt: row.openedAt?.toISOString() ?? null,
    }));
  }
}

/** Refusing what is open revokes it, and so does shutting its client out. */
const ACTIONS: Partial<Readonly<Record<ShownAccessState, readonly string[]>>> = {
  approved: ['off-market.approve'],
  refused: ['off-market.refuse', 'off-market.close'],
  revoked: ['off-market.revoke', 'off-market.refuse', 'off-market.deactivate'],
  deactivated: ['off-market.deactivate'],
};

const STATE = `case
  when request.quarantined then 'quarantined'
  when request.state = 'requested' then 'requested'
  when client.deactivated_at is not null then 'deactivated'
  when request.state = 'approved' and request.expires_at <= now() then 'expired'
  else request.state end`;

type Dates = 'requestedAt' | 'decidedAt' | 'expiresAt' | 'openedAt';

interface StaffRow extends Omit<StaffAccessRequest, Dates> {
  readonly state: ShownAccessState;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly openedAt: Date | null;
}
