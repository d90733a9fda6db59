import { textOfHtml } from '../reading-time';
import { NothingToRead, PublishedAlready, PublishedInTheFuture, ScheduledInThePast } from './post-refusals';
import type { PostStatus } from './post-status';

/** Whether a post is read, and since when; of one that is scheduled, from when on. */
export interface PostStanding {
  readonly status: PostStatus;
  readonly publishedAt: Date | null;
}

/** Before it is published or scheduled. */
export function refuseEmpty({ content }: { readonly content: string }): void {
  if (textOfHtml(content) === '') throw new NothingToRead();
}

export type PostDecision =
  /** `at`: a moment in the past that staff chose for it. */
  | { readonly kind: 'publish'; readonly at: Date | null }
  | { readonly kind: 'schedule'; readonly at: Date }
  | { readonly kind: 'unpublish' }
  | { readonly kind: 'archive' };

/** What a decision of staff makes of a post. One that was read before keeps its day, whatever becomes of it. */
export function decidePost(post: PostStanding, decision: PostDecision, now: Date): PostStanding {
  const before = post.publishedAt && post.publishedAt <= now ? post.publishedAt : null;
  switch (decision.kind) {
    case 'publish':
      if (decision.at && decision.at > now) throw new PublishedInTheFuture();
      return { status: 'published', publishedAt: decision.at ?? before ?? now };
    case 'schedule':
      if (post.status === 'published') throw new PublishedAlready();
      if (decision.at <= now) throw new ScheduledInThePast();
      return { status: 'scheduled', publishedAt: decision.at };
    case 'unpublish':
      return { status: 'draft', publishedAt: before };
    case 'archive':
      return { status: 'archived', publishedAt: before };
  }
}
