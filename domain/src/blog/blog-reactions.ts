import type { Reactions } from '../deliveries/reaction';
import { PostScheduled } from './post-events';

export const BLOG_REACTIONS = {
  'blog.publish-scheduled': {
    event: PostScheduled,
    kind: 'import',
    label: 'Publication programmée d’un article',
    dueAt: 'publishAt',
  },
} satisfies Reactions;
