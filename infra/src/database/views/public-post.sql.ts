import type { View } from './view';

/** What anybody may read: a post that is scheduled is not there before it was published. */
export const publicPost: View = {
  name: 'public_post',
  sql: `select id, slug, title, excerpt, content, image_url, image_alt, tags, words, seo_title, seo_description, published_at,
      updated_at
    from post where deleted_at is null and status = 'published'`,
};
