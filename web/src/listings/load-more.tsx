import type { ListingState } from '@pignon/domain/listings/listing-url';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import buttons from '../ui/button.module.css';
import styles from './listing-page.module.css';
import { useListing } from './use-listing';

interface LoadMoreProps {
  readonly state: ListingState;
  readonly nextPage: number;
  readonly loading: boolean;
  /** False after three automatic loads, so that the footer can be reached. */
  readonly automatic: boolean;
  readonly more: (byHand: boolean) => void;
}

/** M51, F59: within 200 px of the end more cards come by themselves. */
const THRESHOLD = '200px';

export function LoadMore({ state, nextPage, loading, automatic, more }: LoadMoreProps) {
  const { hrefOf } = useListing();
  const end = useRef<HTMLParagraphElement>(null);
  const watching = automatic && !loading;
  const near = useEffectEvent(() => more(false));
  useEffect(() => {
    if (!watching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${THRESHOLD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching]);

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!loading) more(true);
  };
  return (
    <p ref={end} className={styles.more}>
      <a
        href={hrefOf({ ...state, page: nextPage })}
        rel="next"
        className={`${buttons.button} ${buttons.dark}`}
        aria-disabled={loading || undefined}
        onClick={press}
      >
        {loading && <span className={buttons.spinner} aria-hidden="true" />}
        {loading ? 'Chargement des biens...' : 'Voir plus de biens'}
      </a>
    </p>
  );
}
