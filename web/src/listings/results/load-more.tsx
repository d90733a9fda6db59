import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { MouseEvent, Ref } from 'react';
import buttons from '../../ui/button.module.css';
import styles from './results.module.css';
import { useListing } from '../../catalogue/use-listing';

interface LoadMoreProps {
  readonly state: ListingState;
  readonly nextPage: number;
  readonly loading: boolean;
  readonly more: () => void;
  readonly ref: Ref<HTMLParagraphElement>;
}

/** M51: a real link to the next page, which brings its cards here. */
export function LoadMore({ state, nextPage, loading, more, ref }: LoadMoreProps) {
  const { hrefOf } = useListing();
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!loading) more();
  };
  return (
    <p ref={ref} className={styles.more}>
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
