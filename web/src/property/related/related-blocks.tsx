import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../../lib/network/patiently';
import { useReached } from '../../lib/scroll/use-reached';
import styles from './related.module.css';

interface BlockOf {
  readonly name: string;
  /** Asked of what anybody may see: of an off-market property it knows nothing. */
  readonly ofPublic?: true;
  readonly Block: LazyExoticComponent<ComponentType<{ readonly id: number }>>;
  /** Keeps its place. */
  readonly waiting: string | undefined;
}

/** M85, in their order. */
const BLOCKS: readonly BlockOf[] = [
  {
    name: 'similar',
    ofPublic: true,
    Block: lazy(() => patiently(() => import('./similar-properties'))),
    waiting: styles.waiting,
  },
  {
    name: 'latest',
    Block: lazy(() => patiently(() => import('./latest-articles'))),
    waiting: styles.waitingPosts,
  },
];

/** Where what has gone leads on to. */
export const RELATED = 'biens-similaires';

/** What a visitor may want to see next: asked for once he comes near; whatever fails leaves nothing behind. */
export function RelatedBlocks({ id, confidential }: { readonly id: number; readonly confidential: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useReached(place);
  return (
    <div ref={place} id={RELATED} className={styles.blocks}>
      {BLOCKS.filter(({ ofPublic }) => !(ofPublic && confidential)).map(({ name, Block, waiting }) => (
        <ErrorBoundary key={name} fallback={null}>
          <Suspense fallback={<div className={waiting} />}>
            {near ? <Block id={id} /> : <div className={waiting} />}
          </Suspense>
        </ErrorBoundary>
      ))}
    </div>
  );
}
