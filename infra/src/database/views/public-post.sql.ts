import type { View } from './view';

export const publicPost: View = {
  name: 'public_post',
  sql: `select id, slug, title, excerpt, content, image_url, tags, words, published_at, updated_at
    from post where deleted_at is null`,
};
