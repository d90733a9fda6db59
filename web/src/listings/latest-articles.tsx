import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../lib/network/patiently';
import { useReached } from '../lib/scroll/use-reached';
import styles from './listing-page.module.css';

const LatestSection = lazy(() =>
  patiently(async () => ({ default: (await import('../blog/cards/latest-section')).LatestSection })),
);

/** The blog's latest, below the list: whoever does not come near asks for nothing of it. */
export function LatestArticles() {
  const place = useRef<HTMLDivElement>(null);
  const near = useReached(place);
  return (
    <div ref={place} className={styles.latest}>
      {near && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            {/* The way to all of them stands just below. */}
            <LatestSection heading="Nos derniers articles" leads={false} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
