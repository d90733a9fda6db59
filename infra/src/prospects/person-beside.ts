import type { Criteria } from '@pignon/domain/prospects/criteria/criteria';
import { type AskedProperty, criteriaOf } from '@pignon/domain/prospects/criteria/criteria-asked';
import type { StaffPerson } from '@pignon/domain/prospects/staff-person';

/** SQL: each agreement that whoever has this address, or `any(addresses)`, gave. */
export const GIVEN_CONSENTS = (email: string): string => `select given.consent, given.at from (
    select details->'consent' as consent, received_at as at from contact_message where email = ${email}
    union all select coalesce(submission, contact)->'consent', coalesce(submitted_at, started_at)
      from estimation where email = ${email}
    union all select request.consent, requested_at from access_request request
      join off_market_client client on client.id = client_id where client.email = ${email}
    union all select consent, booked_at from appointment where email = ${email}
    union all select consent, resubscribed_at from unsubscription where email = ${email} and resubscribed_at is not null
  ) given where given.consent is not null and given.consent <> 'null'::jsonb`;

/** SQL: of `thread`, that whoever it is with asks about its property: not one that was proposed to them, nor their own. */
export const ASKS = `source not in ('proposal', 'estimation')`;

/** SQL: what of a prospect `kept` stands beside their row; each by an index on the addresses, or on the number. */
export const BESIDE = `left join lateral (
    select array_agg(email) as emails, array_agg(email order by email) filter (where id <> kept.id) as others
    from prospect same where same.person_id = kept.id
  ) own on true
  left join lateral (
    select max(last_at) as last_at, array_agg(distinct source) filter (where source <> 'proposal') as sources,
      (array_agg(agent_id order by last_at desc) filter (where agent_id is not null))[1] as agent_id
    from thread where thread.email = any(own.emails)
  ) talk on true
  left join agent on agent.id = talk.agent_id
  left join lateral (
    select company from off_market_client client where client.email = any(own.emails)
    order by company is null, client.email <> kept.email limit 1
  ) client on true
  left join lateral (
    select (coalesce(submission, contact)->>'isOwner')::boolean as is_owner,
      coalesce(submission, contact)->>'urgencyLevel' as urgency
    from estimation where estimation.email = any(own.emails) and not quarantined order by started_at desc limit 1
  ) estimated on true
  left join lateral (
    select consent || jsonb_build_object('at', at) as consent
    from (${GIVEN_CONSENTS('any(own.emails)')}) agreed order by at desc limit 1
  ) agreed on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('transaction', transaction_type, 'nature', nature, 'cityKey', city_key,
      'price', price_cents / 100.0, 'surface', surface_m2, 'occupancy', occupancy_status) order by property.id) as properties
    from property where property.id in (select property_id from thread
      where thread.email = any(own.emails) and property_id is not null and state <> 'spam' and ${ASKS})
  ) wanted on true
  left join lateral (
    select details->'sought' as criteria from thread join contact_message message on message.id = thread.source_id
    where thread.email = any(own.emails) and thread.source = 'chat' and thread.state <> 'spam' and details ? 'sought'
    order by received_at desc limit 1
  ) chatted on true
  left join prospect_criteria noted on noted.prospect_id = kept.id
  left join lateral (
    select array_agg(distinct property.title) as titles from access_device device
      join access_request request on request.id = request_id join off_market_client client on client.id = client_id
      join property on property.id = property_id
    where client.email = any(own.emails) and opened_at is not null
  ) viewed on true
  left join lateral (
    select log.at, account.name as by from audit_log log left join staff_account account on account.id = log.account_id
    where log.target = kept.id::text and log.action = 'prospects.stage' order by log.id desc limit 1
  ) move on true`;

export const PERSON = `kept.id, kept.email, coalesce(own.others, '{}') as "otherEmails", kept.name, kept.phone, client.company, estimated.is_owner as "isOwner",
  estimated.urgency as temperature, coalesce(talk.sources, '{}') as sources,
  coalesce(talk.last_at, kept.created_at) as "lastAt", agent.name as adviser, kept.stage, kept.lost_reason as "lostReason",
  case when move.at is not null then jsonb_build_object('at', move.at, 'by', move.by) end as moved,
  (select max(at) from unsubscription where email = any(own.emails) and resubscribed_at is null) as "unsubscribedAt",
  agreed.consent, kept.version, coalesce(viewed.titles, '{}') as viewed,
  coalesce(wanted.properties, '[]') as wanted, chatted.criteria as sought,
  case when noted.prospect_id is not null
    then jsonb_build_object('criteria', noted.criteria, 'version', noted.version) end as noted`;

export type PersonRow = Omit<StaffPerson, 'profile' | 'criteria'> & {
  readonly isOwner: boolean | null;
  readonly wanted: readonly AskedProperty[];
  readonly sought: Criteria | null;
  readonly noted: { readonly criteria: Criteria; readonly version: number } | null;
};

const PROFILE = new Map([
  [true, 'owner'],
  [false, 'tenant'],
] as const);

export const toPerson = ({ isOwner, wanted, sought, noted, ...row }: PersonRow): StaffPerson => ({
  ...row,
  profile: (isOwner !== null && PROFILE.get(isOwner)) || null,
  criteria: criteriaOf(noted, wanted, sought),
});
