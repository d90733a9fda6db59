import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import { UNSENT } from './thread-conditions';
import { WAITS_IN_VAIN } from './waiting-in-vain';
import { withParts } from './joining/thread-lines';

const PREVIEW_SIGNS = 160;

/** SQL: a line of the list, of `thread`. */
export const ROW = `thread.id, thread.source, thread.subject, thread.name, thread.email, thread.phone, thread.assigned,
  case when ${WAITS_IN_VAIN} then 'archived' else thread.state end as state,
  thread.unread, thread.version, case when not ${WAITS_IN_VAIN} then thread.due_at end as "dueAt", thread.answered_at as "answeredAt", thread.created_at as "createdAt",
  thread.last_at as "lastAt",
  case when property.id is not null then json_build_object('id', property.id, 'title', property.title) end as property,
  case when agent.id is not null then json_build_object('id', agent.id, 'name', agent.name) end as agent,
  coalesce((select left(body, ${PREVIEW_SIGNS}) from thread_entry entry
    where entry.thread_id in (${withParts('thread.id')}) and kind <> 'event' and body <> '' order by at desc, id desc limit 1), '') as preview,
  ${UNSENT} as failed`;

export const JOINED =
  'left join property on property.id = thread.property_id left join agent on agent.id = thread.agent_id';

type Dates = 'dueAt' | 'answeredAt' | 'createdAt' | 'lastAt';
export type Row = Omit<ThreadRow, Dates> & Readonly<Record<Dates, Date | null>>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** From an allow-list: what a row holds besides is nobody's. */
export const rowOf = (row: Row): ThreadRow => ({
  id: row.id,
  source: row.source,
  subject: row.subject,
  name: row.name,
  email: row.email,
  property: row.property,
  agent: row.agent,
  state: row.state,
  unread: row.unread,
  preview: row.preview,
  failed: row.failed,
  version: row.version,
  dueAt: iso(row.dueAt),
  answeredAt: iso(row.answeredAt),
  createdAt: iso(row.createdAt) ?? '',
  lastAt: iso(row.lastAt) ?? '',
});
