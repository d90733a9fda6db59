import type { Post } from '@pignon/domain/blog/post';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { paths } from '../site/paths';
import { agencyJsonLd } from '../site/agency/agency-json-ld';

/** Not domain's postPath: with it came the chunk of cards, on every page. */
const pathOf = ({ slug }: Post) => `${paths.blog}/${slug}`;

/** M117: the post, and where it stands in the site. */
export const postJsonLd = (post: Post, agency: AgencySettings | undefined) => ({
  '@graph': [
    {
      '@type': 'BlogPosting',
      '@id': pathOf(post),
      url: pathOf(post),
      headline: post.title,
      description: post.excerpt,
      ...(post.imageUrl && { image: post.imageUrl }),
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      timeRequired: `PT${post.readingTime}M`,
      keywords: post.tags.join(', '),
      inLanguage: 'fr',
      ...(agency && { author: agencyJsonLd(agency), publisher: agencyJsonLd(agency) }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Accueil', paths.home],
        ['Blog', paths.blog],
        [post.title, pathOf(post)],
      ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    },
  ],
});
