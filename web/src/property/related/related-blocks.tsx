import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../../lib/patiently';
import { useSeen } from '../../lib/use-seen';
import styles from './related.module.css';

type Block = LazyExoticComponent<ComponentType<{ readonly id: number }>>;

/** M85, in their order. */
const BLOCKS: readonly Block[] = [
  lazy(() => patiently(() => import('./similar-properties'))),
  lazy(() => patiently(() => import('./latest-articles'))),
];

/** What a visitor may want to see next: asked for once he comes near; whatever fails leaves nothing behind. */
export function RelatedBlocks({ id }: { readonly id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useSeen(place);
  return (
    <div ref={place} className={styles.blocks}>
      {near ? (
        BLOCKS.map((Block, index) => (
          // The list never changes: the place is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <ErrorBoundary key={index} fallback={null}>
            <Suspense fallback={<div className={styles.waiting} />}>
              <Block id={id} />
            </Suspense>
          </ErrorBoundary>
        ))
      ) : (
        <div className={styles.waiting} />
      )}
    </div>
  );
}
