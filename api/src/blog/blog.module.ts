import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { PgPosts } from '@pignon/infra/blog/pg-posts';
import { PgSettings } from '@pignon/infra/settings/pg-settings';
import { Pool } from 'pg';
import { ChangeNotes } from '../http/change-notes';
import { BlogController } from './blog.controller';
import { FeedController } from './feed.controller';
import { PostsController } from './posts.controller';

@Module({
  controllers: [BlogController, PostsController, FeedController],
  providers: [
    ChangeNotes,
    { provide: PgPosts, useFactory: (pool: Pool) => new PgPosts(pool), inject: [Pool] },
    { provide: Settings, useFactory: (pool: Pool) => new PgSettings(pool), inject: [Pool] },
  ],
  exports: [PgPosts],
})
export class BlogModule {}
