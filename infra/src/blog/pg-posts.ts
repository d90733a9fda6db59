import type { BlogState } from '@pignon/domain/blog/blog-url';
import {
  LATEST_POSTS,
  type Post,
  type PostCard,
  POSTS_PER_PAGE,
  type PostSearchAnswer,
  type TagCount,
} from '@pignon/domain/blog/post';
import { readingTimeOf } from '@pignon/domain/blog/reading-time';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Photo } from '@pignon/domain/listings/photo';
import type { Pool } from 'pg';
import { containing } from '../database/containing';
import { shownPhoto } from '../media/photos/shown-photo';
import { cleanHtml } from './clean-html';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly image_url: string | null;
  readonly image_alt: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly photo: Photo | null;
  readonly tags: readonly string[];
  readonly published_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = `id, slug, title, excerpt, content, image_url, image_alt, tags, seo_title, seo_description, published_at, updated_at, ${shownPhoto('image_url')} as photo`;
const NEWEST = 'order by published_at desc, id desc';
/** As of properties: more is a matter of pages. */
const MOST_LISTED = 500;

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

  /** Also by an address that it had: then `slug` says which it has now. */
  async bySlug(slug: string): Promise<Post | null> {
    return await this.one(
      'slug = $1 or id = (select post_id from post_address where slug = $1) order by slug = $1 desc limit 1',
      slug,
    );
  }

  /** What was read once and is no more: its address is kept, so that search engines are told to forget it. */
  async wasRemoved(post: { readonly slug: string } | { readonly id: number }): Promise<boolean> {
    const [column, value] = 'slug' in post ? ['slug', post.slug] : ['id', post.id];
    const { rowCount } = await this.pool.query(
      `select 1 from post where ${column} = $1 and (deleted_at is not null or status = 'archived')`,
      [value],
    );
    return rowCount === 1;
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

const cardOf = ({
  id,
  slug,
  title,
  excerpt,
  content,
  image_url,
  image_alt,
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
  photo: photo && image_alt ? { ...photo, alt: image_alt } : photo,
  tags,
  readingTime: readingTimeOf(content),
  publishedAt: published_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

const postOf = (row: Row): Post => ({
  ...cardOf(row),
  content: cleanHtml(row.content),
  ...(row.seo_title && { seoTitle: row.seo_title }),
  ...(row.seo_description && { seoDescription: row.seo_description }),
});
