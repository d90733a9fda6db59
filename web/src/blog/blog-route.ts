import { readBlogUrl } from '@pignon/domain/blog/blog-url';
import type { Post, PostSearchAnswer } from '@pignon/domain/blog/post';
import { lazyPage } from '../app/lazy-page';
import { ON_SERVER } from '../app/on-server';
import { paths } from '../app/paths';
import type { PageHead, Route, RouteData } from '../app/route';
import { agencyOf, settingsOf } from '../settings/agency-of';
import { photoPreload } from '../ui/photo-sources';
import { blogHref, FEED, postCall, postsCall } from './blog-calls';
import { POST_PHOTO_SIZES } from './post-photo-sizes';
import { postJsonLd } from './post-json-ld';

/** M10. */
export const blogRoutes: readonly Route[] = [
  {
    path: paths.blog,
    audience: 'public',
    load: (_, search) => [postsCall(readBlogUrl(search))],
    head: (data, _, search) => listHead(data, search),
    page: lazyPage('src/blog/blog-page.tsx', () => import('./blog-page')),
  },
  {
    path: `${paths.blog}/:slug`,
    audience: 'public',
    load: ({ slug = '' }) => [postCall(slug)],
    head: (data, { slug = '' }) => postHead(data[postCall(slug)] as Post | undefined, data),
    page: lazyPage('src/blog/post-page.tsx', () => import('./post-page')),
  },
];

function listHead(data: RouteData, search: string): PageHead {
  const state = readBlogUrl(search);
  const answer = data[postsCall(state)] as PostSearchAnswer | undefined;
  const page = state.page > 1 ? ` – page ${state.page}` : '';
  // Words have as many addresses as there are visitors; a tag and its pages are places of their own.
  const found = answer === undefined || answer.items.length > 0 || (!state.tag && state.page === 1);
  return {
    title: `${state.tag ? `${state.tag} : articles` : 'Blog'}${page} | Pignon`,
    description: state.tag
      ? `Nos articles sur le thème « ${state.tag} » : murs et locaux commerciaux, bail, loyer et rendement expliqués simplement.`
      : 'Le blog de l’agence Pignon : bail commercial, loyer, rendement et vente de murs ou de locaux commerciaux, expliqués simplement.',
    ...(!state.search && found && { canonical: blogHref(state) }),
    feed: FEED,
  };
}

function postHead(post: Post | undefined, data: RouteData): PageHead {
  if (!post) return { title: 'Article | Pignon', description: 'Un article du blog de l’agence Pignon.' };
  const preload = photoPreload(post.photo ?? undefined, POST_PHOTO_SIZES, settingsOf(data)?.display);
  return {
    title: `${post.title} | Pignon`,
    description: post.excerpt,
    canonical: `${paths.blog}/${post.slug}`,
    ...(ON_SERVER && { jsonLd: postJsonLd(post, agencyOf(data)) }),
    ...(post.imageUrl && { image: post.imageUrl }),
    ...(preload && { preload }),
    feed: FEED,
  };
}
