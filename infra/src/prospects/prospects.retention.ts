import type { RetentionRule } from '../retention/retention-rule';

/** Each contact that a person made, whatever form it came through; opening a link is one, reading a mail is none. */
const CONTACTS = `select email, greatest(started_at, submitted_at) as at from estimation
  union all select email, received_at from contact_message
  union all select email, greatest(booked_at, starts_at) from appointment
  union all select email, created_at from prospect
  union all select email, said_at from prospect_words
  union all select thread.email, entry.at from thread_entry entry join thread on thread.id = thread_id
    where entry.kind = 'received' or (entry.kind = 'request' and thread.source_id is null)
  union all select client.email, greatest(client.registered_at, request.requested_at, device.opened_at)
    from off_market_client client
    left join access_request request on request.client_id = client.id
    left join access_device device on device.request_id = request.id`;

/** Whoever wrote under one of their addresses has made contact, under whichever. */
const PEOPLE = `select email, max(last) over (partition by coalesce(person_id::text, email)) as last
  from (select email, max(at) as last from (${CONTACTS}) contact group by email) contact
  left join prospect using (email)`;

const BATCH = 500;
const PAST = `from (${PEOPLE}) people where last < $1`;

/** Three years from the last contact that the person made (CNIL; the privacy page), then all that is kept of them. */
export const prospectsRetention: RetentionRule = {
  name: 'prospects',
  keptFor: '3 years',
  batch: BATCH,
  past: `select last as at ${PAST}`,
  remove: `with past as materialized (
      select email ${PAST} limit ${BATCH}
    ), estimations as (delete from estimation using past where estimation.email = past.email
    ), messages as (delete from contact_message using past where contact_message.email = past.email
    ), meetings as (delete from appointment using past where appointment.email = past.email
    ), conversations as (delete from thread using past where thread.email = past.email
    ), words as (delete from prospect_words using past where prospect_words.email = past.email
    ), unsubscriptions as (delete from unsubscription using past where unsubscription.email = past.email
    ), prospects as (delete from prospect using past where prospect.email = past.email
    ), requests as (
      delete from access_request request using off_market_client client, past
      where request.client_id = client.id and client.email = past.email
    ), clients as (delete from off_market_client client using past where client.email = past.email)
    select count(*)::int as removed from past`,
  oldest: `select min(last) as oldest from (${PEOPLE}) people`,
};
