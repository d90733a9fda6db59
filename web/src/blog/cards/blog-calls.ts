import { type BlogState, blogQuery } from '@pignon/domain/blog/blog-url';
import { paths } from '../../site/paths';

export const postsCall = (state: BlogState): string => `/api/blog/search${blogQuery(state)}`;
export const postCall = (slug: string): string => `/api/blog/slug/${encodeURIComponent(slug)}`;
export const latestCall = (except?: number): string =>
  except === undefined ? '/api/blog/latest' : `/api/blog/latest?except=${except}`;

export const FEED = `${paths.blog}/rss.xml`;

export const blogHref = (state: BlogState): string => paths.blog + blogQuery(state);
export const tagHref = (tag: string): string => blogHref({ tag, page: 1 });
