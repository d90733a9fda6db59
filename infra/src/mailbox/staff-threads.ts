import { type Folder, FOLDERS } from '@pignon/domain/mailbox/thread-state';
import { requestFacts, type StoredRequest } from '@pignon/domain/mailbox/request-facts';
import { isOfSourceAlone, type ThreadSearch } from '@pignon/domain/mailbox/thread-search';
import type {
  EntryDelivery,
  EntryView,
  FolderCounts,
  OtherThread,
  ThreadPage,
  ThreadRow,
  ThreadView,
} from '@pignon/domain/mailbox/thread-view';
import type { ProposalDraft } from '@pignon/domain/prospects/proposals/proposal';
import type { PageSize } from '@pignon/domain/shared/page-size';
import type { Pool } from 'pg';
import { Values } from '../listings/values';
import { ALL_REACTIONS } from '@pignon/domain/journal/all-reactions';
import { FOLDER_CONDITIONS, searchConditions, UNSENT } from './thread-conditions';

export interface ThreadQuery {
  readonly folder: Folder | null;
  readonly search: ThreadSearch;
  readonly sort: 'last' | 'due';
  readonly page: number;
  readonly pageSize: PageSize;
  /** Whoever asks. */
  readonly account: string;
}

/** SQL: what waits longest first; what nothing is promised for comes after. */
const ORDERS = {
  last: 'thread.last_at desc, thread.id desc',
  due: 'thread.due_at asc nulls last, thread.created_at, thread.id',
} as const;

/** Of each account others. */
const BY_ACCOUNT: readonly Folder[] = ['mine', 'tasks'];

const PREVIEW_SIGNS = 160;
/** Nobody reads further: who finds a thousand looks for something narrower. */
const MOST_FOUND = 1000;

const ROW = `thread.id, thread.source, thread.subject, thread.name, thread.email, thread.phone, thread.assigned, thread.state,
  thread.unread, thread.version, thread.due_at as "dueAt", thread.answered_at as "answeredAt", thread.created_at as "createdAt",
  thread.last_at as "lastAt",
  case when property.id is not null then json_build_object('id', property.id, 'title', property.title) end as property,
  case when agent.id is not null then json_build_object('id', agent.id, 'name', agent.name) end as agent,
  coalesce((select left(body, ${PREVIEW_SIGNS}) from thread_entry entry
    where entry.thread_id = thread.id and kind <> 'event' and body <> '' order by at desc, id desc limit 1), '') as preview,
  ${UNSENT} as failed`;

const JOINED = 'left join property on property.id = thread.property_id left join agent on agent.id = thread.agent_id';

/** SQL: deliveries that the fact of this aggregate set off; a reminder of next week is none yet. */
const deliveriesOf = (aggregate: string): string => `(select json_agg(json_build_object('id', effect.id,
    'reaction', reaction, 'state', effect.state, 'attempts', attempts, 'lastError', last_error) order by reaction)
  from event join effect on effect.event_id = event.id where event.aggregate_id = ${aggregate}::text
    and not (effect.state = 'pending' and coalesce(not_before > now(), false)))`;

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

type Dates = 'dueAt' | 'answeredAt' | 'createdAt' | 'lastAt';
type Row = Omit<ThreadRow, Dates> & Readonly<Record<Dates, Date | null>>;
type Whole = Row & Pick<ThreadView, 'phone' | 'assigned'> & StoredRequest & { readonly deliveries: Delivery[] | null };
type Delivery = Omit<EntryDelivery, 'label'> & { readonly reaction: string };
type Entry = Omit<EntryView, 'at' | 'facts' | 'deliveries'> & {
  readonly at: Date;
  readonly deliveries: Delivery[] | null;
};

/** Conversations as staff read them (E11). */
export class StaffThreads {
  constructor(private readonly pool: Pool) {}

