import type { StaffPost, StaffPostRow } from '@pignon/domain/blog/desk/staff-post';
import type { PostStatus } from '@pignon/domain/blog/desk/post-status';
import { seoScoreOf } from '@pignon/domain/blog/desk/seo-score';
import { readingTimeOf } from '@pignon/domain/blog/reading-time';
import type { Photo } from '@pignon/domain/listings/photo';
import { shownPhoto } from '../media/photos/shown-photo';
import { cleanHtml } from './clean-html';

/** A row of table post, as staff read it: what is named here, and nothing else. */
export interface StaffRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly image_url: string | null;
  readonly image_alt: string;
  readonly photo: Photo | null;
  readonly tags: readonly string[];
  readonly author: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly status: PostStatus;
  readonly published_at: Date | null;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
  readonly version: number;
}

export const STAFF_COLUMNS = `id, slug, title, excerpt, content, image_url, image_alt, tags, author, seo_title, seo_description,
  status, published_at, updated_at, deleted_at, version, ${shownPhoto('image_url')} as photo`;

export const staffRowOf = (row: StaffRow): StaffPostRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  imageAlt: row.image_alt,
  photo: row.photo,
  tags: row.tags,
  author: row.author,
  status: row.status,
  readingTime: readingTimeOf(row.content),
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
  seoScore: seoScoreOf(fieldsOf(row)),
  version: row.version,
});

export const staffPostOf = (row: StaffRow): StaffPost => {
  const { content, imageUrl, seoTitle, seoDescription } = fieldsOf(row);
  return { ...staffRowOf(row), content: cleanHtml(content), imageUrl, seoTitle, seoDescription };
};

/** What staff wrote of it. */
export const fieldsOf = (row: StaffRow) => ({
  title: row.title,
  content: row.content,
  excerpt: row.excerpt,
  imageUrl: row.image_url,
  imageAlt: row.image_alt,
  tags: row.tags,
  author: row.author,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
});
