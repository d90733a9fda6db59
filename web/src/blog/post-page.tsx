import type { Post } from '@pignon/domain/blog/post';
import useSWR from 'swr';
import { Link, useParams } from 'wouter';
import { useLateArrival } from '../site/arrival';
import { notFoundRoute } from '../site/not-found-route';
import { PageLoading } from '../site/page-loading';
import { paths } from '../site/paths';
import { ApiError } from '../lib/network/fetch-json';
import { Breadcrumb } from '../site/breadcrumb';
import { Button, ButtonLink } from '../ui/button';
import { Photo } from '../site/photo/photo';
import { postCall, tagHref } from './cards/blog-calls';
import { POSTS_FAILED } from './cards/blog-texts';
import { LatestSection } from './cards/latest-section';
import { RelatedSection } from './related-section';
import { PostFacts } from './cards/post-facts';
import styles from './post-page.module.css';
import { POST_PHOTO_SIZES } from './cards/post-photo-sizes';
import prose from './prose.module.css';
import { withScrollingTables } from './scrolling-tables';

export { postRules as rules } from './blog-rules';

/** M10: one post under its address. */
export default function PostPage() {
  const { slug } = useParams<{ slug: string }>();
  const {
    data: post,
    error,
    mutate,
  } = useSWR<Post, unknown>(postCall(slug), {
    shouldRetryOnError: (reason: unknown) => !isMissing(reason),
  });
  if (post) return <Shown post={post} />;
  if (error === undefined) return <PageLoading />;
  if (isMissing(error)) return <notFoundRoute.page />;
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb items={BLOG} current="Article" />
      <h1>Erreur</h1>
      <div role="alert" className={styles.message}>
        <p>{POSTS_FAILED}</p>
        <Button look="dark" onClick={() => void mutate()}>
          Réessayer
        </Button>
      </div>
    </main>
  );
}

/** Never there, or removed. */
const isMissing = (reason: unknown): boolean =>
  reason instanceof ApiError && (reason.status === 404 || reason.status === 410);

const BLOG = [{ label: 'Blog', href: paths.blog }];

function Shown({ post }: { readonly post: Post }) {
  useLateArrival(`${post.title} | Pignon`);
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb items={BLOG} current={post.title} />
      <article className={styles.post}>
        <header className={styles.heading}>
          {post.tags.length > 0 && (
            <ul className={styles.tags} aria-label="Thèmes">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link href={tagHref(tag)}>{tag}</Link>
                </li>
              ))}
            </ul>
          )}
          <h1>{post.title}</h1>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <PostFacts post={post} />
        </header>
        {post.photo && (
          <Photo
            photo={post.photo}
            alt=""
            sizes={POST_PHOTO_SIZES}
            ratio="21 / 9"
            seed={post.id}
            priority
            className={styles.photo}
          />
        )}
        <div className={styles.columns}>
          {/* The server has sanitised it, as it was written and again as it was read (F63). */}
          {/* oxlint-disable-next-line react/no-danger */}
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: withScrollingTables(post.content) }} />
          <Calls />
        </div>
      </article>
      <RelatedSection key={`biens-${post.id}`} post={post} />
      <LatestSection key={post.id} heading="À lire aussi" except={post.id} />
    </main>
  );
}

const Calls = () => (
  <aside className={`${styles.calls} on-dark`} aria-labelledby="projet">
    <h2 id="projet">Un projet autour de murs ou d’un local&nbsp;?</h2>
    <p>Une estimation gratuite sous 48h, ou des biens à visiter&nbsp;: un conseiller vous répond.</p>
    <p className={styles.ways}>
      <ButtonLink href={paths.estimation}>Estimation gratuite</ButtonLink>
      <ButtonLink look="ghost" href={paths.listings}>
        Voir nos biens
      </ButtonLink>
    </p>
  </aside>
);
