import {
  POST_FOLDERS,
  type PostChoices,
  type PostFolder,
  type PostSort,
  type StaffPost,
  type StaffPostFilters,
  type StaffPostPage,
  type StaffPostView,
} from '@pignon/domain/blog/desk/staff-post';
import type { TagCount } from '@pignon/domain/blog/post';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Pool } from 'pg';
import { containing } from '../database/containing';
import { deadLinks } from './dead-links';
import { IN_BIN } from './post-bin';
import { STAFF_COLUMNS, staffPostOf, type StaffRow, staffRowOf } from './post-row';

const KEPT = 'deleted_at is null';
const IN_FOLDER: Readonly<Record<PostFolder, string>> = {
  all: KEPT,
  draft: `${KEPT} and status = 'draft'`,
  scheduled: `${KEPT} and status = 'scheduled'`,
  published: `${KEPT} and status = 'published'`,
  archived: `${KEPT} and status = 'archived'`,
  bin: IN_BIN,
};

const ORDERS: Readonly<Record<PostSort, string>> = {
  updated: 'updated_at',
  published: 'published_at',
  title: 'fold_text(title)',
  status: `array_position(array['draft', 'scheduled', 'published', 'archived'], status)`,
  author: 'fold_text(author)',
};

const PARIS_DAY = `(published_at at time zone 'Europe/Paris')::date`;
const ASKED = `($1::text[] is null or words || ' ' || slug like all ($1)) and ($2::text is null or $2 = any(tags))
  and ($3::text is null or author = $3) and ($4::date is null or ${PARIS_DAY} >= $4) and ($5::date is null or ${PARIS_DAY} <= $5)`;

/** The blog as staff look for it (E08). */
export class PostDesk {
  constructor(private readonly pool: Pool) {}

  async page(filters: StaffPostFilters, view: StaffPostView): Promise<StaffPostPage> {
    const { folder, sort, order, page, pageSize } = view;
    const asked = askedOf(filters);
    const counts = POST_FOLDERS.map((name) => `(count(*) filter (where ${IN_FOLDER[name]}))::int as "${name}"`);
    const [{ rows }, { rows: counted }] = await Promise.all([
      this.pool.query<StaffRow>(
        `select ${STAFF_COLUMNS} from post where ${IN_FOLDER[folder]} and ${ASKED}
         order by ${ORDERS[sort]} ${order} nulls last, id ${order} limit $6 offset $7`,
        [...asked, pageSize, (page - 1) * pageSize],
      ),
      this.pool.query<StaffPostPage['folders']>(`select ${counts.join(', ')} from post where ${ASKED}`, asked),
    ]);
    const folders = counted[0] as StaffPostPage['folders'];
    return { items: rows.map(staffRowOf), total: folders[folder], page, pageSize, folders };
  }

  /** Null: never there, or in the bin. */
  async byId(id: number): Promise<StaffPost | null> {
    const { rows } = await this.pool.query<StaffRow>(`select ${STAFF_COLUMNS} from post where id = $1 and ${KEPT}`, [
      id,
    ]);
    return rows[0] ? staffPostOf(rows[0]) : null;
  }

  /** Of these addresses of the site those that lead nowhere. */
  deadLinks(links: readonly string[]): Promise<readonly string[]> {
    return deadLinks(this.pool, links);
  }

  async choices(): Promise<PostChoices> {
    const [tags, authors] = await Promise.all([
      this.pool.query<TagCount>(
        `select tag, count(*)::int as count from post, unnest(tags) as tag where ${KEPT} group by tag order by 2 desc, 1`,
      ),
      this.pool.query<{ name: string }>(
        `select distinct name from (select name from agent where active
           union select name from staff_account where disabled_at is null
           union select author from post where ${KEPT}) named where name <> '' order by 1`,
      ),
    ]);
    return { tags: tags.rows, authors: authors.rows.map(({ name }) => name) };
  }
}

const askedOf = ({ q, tag, author, from, to }: StaffPostFilters): unknown[] => {
  const words = foldText(q ?? '')
    .split(' ')
    .filter(Boolean)
    .map(containing);
  return [words.length > 0 ? words : null, tag ?? null, author ?? null, from ?? null, to ?? null];
};
