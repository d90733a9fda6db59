import { isAnswered } from '@pignon/domain/mailbox/joining/merging';
import { isMovable } from '@pignon/domain/mailbox/joining/moving';
import { requestFacts, type StoredRequest } from '@pignon/domain/mailbox/requests/request-facts';
import type { EntryView, OtherThread, ThreadPart, ThreadView } from '@pignon/domain/mailbox/thread-view';
import type { ProposalDraft } from '@pignon/domain/prospects/proposals/proposal';
import type { Pool } from 'pg';
import { type Delivery, deliveriesOf, named } from './entry-deliveries';
import { STANDS, withParts } from './joining/thread-lines';
import { JOINED, ROW, type Row, rowOf } from './thread-row';

const STORED = `(select details from contact_message where id = thread.source_id) as message,
  (select json_build_object('contact', contact, 'submission', submission) from estimation where id = thread.source_id) as estimation,
  (select details || jsonb_build_object('cvName', cv_name) from job_application where id = thread.source_id) as application,
  (select jsonb_build_object('email', client.email, 'name', client.name, 'phone', client.phone, 'company', client.company)
      || coalesce(jsonb_strip_nulls(said), '{}')
    from access_request join off_market_client client on client.id = client_id where access_request.id = thread.source_id) as access,
  (select json_build_object('name', name, 'email', email, 'phone', phone, 'startsAt', starts_at, 'way', way, 'state', appointment.state)
    from appointment where id = thread.source_id) as appointment,
  ${deliveriesOf('thread.source_id')} as deliveries`;

/** SQL: null for what is no mail of theirs. */
const MAIL = `(select json_build_object('automatic', mail.kind = 'automatic', 'sender', sender, 'html', html is not null,
    'cutBytes', cut_bytes, 'leftOut', left_out, 'files', coalesce((select json_agg(json_build_object('id', file.id, 'name', name,
      'bytes', bytes, 'refused', refused) order by place) from mail_file file where file.entry_id = entry.id), '[]'))
  from thread_mail mail where mail.id = entry.id and mail.kind <> 'sent')`;
const ATTACHED = `coalesce((select json_agg(json_build_object('id', id, 'name', name, 'type', type, 'bytes', bytes) order by id)
  from thread_attachment where entry_id = entry.id), '[]')`;

const MENTIONS = `coalesce((select json_agg(json_build_object('accountId', mention.account_id, 'name', who.name,
    'seenAt', to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by who.name, mention.account_id)
  from thread_mention mention left join staff_account who on who.id = mention.account_id where mention.entry_id = entry.id), '[]')`;

/** SQL: the conversation and all that went into it, the request of each. */
const WHOLE = `select thread.merged_into as "mergedInto", thread.merge ->> 'at' as "mergedAt", thread.source_id as "sourceId",
    merger.name as "mergedBy", (select person_id from prospect where prospect.email = thread.email) as "personId",
    ${ROW}, ${STORED} from thread ${JOINED}
  left join staff_account merger on merger.id = (thread.merge ->> 'by')::uuid
  where thread.id in (${withParts('$1::uuid')}) order by thread.merged_into nulls first, thread.created_at`;

const ENTRIES = `select entry.id, entry.thread_id as "threadId", kind, at, subject, recipient, body, failure, staff_account.name as by,
    ${MAIL} as mail, ${ATTACHED} as attachments, ${MENTIONS} as mentions, ${deliveriesOf('entry.id')} as deliveries
  from thread_entry entry left join staff_account on staff_account.id = account_id
  where thread_id in (${withParts('$1::uuid')}) order by at, entry.id`;

/** SQL: what else whoever they are with asked. */
const OTHERS = `select other.id, other.source, other.subject, other.state, other.version, other.created_at as "createdAt"
  from thread other where other.email in (select email from thread where id in (${withParts('$1::uuid')}))
    and other.id <> $1 and other.merged_into is null order by other.created_at desc limit 50`;

/** SQL: what was written for them and is not sent yet. */
const PROPOSALS = `select proposal.id, json_build_object('id', property_id, 'title', coalesce(property.title, 'Bien supprimé')) as property,
    proposal.subject, proposal.body, account.name as by, drafted_at as "draftedAt"
  from proposal left join property on property.id = property_id left join staff_account account on account.id = account_id
  where thread_id = $1 and entry_id is null`;

type Whole = Row &
  Pick<ThreadView, 'phone' | 'personId' | 'assigned'> &
  StoredRequest & {
    readonly deliveries: Delivery[] | null;
    readonly sourceId: string | null;
    readonly mergedInto: string | null;
    readonly mergedAt: string | null;
    readonly mergedBy: string | null;
  };
type Entry = Omit<EntryView, 'at' | 'facts' | 'deliveries' | 'person'> & {
  readonly at: Date;
  readonly deliveries: Delivery[] | null;
};

/** A conversation with all that was said in it; one that went into another one is read there. */
export async function openThread(pool: Pool, asked: string): Promise<ThreadView | null> {
  const { rows } = await pool.query<{ id: string }>(`select ${STANDS} as id from thread where id = $1`, [asked]);
  const [stands] = rows;
  if (!stands) return null;
  // Before its words: whoever answers what came in meanwhile by the older version is told so, not the other way round.
  const whole = await pool.query<Whole>(WHOLE, [stands.id]);
  const [entries, others, proposals] = await Promise.all([
    pool.query<Entry>(ENTRIES, [stands.id]),
    pool.query<OtherThread & { readonly createdAt: Date }>(OTHERS, [stands.id]),
    pool.query<Omit<ProposalDraft, 'draftedAt'> & { readonly draftedAt: Date }>(PROPOSALS, [stands.id]),
  ]);
  const [thread, ...parts] = whole.rows;
  const [proposal] = proposals.rows;
  if (!thread) return null;
  return {
    ...rowOf(thread),
    phone: thread.phone,
    personId: thread.personId,
    assigned: thread.assigned,
    movable: whole.rows.every(({ source, sourceId }) => isMovable(source, sourceId)),
    parts: parts.map((part) => partOf(part, entries.rows)),
    entries: entries.rows.map((entry, index) => entryOf(entry, index, whole.rows, entries.rows)),
    others: others.rows.map((other) => ({ ...other, createdAt: (other.createdAt as Date).toISOString() })),
    proposal: proposal ? { ...proposal, draftedAt: proposal.draftedAt.toISOString() } : null,
  };
}

function partOf(part: Whole, entries: readonly Entry[]): ThreadPart {
  const { id, source, subject, name, email, mergedAt, mergedBy } = part;
  const at = mergedAt ?? '';
  return { id, source, subject, name, email, mergedAt: at, mergedBy, separable: !isAnswered(at, entries) };
}

/** The row behind a request holds what was said last: its facts stand there. */
function entryOf(entry: Entry, index: number, threads: readonly Whole[], all: readonly Entry[]): EntryView {
  const [first] = threads;
  const own = threads.find(({ id }) => id === entry.threadId);
  const last = all.findLastIndex(({ kind, threadId }) => kind === 'request' && threadId === entry.threadId);
  const { at, deliveries, ...said } = entry;
  return {
    ...said,
    at: at.toISOString(),
    person: own && first && own.email !== first.email ? { name: own.name, email: own.email } : null,
    facts: own && index === last ? requestFacts(requestOf(own)) : [],
    deliveries: named(own && index === last ? own.deliveries : deliveries),
  };
}

const requestOf = ({ message, estimation, application, access, appointment }: Whole): StoredRequest => ({
  message,
  estimation,
  application,
  access,
  appointment,
});
