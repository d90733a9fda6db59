import { Injectable } from '@nestjs/common';
import { ScheduledPosts } from '@pignon/infra/blog/scheduled-posts';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** A post whose moment has come. Once: what was rescheduled, taken back or published meanwhile is left as it is. */
@Injectable()
export class PublishScheduled implements Processor<{ postId: string; publishAt: string }> {
  constructor(private readonly posts: ScheduledPosts) {}

  async perform({ id, payload }: Effect<{ postId: string; publishAt: string }>): Promise<Done> {
    await this.posts.publish(Number(payload.postId), new Date(payload.publishAt), id);
    return {};
  }
}
