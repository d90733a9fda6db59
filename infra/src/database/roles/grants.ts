import { API_ROLE, DATA_ROLE, STAFF_ROLE, WORKERS_ROLE } from './role-names';

/** Where a property exactly lies: no row that api reads for the public may hold it (security rows 20 to 23). */
export const POSITIONS: readonly string[] = ['address', 'latitude', 'longitude'];

/** Tables that are nobody's but the owner's and whom a line below names. */
export const APART: readonly string[] = [
  'audit_log',
  'enabled_role',
  'geocoded',
  'idempotency_key',
  'mikro_orm_migrations',
  'photo_source',
  'post_address',
  'property',
  'property_address',
  'property_document',
  'property_import',
  'property_import_row',
  'property_revision',
  'property_seen',
  'rate_limit',
  'relay_pulse',
  'request_slot',
  'retention_failure',
  'retention_run',
  'seen_window',
  'session',
  'setting_change',
  'staff_account',
  'staff_link',
  'visit_count',
  'visitor_mail',
  'vital_count',
];

/**
 * What is granted apart from the common tables, which both processes read and write. `columns` stands for all columns of
 * property that tell no position.
 */
export const grantsApart = (columns: string): readonly string[] => [
  // Written once, never again: its past is `forget_audit`'s alone. When, and which number, says the database.
  `grant select, insert (account_id, action, target, detail, request_id) on audit_log to ${DATA_ROLE}`,
  // Whoever changes one decides what the views show of it; whose it is among the advisers they show anyway.
  `grant select (${columns}), insert, update (agent_id), references on property to ${DATA_ROLE}`,
  `grant select, update on property to ${STAFF_ROLE}`,
  // What it was before, where it lies included; written by its trigger alone.
  `grant select on property_revision to ${STAFF_ROLE}`,
  // Where it was found before leads everybody on; written by its trigger alone.
  `grant select on property_address to ${DATA_ROLE}`,
  // Written once, never again; what has run out is swept.
  `grant select, insert (account_id, setting, was, became) on setting_change to ${API_ROLE}`,
  `grant select (at), delete on setting_change to ${WORKERS_ROLE}`,
  // Where a post was found before; written by its trigger alone.
  `grant select on post_address to ${DATA_ROLE}`,
  // The house's papers: whoever listens to staff files them, whoever acts later clears them away.
  `grant select, insert, update on property_document to ${API_ROLE}`,
  `grant select, delete on property_document to ${WORKERS_ROLE}`,
  // Files on their way into the house are sent to one and read by the other; their lines say where properties lie.
  `grant select, insert, update on property_import to ${API_ROLE}`,
  `grant select, update, delete on property_import to ${WORKERS_ROLE}`,
  `grant select, insert, update on property_import_row to ${STAFF_ROLE}`,
  `grant select (import_id, outcome, result) on property_import_row to ${API_ROLE}`,
  `grant delete on property_import_row to ${WORKERS_ROLE}`,
  `grant select, insert, update on photo_source to ${DATA_ROLE}`,
  `grant delete on photo_source to ${WORKERS_ROLE}`,
  // How often a property was looked at: beside its row. What is kept of it is written by triggers alone.
  `grant select on visit_count, property_seen to ${STAFF_ROLE}`,
  `grant select on retention_run, retention_failure to ${DATA_ROLE}`,

  // Sessions and passwords, counts of visitors, keys of forms: of whoever listens to people.
  `grant select, insert, update, delete on session, staff_account, staff_link, rate_limit, idempotency_key, visit_count, vital_count to ${API_ROLE}`,

  // Pace, allowance and places: of whoever acts later.
  `grant select, insert, update, delete on request_slot, relay_pulse, geocoded, visitor_mail to ${WORKERS_ROLE}`,
  `grant select, insert, delete on enabled_role to ${API_ROLE}`,
  `grant select on enabled_role to ${WORKERS_ROLE}`,
  // Who draws a sheet for staff writes their name on it.
  `grant select (id, email, name, role, disabled_at, awaits_password, agent_id) on staff_account to ${WORKERS_ROLE}`,
  // Whoever mails a link makes its token anew; the hash by which it is known is not theirs.
  `grant select (id, account_id, purpose, created_at, expires_at, used_at), delete on staff_link to ${WORKERS_ROLE}`,
  // What is swept when it has run out; its contents are nobody's business.
  `grant delete on session, rate_limit, idempotency_key to ${WORKERS_ROLE}`,
  `grant select (created_at, seen_at) on session to ${WORKERS_ROLE}`,
  `grant select (expire) on rate_limit to ${WORKERS_ROLE}`,
  `grant select (expires_at) on idempotency_key to ${WORKERS_ROLE}`,
  `grant select (property_id, at), delete on property_revision to ${WORKERS_ROLE}`,
  `grant insert (rule, removed, oldest_kept, kept_for, cut_off, next_removed) on retention_run to ${WORKERS_ROLE}`,
  `grant insert, update, delete on retention_failure to ${WORKERS_ROLE}`,
  `grant execute on function forget_audit(), forget_audit(timestamptz) to ${WORKERS_ROLE}`,
];
