import type { PostCard as Card } from '@pignon/domain/blog/post';
import useSWR from 'swr';
import { Carousel } from '../../ui/carousel/carousel';
import { latestCall } from './blog-calls';
import { NO_POSTS, POSTS_FAILED, POSTS_WAITING } from './blog-texts';
import styles from './latest.module.css';
import { PostCard } from './post-card';

/** M85, M112: the four latest, in a carousel. */
export default function LatestPosts({ except }: { readonly except?: number | undefined }) {
  const { data, error } = useSWR<readonly Card[], unknown>(latestCall(except), { revalidateOnFocus: false });
  if (!data && error === undefined) return <output className={styles.waiting}>{POSTS_WAITING}</output>;
  if (!data) return <p role="alert">{POSTS_FAILED}</p>;
  if (data.length === 0) return <p>{NO_POSTS}</p>;
  return (
    <Carousel
      name="Derniers articles"
      slides={data.map((post) => ({ key: post.id, content: <PostCard post={post} /> }))}
    />
  );
}
