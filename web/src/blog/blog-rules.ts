import { blogQuery, readBlogUrl } from '@pignon/domain/blog/blog-url';
import type { Post, PostSearchAnswer } from '@pignon/domain/blog/post';
import { ON_SERVER } from '../lib/on-server';
import { paths } from '../site/paths';
import type { PageHead, PageRules, RouteData } from '../site/page-rules';
import { agencyOf, settingsOf } from '../site/agency/agency-of';
import { photoPreload } from '../site/photo/photo-sources';
import { blogHref, FEED, postCall, postsCall } from './cards/blog-calls';
import { POST_PHOTO_SIZES } from './cards/post-photo-sizes';
import { postJsonLd } from './post-json-ld';

export const blogRules: PageRules = {
  query: (search) => blogQuery(readBlogUrl(search)),
  load: (_, search) => [postsCall(readBlogUrl(search))],
  head: (data, _, search) => listHead(data, search),
};

export const postRules: PageRules = {
  load: ({ slug = '' }) => [postCall(slug)],
  // By an address that it had.
  canonicalPath: (data, { slug = '' }) => postPath(data[postCall(slug)] as Post | undefined),
  head: (data, { slug = '' }) => postHead(data[postCall(slug)] as Post | undefined, data),
};

function listHead(data: RouteData, search: string): PageHead {
  const state = readBlogUrl(search);
  const { tag, page } = state;
  const answer = data[postsCall(state)] as PostSearchAnswer | undefined;
  // Words have as many addresses as there are visitors; a theme and its pages are places of their own.
  const found = answer === undefined || answer.items.length > 0 || (!tag && page === 1);
  return {
    title: `${tag ? `${tag} : articles` : 'Blog'}${page > 1 ? ` – page ${page}` : ''} | Pignon`,
    description: `Le blog de l’agence Pignon${tag ? `, thème « ${tag} »` : ''} : bail, loyer, rendement et vente de murs et de locaux commerciaux, expliqués simplement.`,
    ...(!state.search && found && { canonical: blogHref(state) }),
    ...(ON_SERVER && { feed: FEED }),
  };
}

const postPath = (post: Post | undefined): string | undefined => post && `${paths.blog}/${post.slug}`;

const postHead = (post: Post | undefined, data: RouteData): PageHead => ({
  title: `${post?.seoTitle ?? post?.title ?? 'Article'} | Pignon`,
  description: post?.seoDescription ?? post?.excerpt ?? '',
  ...(post && { canonical: `${paths.blog}/${post.slug}` }),
  ...(ON_SERVER && post && servedHead(post, data)),
});

/** What the served document says, and no browser needs. */
function servedHead(post: Post, data: RouteData) {
  const preload = photoPreload(post.photo ?? undefined, POST_PHOTO_SIZES, settingsOf(data)?.display);
  return {
    jsonLd: postJsonLd(post, agencyOf(data)),
    feed: FEED,
    ...(post.imageUrl && { image: post.imageUrl }),
    ...(preload && { preload }),
  };
}
