import { type Folder, FOLDERS } from '@pignon/domain/mailbox/thread-state';
import { isOfSourceAlone, type ThreadSearch } from '@pignon/domain/mailbox/thread-search';
import type { FolderCounts, ThreadPage, ThreadView } from '@pignon/domain/mailbox/thread-view';
import type { PageSize } from '@pignon/domain/shared/page-size';
import type { Pool } from 'pg';
import { Values } from '../listings/catalogue/values';
import { openThread } from './open-thread';
import { FOLDER_CONDITIONS, searchConditions, STANDS_ALONE } from './thread-conditions';
import { JOINED, ROW, type Row, rowOf } from './thread-row';

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
const BY_ACCOUNT: readonly Folder[] = ['mine', 'mentions', 'tasks'];

/** Nobody reads further: who finds a thousand looks for something narrower. */
const MOST_FOUND = 1000;

/** Conversations as staff read them (E11). */
export class StaffThreads {
  constructor(private readonly pool: Pool) {}

  async page({ folder, search, sort, page, pageSize, account }: ThreadQuery): Promise<ThreadPage> {
    const values = new Values();
    const conditions = [
      ...(folder ? [FOLDER_CONDITIONS[folder](BY_ACCOUNT.includes(folder) ? values.add(account) : '')] : []),
      ...searchConditions(search, values),
    ];
    if (!folder || conditions.length > 1) conditions.push(STANDS_ALONE);
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const searched = conditions.length > 1 && !(folder && isOfSourceAlone(search));
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

  byId(id: string): Promise<ThreadView | null> {
    return openThread(this.pool, id);
  }
}
