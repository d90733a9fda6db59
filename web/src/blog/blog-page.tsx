import { type BlogState, readBlogUrl } from '@pignon/domain/blog/blog-url';
import type { PostSearchAnswer } from '@pignon/domain/blog/post';
import clsx from 'clsx';
import useSWR from 'swr';
import { useSearch } from 'wouter';
import { paths } from '../site/paths';
import { Breadcrumb } from '../site/breadcrumb';
import { Button, ButtonLink } from '../ui/button';
import { FEED, postsCall } from './cards/blog-calls';
import styles from './blog-page.module.css';
import { BlogSearch } from './blog-search';
import { BLOG_LEAD, NO_POSTS, POSTS_FAILED, POSTS_WAITING } from './cards/blog-texts';
import { PostCard } from './cards/post-card';
import { PostPager } from './post-pager';
import { TagLinks } from './tag-links';

export { blogRules as rules } from './blog-rules';

/** M10: every post, by tag and by words; its address is its state. */
export default function BlogPage() {
  const state = readBlogUrl(useSearch());
  const { data, error, isLoading, mutate } = useSWR<PostSearchAnswer, unknown>(postsCall(state), {
    keepPreviousData: true,
  });
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb current="Blog" />
      <header className={styles.heading}>
        <h1>{state.tag ?? 'Le blog'}</h1>
        <p>{state.tag ? `Nos articles sur le thème «\u00a0${state.tag}\u00a0».` : BLOG_LEAD}</p>
      </header>
      <div className={styles.tools}>
        <BlogSearch state={state} />
        <TagLinks tags={data?.tags ?? []} state={state} />
      </div>
      <output className={styles.count}>{data && resultText(data, state)}</output>
      {error !== undefined && !isLoading ? (
        <div role="alert" className={styles.message}>
          <p>{POSTS_FAILED}</p>
          <Button look="dark" onClick={() => void mutate()}>
            Réessayer
          </Button>
        </div>
      ) : (
        <Posts answer={data} state={state} stale={isLoading && data !== undefined} />
      )}
      <p className={styles.feed}>
        <a href={FEED}>S’abonner au flux RSS</a>
      </p>
    </main>
  );
}

function resultText({ total }: PostSearchAnswer, { tag, search }: BlogState): string {
  if (total === 0) return '';
  const articles = `${total} article${total > 1 ? 's' : ''}`;
  return search ? `${articles} pour «\u00a0${search}\u00a0»` : tag ? articles : '';
}

interface PostsProps {
  readonly answer: PostSearchAnswer | undefined;
  readonly state: BlogState;
  readonly stale: boolean;
}

function Posts({ answer, state, stale }: PostsProps) {
  if (!answer) return <output className={styles.waiting}>{POSTS_WAITING}</output>;
  const asked = state.tag ?? state.search ?? (state.page > 1 || undefined);
  if (answer.items.length === 0)
    return (
      <div className={styles.message}>
        <p>{asked === undefined ? NO_POSTS : 'Aucun article ne répond à cette recherche.'}</p>
        {asked !== undefined && (
          <ButtonLink look="dark" href={paths.blog}>
            Voir tous les articles
          </ButtonLink>
        )}
      </div>
    );
  return (
    <section
      aria-label="Articles"
      aria-busy={stale || undefined}
      className={clsx(styles.results, stale && styles.stale)}
    >
      <h2 className="visually-hidden">Articles</h2>
      <ul className={styles.cards}>
        {answer.items.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} early={index < 3} />
          </li>
        ))}
      </ul>
      <PostPager state={state} pages={Math.ceil(answer.total / answer.pageSize)} />
    </section>
  );
}
