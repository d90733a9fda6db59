import { Module } from '@nestjs/common';
import { ScheduledPosts } from '@pignon/infra/blog/scheduled-posts';
import { provide } from '@pignon/infra/wiring/provide';
import { processorsOf } from '../outbox/reaction';
import { blogReactions } from './blog.reactions';

@Module({
  providers: [provide(ScheduledPosts, ({ pool }) => new ScheduledPosts(pool)), ...processorsOf(blogReactions)],
})
export class BlogModule {
  static readonly reactions = blogReactions;
}
