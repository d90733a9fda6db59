import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { paths } from '../../site/paths';
import { patiently } from '../../lib/network/patiently';
import { useReached } from '../../lib/scroll/use-reached';
import { ButtonLink } from '../../ui/button';
import { POSTS_FAILED, POSTS_WAITING } from './blog-texts';
import styles from './latest.module.css';

const LatestPosts = lazy(() => patiently(() => import('./latest-posts')));

interface LatestSectionProps {
  readonly heading: string;
  /** The post that is being read. */
  readonly except?: number;
  /** Whether it says the way to all of them; the list says it itself. */
  readonly leads?: boolean;
}

/** The way to the blog is in the page; the latest posts come once their place is near. */
export function LatestSection({ heading, except, leads = true }: LatestSectionProps) {
  const section = useRef<HTMLElement>(null);
  const near = useReached(section);
  return (
    <section ref={section} aria-labelledby="derniers-articles" className={styles.section}>
      <h2 id="derniers-articles">{heading}</h2>
      <div className={styles.slot}>
        {near && (
          <ErrorBoundary fallback={<p>{POSTS_FAILED}</p>}>
            <Suspense fallback={<output className={styles.waiting}>{POSTS_WAITING}</output>}>
              <LatestPosts except={except} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {leads && (
        <p>
          <ButtonLink look="ghost" href={paths.blog}>
            Voir tout le blog
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
