import type { PostCard } from '@pignon/domain/blog/post';
import { parisDate } from '@pignon/domain/shared/text/french';
import styles from './post-facts.module.css';

/** '12 novembre 2026 · 4 min de lecture' */
export const PostFacts = ({ post: { publishedAt, readingTime } }: { readonly post: PostCard }) => (
  <p className={styles.facts}>
    <time dateTime={publishedAt}>{parisDate(new Date(publishedAt))}</time>
    <span>{`${readingTime}\u00a0min de lecture`}</span>
  </p>
);
