import type { Post } from '@pignon/domain/blog/post';
import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../lib/network/patiently';
import { useReached } from '../lib/scroll/use-reached';
import styles from './related-section.module.css';

const RelatedProperties = lazy(() => patiently(() => import('./related-properties')));

/** Keeps their place. */
const waiting = <div className={styles.waiting} />;

/** Properties of the post's subject, asked for once the reader comes near; nothing to show leaves no trace. */
export function RelatedSection({ post }: { readonly post: Pick<Post, 'title' | 'tags'> }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useReached(place);
  return (
    <div ref={place} className={styles.place}>
      {near ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={waiting}>
            <RelatedProperties post={post} waiting={waiting} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
