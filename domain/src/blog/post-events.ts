import { eventType } from '../shared/domain-event';

/** `publishAt`: ISO 8601. What is told of another moment than the post's is out of date. */
export const PostScheduled = eventType<{ postId: string; publishAt: string }>('blog.post-scheduled.v1');