  async page({ folder, search, sort, page, pageSize, account }: ThreadQuery): Promise<ThreadPage> {
    const values = new Values();
    const conditions = [
      ...(folder ? [FOLDER_CONDITIONS[folder](BY_ACCOUNT.includes(folder) ? values.add(account) : '')] : []),
      ...searchConditions(search, values),
    ];
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const searched = conditions.length > (folder ? 1 : 0) && !(folder && isOfSourceAlone(search));
    const counted = await this.pool.query<{ n: number }>(
      `select count(*)::int as n from (select from thread ${where} ${searched ? `limit ${MOST_FOUND}` : ''}) found`,
      values.all,
    );
    const [most, from] = [values.add(pageSize), values.add((page - 1) * pageSize)];
    const { rows } = await this.pool.query<Row>(
      `with thread as materialized (select * from thread ${where} order by ${ORDERS[sort]} limit ${most} offset ${from})
       select ${ROW} from thread ${JOINED} order by ${ORDERS[sort]}`,
      values.all,
    );
    return { items: rows.map(rowOf), total: counted.rows[0]?.n ?? 0, page, pageSize };
  }

  async counts(account: string): Promise<FolderCounts> {
    const each = FOLDERS.map(
      (folder) => `(select count(*)::int from thread where ${FOLDER_CONDITIONS[folder]('$1')}) as "${folder}"`,
    );
    const { rows } = await this.pool.query<FolderCounts>(`select ${each.join(', ')}`, [account]);
    return rows[0] as FolderCounts;
  }

  async byId(id: string): Promise<ThreadView | null> {
    const [thread, entries, others, proposals] = await Promise.all([
      this.pool.query<Whole>(`select ${ROW}, ${STORED} from thread ${JOINED} where thread.id = $1`, [id]),
      this.pool.query<Entry>(
        `select entry.id, kind, at, subject, recipient, body, failure, staff_account.name as by, ${MAIL} as mail,
           ${ATTACHED} as attachments, ${deliveriesOf('entry.id')} as deliveries
         from thread_entry entry left join staff_account on staff_account.id = account_id
         where thread_id = $1 order by at, entry.id`,
        [id],
      ),
      this.pool.query<OtherThread & { readonly createdAt: Date }>(
        `select other.id, other.source, other.subject, other.state, other.created_at as "createdAt"
         from thread join thread other on other.email = thread.email and other.id <> thread.id
         where thread.id = $1 order by other.created_at desc limit 50`,
        [id],
      ),
      this.pool.query<Omit<ProposalDraft, 'draftedAt'> & { readonly draftedAt: Date }>(
        `select proposal.id, json_build_object('id', property_id, 'title', coalesce(property.title, 'Bien supprimé')) as property,
           proposal.subject, proposal.body, account.name as by, drafted_at as "draftedAt"
         from proposal left join property on property.id = property_id
           left join staff_account account on account.id = account_id
         where thread_id = $1 and entry_id is null`,
        [id],
      ),
    ]);
    const whole = thread.rows[0];
    const [proposal] = proposals.rows;
    if (!whole) return null;
    const { message, estimation, application, access, appointment, deliveries, ...row } = whole;
    const facts = requestFacts({ message, estimation, application, access, appointment });
    const last = entries.rows.findLastIndex(({ kind }) => kind === 'request');
    return {
      ...rowOf(row),
      phone: row.phone,
      assigned: row.assigned,
      entries: entries.rows.map(({ at, deliveries: own, ...entry }, index) => ({
        ...entry,
        at: at.toISOString(),
        // The row behind it holds what was said last.
        facts: index === last ? facts : [],
        deliveries: named(index === last ? deliveries : own),
      })),
      others: others.rows.map((other) => ({ ...other, createdAt: (other.createdAt as Date).toISOString() })),
      proposal: proposal ? { ...proposal, draftedAt: proposal.draftedAt.toISOString() } : null,
    };
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** From an allow-list: what a row holds besides is nobody's. */
const rowOf = (row: Row): ThreadRow => ({
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

const named = (deliveries: readonly Delivery[] | null): readonly EntryDelivery[] =>
  (deliveries ?? []).map(({ reaction, ...delivery }) => ({
    ...delivery,
    label: ALL_REACTIONS[reaction]?.label ?? reaction,
  }));
