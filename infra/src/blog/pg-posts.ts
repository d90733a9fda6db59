import type { BlogState } from '@pignon/domain/blog/blog-url';
import {
  LATEST_POSTS,
  type Post,
  type PostCard,
  POSTS_PER_PAGE,
  type PostSearchAnswer,
  type TagCount,
  postPath,
} from '@pignon/domain/blog/post';
import { nthSlug, postSlugOf } from '@pignon/domain/blog/post-slug';
import { readingTimeOf, textOfHtml } from '@pignon/domain/blog/reading-time';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Photo } from '@pignon/domain/listings/photo';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';
import { containing } from '../database/containing';
import { shownPhoto } from '../media/photos/shown-photo';
import { cleanHtml } from './clean-html';

/** What staff write. */
export interface PostFields {
  readonly title: string;
  readonly content: string;
  readonly excerpt?: string | undefined;
  readonly slug?: string | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
}

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly image_url: string | null;
  readonly photo: Photo | null;
  readonly tags: readonly string[];
  readonly published_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = `id, slug, title, excerpt, content, image_url, tags, published_at, updated_at, ${shownPhoto('image_url')} as photo`;
const NEWEST = 'order by published_at desc, id desc';
/** As of properties: more is a matter of pages. */
const MOST_LISTED = 500;
const EXCERPT_LENGTH = 200;
const MOST_SLUGS = 1000;

export class PgPosts {
  constructor(private readonly pool: Pool) {}

  async list(): Promise<readonly Post[]> {
    const { rows } = await this.pool.query<Row>(`select ${COLUMNS} from public_post ${NEWEST} limit ${MOST_LISTED}`);
    return rows.map(postOf);
  }

  async latest(except: number | null): Promise<readonly PostCard[]> {
    const { rows } = await this.pool.query<Row>(
      `select ${COLUMNS} from public_post where id is distinct from $1 ${NEWEST} limit ${LATEST_POSTS}`,
      [except],
    );
    return rows.map(cardOf);
  }

  async search({ tag, search = '', page }: BlogState): Promise<PostSearchAnswer> {
    const words = foldText(search).split(' ').filter(Boolean).map(containing);
    const wanted = `($1::text is null or $1 = any(tags)) and words like all ($2)`;
    const [{ rows }, { rows: counts }, tags] = await Promise.all([
      this.pool.query<Row>(
        `select ${COLUMNS} from public_post where ${wanted} ${NEWEST} limit ${POSTS_PER_PAGE} offset $3`,
        [tag ?? null, words, (page - 1) * POSTS_PER_PAGE],
      ),
      this.pool.query<{ n: number }>(`select count(*)::int as n from public_post where ${wanted}`, [
        tag ?? null,
        words,
      ]),
      this.tags(),
    ]);
    return { items: rows.map(cardOf), total: counts[0]?.n ?? 0, page, pageSize: POSTS_PER_PAGE, tags };
  }

  async byId(id: number): Promise<Post | null> {
    return await this.one('id = $1', id);
  }

  async bySlug(slug: string): Promise<Post | null> {
    return await this.one('slug = $1', slug);
  }

  /** Its address is kept, so that search engines are told to forget it. */
  async wasRemoved(post: { readonly slug: string } | { readonly id: number }): Promise<boolean> {
    const [column, value] = 'slug' in post ? ['slug', post.slug] : ['id', post.id];
    const { rowCount } = await this.pool.query(`select 1 from post where ${column} = $1 and deleted_at is not null`, [
      value,
    ]);
    return rowCount === 1;
  }

  async sitemap(): Promise<readonly { readonly path: string; readonly updatedAt: string }[]> {
    const { rows } = await this.pool.query<{ slug: string; updated_at: Date }>(
      `select slug, updated_at from public_post ${NEWEST}`,
    );
    return rows.map(({ slug, updated_at }) => ({ path: postPath({ slug }), updatedAt: updated_at.toISOString() }));
  }

  async create(fields: PostFields, line: AuditEntry): Promise<number> {
    const { title, content, excerpt, imageUrl, tags, words } = written(fields);
    const wanted = postSlugOf(fields.slug ?? title);
    for (let nth = 1; nth <= MOST_SLUGS; nth++) {
      const text = `insert into post (slug, title, excerpt, content, image_url, tags, words)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict (slug) do nothing returning id`;
      const values = [nthSlug(wanted, nth), title, excerpt, content, imageUrl, tags, words];
      const id = await writeWithLine(this.pool, { text, values }, line);
      if (id !== null) return id;
    }
    throw new Error(`more than ${MOST_SLUGS} posts are called ${wanted}`);
  }

  /** A new title leaves the address as it is; a new address must be asked for. False where there is no such post. */
  async update(id: number, changes: Partial<PostFields>, line: AuditEntry): Promise<boolean> {
    const before = await this.byId(id);
    if (!before) return false;
    const { title, content, excerpt, imageUrl, tags, words } = written({ ...before, ...said(changes) });
    const slug = changes.slug === undefined ? before.slug : await this.freeSlug(postSlugOf(changes.slug), id);
    const text = `update post set slug = $2, title = $3, excerpt = $4, content = $5, image_url = $6, tags = $7, words = $8,
      updated_at = now() where id = $1 and deleted_at is null returning id`;
    const values = [id, slug, title, excerpt, content, imageUrl, tags, words];
    return (await writeWithLine(this.pool, { text, values }, line)) !== null;
  }

  async remove(id: number, line: AuditEntry): Promise<boolean> {
    const text = 'update post set deleted_at = now() where id = $1 and deleted_at is null returning id';
    return (await writeWithLine(this.pool, { text, values: [id] }, line)) !== null;
  }

  private async freeSlug(wanted: string, id: number): Promise<string> {
    const { rows } = await this.pool.query<{ slug: string }>('select slug from post where id <> $1 and slug like $2', [
      id,
      `${wanted}%`,
    ]);
    const taken = new Set(rows.map(({ slug }) => slug));
    let nth = 1;
    while (taken.has(nthSlug(wanted, nth))) nth++;
    return nthSlug(wanted, nth);
  }

  private async one(where: string, value: number | string): Promise<Post | null> {
    const { rows } = await this.pool.query<Row>(`select ${COLUMNS} from public_post where ${where}`, [value]);
    return rows[0] ? postOf(rows[0]) : null;
  }

  private async tags(): Promise<readonly TagCount[]> {
    const { rows } = await this.pool.query<TagCount>(
      `select tag, count(*)::int as count from public_post, unnest(tags) as tag group by tag order by 2 desc, 1`,
    );
    return rows;
  }
}

const said = (changes: Partial<PostFields>): Partial<PostFields> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** What is stored of what was received. */
function written({ title, content: received, excerpt, imageUrl, tags = [] }: PostFields) {
  const content = cleanHtml(received);
  const text = textOfHtml(content);
  const kept = [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
  return {
    title,
    content,
    excerpt: excerpt || shortened(text),
    imageUrl: imageUrl ?? null,
    tags: kept,
    words: foldText([title, excerpt, ...kept, text].join(' ')),
  };
}

function shortened(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

const cardOf = ({
  id,
  slug,
  title,
  excerpt,
  content,
  image_url,
  photo,
  tags,
  published_at,
  updated_at,
}: Row): PostCard => ({
  id,
  slug,
  title,
  excerpt,
  imageUrl: image_url,
  photo,
  tags,
  readingTime: readingTimeOf(content),
  publishedAt: published_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

const postOf = (row: Row): Post => ({ ...cardOf(row), content: cleanHtml(row.content) });
