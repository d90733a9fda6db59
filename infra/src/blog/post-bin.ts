import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';
import type { RetentionRule } from '../retention/retention-rule';

/** SQL: can still be taken back. */
export const IN_BIN = `deleted_at > now() - interval '${BIN_DAYS} days'`;

/** As it was; a moment that went by meanwhile publishes nothing any more. */
const RESTORE = `update post set deleted_at = null, version = version + 1,
    status = case when missed then 'draft' else status end,
    published_at = case when missed then null else published_at end
  from (select status = 'scheduled' and published_at <= now() as missed from post where id = $1) as was
  where id = $1 and ${IN_BIN} returning id`;

/** False where it cannot be taken back any more, or was never there. */
export const restorePost = async (pool: Pool, id: number, line: AuditEntry): Promise<boolean> =>
  (await writeWithLine(pool, { text: RESTORE, values: [id] }, line)) !== null;

const PAST = `deleted_at < $1 and content <> ''`;

/** What it said goes; its address stays, so that it never leads to another text and search engines forget it (410). */
export const postsRetention: RetentionRule = {
  name: 'posts-binned',
  keptFor: `${BIN_DAYS} days`,
  past: `select deleted_at as at from post where ${PAST}`,
  remove: `with gone as (update post set title = '', excerpt = '', content = '', image_url = null, image_alt = '', tags = '{}',
      words = '', author = '', seo_title = '', seo_description = '' where ${PAST} returning 1)
    select count(*)::int as removed from gone`,
  oldest: `select min(deleted_at) as oldest from post where content <> ''`,
};
