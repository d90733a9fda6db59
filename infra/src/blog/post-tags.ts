import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeLine } from '../audit/audit-line';
import { inTransaction } from '../database/transaction';
import { fieldsOf, STAFF_COLUMNS, type StaffRow } from './post-row';
import { writtenPost } from './written-post';

/** One name for another, of every post that is kept; where the other is there already the two become one. How many changed. */
export async function renameTag(pool: Pool, from: string, to: string, line: AuditEntry): Promise<number> {
  return await inTransaction(pool, async (client) => {
    const { rows } = await client.query<StaffRow>(
      `select ${STAFF_COLUMNS} from post where $1 = any(tags) and content <> '' order by id for update`,
      [from],
    );
    for (const row of rows) {
      const tags = row.tags.map((tag) => (tag === from ? to : tag));
      const written = writtenPost({ ...fieldsOf(row), tags });
      await client.query('update post set tags = $2, words = $3, version = version + 1 where id = $1', [
        row.id,
        written['tags'],
        written['words'],
      ]);
      await writeLine(client, { ...line, target: String(row.id) });
    }
    return rows.length;
  });
}
