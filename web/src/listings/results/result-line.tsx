import { maxPriceNote } from '@pignon/domain/listings/search/chips';
import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import { useAppSettings } from '../../site/agency/use-app-settings';
import styles from './results.module.css';
import { resultText, SOLD_HIDDEN } from '../filters/result-text';

interface ResultLineProps {
  readonly state: ListingState;
  readonly answer: SearchAnswer | undefined;
}

/** Said politely each time it changes. Nothing is said of a question that was not answered. */
export function ResultLine({ state, answer }: ResultLineProps) {
  const { showSoldProperties } = useAppSettings();
  const soldHidden = showSoldProperties && (state.criteria.transactions?.length ?? 0) > 0;
  const note = maxPriceNote(state);
  return (
    <output className={styles.results}>
      {answer ? (
        <>
          <strong className="num">{resultText(answer)}</strong>
          {note && <span>{note}</span>}
          {soldHidden && <span>{SOLD_HIDDEN}</span>}
        </>
      ) : (
        '\u00a0'
      )}
    </output>
  );
}
