import type { Photo } from '../listings/photo';
import { PAGE_ROOTS } from '../pages/site-pages';

/** A post as its own page shows it; `content` is sanitised HTML. */
export interface Post {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly imageUrl: string | null;
  readonly photo: Photo | null;
  readonly tags: readonly string[];
  /** Minutes. */
  readonly readingTime: number;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Where staff said it: what search engines say of it. */
  readonly seoTitle?: string;
  readonly seoDescription?: string;
}

/** A post in a list: everything but what makes it long. */
export type PostCard = Omit<Post, 'content' | 'seoTitle' | 'seoDescription'>;

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

export interface PostSearchAnswer {
  readonly items: readonly PostCard[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Of all posts, the most frequent first. */
  readonly tags: readonly TagCount[];
}

export const POSTS_PER_PAGE = 12;
/** M112. */
export const LATEST_POSTS = 4;
export const TAGS_OF_A_CARD = 2;

export const postPath = ({ slug }: Pick<Post, 'slug'>): string => `${PAGE_ROOTS.post}/${slug}`;
