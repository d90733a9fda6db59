import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { PgPosts } from '@pignon/infra/blog/pg-posts';
import { PostDesk } from '@pignon/infra/blog/post-desk';
import { StaffPosts } from '@pignon/infra/blog/staff-posts';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { provide } from '@pignon/infra/wiring/provide';
import { BlogController } from './blog.controller';
import { PostDeskController } from './desk/post-desk.controller';
import { FeedController } from './feed.controller';
import { PostsController } from './posts.controller';

@Module({
  controllers: [BlogController, PostsController, PostDeskController, FeedController],
  providers: [
    provide(PgPosts, ({ pool }) => new PgPosts(pool)),
    provide(PostDesk, ({ pool }) => new PostDesk(pool)),
    provide(StaffPosts, ({ pool }) => new StaffPosts(pool)),
    provide(Settings, createSettings),
  ],
  exports: [PgPosts],
})
export class BlogModule {}
