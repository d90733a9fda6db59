import type { Photo } from '../../listings/photo';
import type { PageSize } from '../../shared/page-size';
import type { TagCount } from '../post';
import type { PostStatus } from './post-status';

/** What staff write. */
export interface PostFields {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly imageUrl: string | null;
  /** What the image shows, for whoever does not see it. */
  readonly imageAlt: string;
  readonly tags: readonly string[];
  /** As a name: an adviser's or a colleague's, who may leave. */
  readonly author: string;
  /** Where search engines should say something else than the title. */
  readonly seoTitle: string;
  readonly seoDescription: string;
}

/** What is told of a post in the list of staff (E08). */
export interface StaffPostRow extends Omit<PostFields, 'content' | 'imageUrl' | 'seoTitle' | 'seoDescription'> {
  readonly id: number;
  readonly status: PostStatus;
  readonly photo: Photo | null;
  /** Minutes. */
  readonly readingTime: number;
  /** ISO 8601. Of one that is scheduled: when it will be. */
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  /** Of a hundred. */
  readonly seoScore: number;
  readonly version: number;
}

/** As staff read it to go on writing (E10). */
export interface StaffPost extends StaffPostRow {
  readonly content: string;
  readonly imageUrl: string | null;
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export const POST_FOLDERS = ['all', 'draft', 'scheduled', 'published', 'archived', 'bin'] as const;
export type PostFolder = (typeof POST_FOLDERS)[number];

export const POST_SORTS = ['updated', 'published', 'title', 'status', 'author'] as const;
export type PostSort = (typeof POST_SORTS)[number];

export interface StaffPostFilters {
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  readonly author?: string | undefined;
  /** 'YYYY-MM-DD', of Paris, of the day of publication. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface StaffPostView {
  readonly folder: PostFolder;
  readonly sort: PostSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: PageSize;
}

export interface StaffPostPage {
  readonly items: readonly StaffPostRow[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly folders: Readonly<Record<PostFolder, number>>;
}

/** What there is to choose from. */
export interface PostChoices {
  /** Of all posts that are kept, the most frequent first. */
  readonly tags: readonly TagCount[];
  /** Advisers, colleagues, and whoever has signed a post. */
  readonly authors: readonly string[];
}
