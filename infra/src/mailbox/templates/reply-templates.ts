import type { ReplyTemplate, ReplyTemplateFields } from '@pignon/domain/mailbox/templates/reply-template';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeLine, writeWithLine } from '../../audit/audit-line';
import { lastChange } from '../../audit/last-change';
import { inTransaction } from '../../database/transaction';
import { insertRow, type RowChanges, updateRow, type VersionedTable } from '../../database/versioned-row';

const TEMPLATES: VersionedTable<ReplyTemplateFields> = {
  name: 'reply_template',
  columns: { name: 'name', subject: 'subject', body: 'body' },
  nullable: [],
  writable: 'deleted_at is null',
};
const READ = 'select id, name, subject, body, version from reply_template where deleted_at is null';

/** Words that staff send often, in the order that they gave them (E11). */
export class ReplyTemplates {
  constructor(private readonly pool: Pool) {}

  async all(): Promise<readonly ReplyTemplate[]> {
    return (await this.pool.query<ReplyTemplate>(`${READ} order by position, id`)).rows;
  }

  async byId(id: number): Promise<ReplyTemplate | null> {
    return (await this.pool.query<ReplyTemplate>(`${READ} and id = $1`, [id])).rows[0] ?? null;
  }

  lastChange(id: number) {
    return lastChange(this.pool, 'mailbox.template', String(id));
  }

  /** Comes last. */
  create(fields: RowChanges<ReplyTemplateFields>, line: AuditEntry): Promise<number> {
    return insertRow(this.pool, TEMPLATES, fields, line);
  }

  update(
    id: number,
    fields: RowChanges<ReplyTemplateFields>,
    version: number | null,
    line: AuditEntry,
  ): Promise<'updated' | 'unknown' | 'changed'> {
    return updateRow(this.pool, TEMPLATES, id, fields, version, line);
  }

  /** Out of sight, or back: done once, also where the answer was lost and it is asked again. False: there never was one. */
  async bin(id: number, away: boolean, line: AuditEntry): Promise<boolean> {
    const text = `update reply_template set deleted_at = ${away ? 'now()' : 'null'}, version = version + 1
      where id = $1 and (deleted_at is null) = $2 returning id`;
    if ((await writeWithLine(this.pool, { text, values: [id, away] }, line)) !== null) return true;
    const { rowCount } = await this.pool.query('select 1 from reply_template where id = $1', [id]);
    return rowCount === 1;
  }

  /** False where these are not all that there are: a colleague has added or removed one. */
  async order(ids: readonly number[], line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      await client.query('lock table reply_template in share row exclusive mode');
      const { rows } = await client.query<{ id: number }>('select id from reply_template where deleted_at is null');
      if (rows.length !== ids.length || rows.some(({ id }) => !ids.includes(id))) return false;
      await client.query(
        `update reply_template set position = place from unnest($1::int[]) with ordinality as wanted (id, place)
         where reply_template.id = wanted.id`,
        [ids],
      );
      await writeLine(client, line);
      return true;
    });
  }
}
