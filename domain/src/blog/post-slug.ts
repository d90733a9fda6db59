import { slugOf } from '../shared/text/slug';
import { postRules } from './post-rules';

/** A post's place in its address, short enough for a number behind it; a title in symbols still has one. */
export const postSlugOf = (title: string): string =>
  slugOf(title)
    .slice(0, postRules.longestSlug.value - 10)
    .replace(/-$/, '') || 'article';

/** Where a title was used before: 'mon-titre', then 'mon-titre-2'… */
export const nthSlug = (slug: string, nth: number): string => (nth === 1 ? slug : `${slug}-${nth}`);
