import { decidePost, type PostDecision, refuseEmpty } from '@pignon/domain/blog/desk/decide-post';
import type { PostFields } from '@pignon/domain/blog/desk/staff-post';
import { PostScheduled } from '@pignon/domain/blog/post-events';
import { postSlugOf } from '@pignon/domain/blog/post-slug';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { refuseStale } from '@pignon/domain/shared/stale-version';
import type { Pool, PoolClient } from 'pg';
import { writeLine } from '../audit/audit-line';
import { lastChange } from '../audit/last-change';
import { inTransaction } from '../database/transaction';
import { insertEvent } from '../outbox/insert-event';
import { freeSlug } from './free-slug';
import { restorePost } from './post-bin';
import { fieldsOf, STAFF_COLUMNS, type StaffRow } from './post-row';
import { renameTag } from './post-tags';
import { BLANK, type PostChanges, withChanges, writtenPost } from './written-post';

type Columns = Readonly<Record<string, unknown>>;

const LONGEST_TITLE = 150;
const COPY = ' (copie)';

/** What staff do with posts: each in one transaction, with its line of the audit. */
export class StaffPosts {
  constructor(private readonly pool: Pool) {}

  /** Published at once, or a draft. */
  async create(
    { slug, ...fields }: PostChanges & Pick<PostFields, 'title'>,
    status: 'draft' | 'published',
    line: AuditEntry,
  ): Promise<number> {
    return await inTransaction(this.pool, async (client) => {
      const columns: Columns = {
        ...writtenPost(withChanges(BLANK, fields)),
        slug: await freeSlug(client, postSlugOf(slug || fields.title)),
        status,
        published_at: status === 'draft' ? null : new Date(),
      };
      const names = Object.keys(columns);
      const { rows } = await client.query<{ id: number }>(
        `insert into post (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        Object.values(columns),
      );
      const id = Number(rows[0]?.id);
      await writeLine(client, { ...line, target: String(id) });
      return id;
    });
  }

  /** A new title leaves the address as it is; a new address must be asked for. False where there is no such post. */
  update(id: number, { slug, ...changes }: PostChanges, version: number | null, line: AuditEntry): Promise<boolean> {
    return this.change(id, version, line, async (row, client) => ({
      ...writtenPost(withChanges(fieldsOf(row), changes)),
      slug: slug ? await freeSlug(client, postSlugOf(slug), id) : row.slug,
    }));
  }

  decide(id: number, decision: PostDecision, version: number | null, line: AuditEntry): Promise<boolean> {
    return this.change(id, version, line, async (row, client) => {
      const now = new Date();
      if (decision.kind === 'publish' || decision.kind === 'schedule') refuseEmpty(row);
      const next = decidePost({ status: row.status, publishedAt: row.published_at }, decision, now);
      if (next.status === 'scheduled') {
        const publishAt = next.publishedAt?.toISOString() ?? '';
        await insertEvent(client, PostScheduled(String(id), now, { postId: String(id), publishAt }));
      }
      return { status: next.status, published_at: next.publishedAt };
    });
  }

  /** Another one like it, a draft; null where there is no such post. */
  async duplicate(id: number, line: AuditEntry): Promise<number | null> {
    const { rows } = await this.pool.query<StaffRow>(
      `select ${STAFF_COLUMNS} from post where id = $1 and deleted_at is null`,
      [id],
    );
    if (!rows[0]) return null;
    const { title, ...fields } = fieldsOf(rows[0]);
    return await this.create({ ...fields, title: title.slice(0, LONGEST_TITLE - COPY.length) + COPY }, 'draft', line);
  }

  /** Into the bin. */
  remove(id: number, line: AuditEntry): Promise<boolean> {
    return this.change(id, null, line, () => Promise.resolve({ deleted_at: new Date() }));
  }

  /** False where it cannot be taken back any more, or was never there. */
  restore(id: number, line: AuditEntry): Promise<boolean> {
    return restorePost(this.pool, id, line);
  }

  renameTag(from: string, to: string, line: AuditEntry): Promise<number> {
    return renameTag(this.pool, from, to, line);
  }

  lastChange(id: number) {
    return lastChange(this.pool, 'blog', String(id));
  }

  private async change(
    id: number,
    version: number | null,
    line: AuditEntry,
    columnsOf: (row: StaffRow, client: PoolClient) => Promise<Columns>,
  ): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<StaffRow>(
        `select ${STAFF_COLUMNS} from post where id = $1 and deleted_at is null for update`,
        [id],
      );
      const [row] = rows;
      if (!row) return false;
      refuseStale(row, version);
      await writePost(client, id, await columnsOf(row, client));
      await writeLine(client, { ...line, target: String(id) });
      return true;
    });
  }
}

async function writePost(client: PoolClient, id: number, columns: Columns): Promise<void> {
  const sets = Object.keys(columns).map((column, index) => `${column} = $${index + 2}`);
  await client.query(`update post set ${sets.join(', ')}, updated_at = now(), version = version + 1 where id = $1`, [
    id,
    ...Object.values(columns),
  ]);
}
