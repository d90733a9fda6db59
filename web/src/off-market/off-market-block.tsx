import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { paths } from '../site/paths';
import { patiently } from '../lib/network/patiently';
import { useReached } from '../lib/scroll/use-reached';
import { ButtonLink } from '../ui/button';
import styles from './off-market.module.css';

const OffMarketSlider = lazy(() => patiently(() => import('./off-market-slider')));

/** M64. The way there is in the page; the offers, drawn by lot for each visit, come once their place is near. */
export function OffMarketBlock() {
  const block = useRef<HTMLElement>(null);
  const near = useReached(block);
  return (
    <section ref={block} aria-labelledby="off-market-titre" className={`${styles.block} on-dark`}>
      <div className={styles.head}>
        <h2 id="off-market-titre">Nos biens OFF MARKET</h2>
        <p>Des biens confidentiels, jamais publiés, que nous présentons à nos clients inscrits.</p>
        <ButtonLink href={paths.offMarket}>Voir tous nos biens OFF MARKET</ButtonLink>
      </div>
      <div className={styles.slot}>
        {near && (
          // Its failure is logged and takes nothing else away (M171).
          <ErrorBoundary fallback={null}>
            <Suspense>
              <OffMarketSlider />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
