import { BLOG_REACTIONS } from '@pignon/domain/blog/blog-reactions';
import { performed } from '../outbox/reaction';
import { PublishScheduled } from './publish-scheduled';

export const blogReactions = performed(BLOG_REACTIONS, { 'blog.publish-scheduled': PublishScheduled });
