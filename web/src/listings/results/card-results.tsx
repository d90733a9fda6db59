import type { ListingNames } from '@pignon/domain/listings/listing-names';
import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { Area } from '@pignon/domain/listings/filters/area';
import { PAGE_SIZE } from '@pignon/domain/listings/search-criteria';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import clsx from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/announcer';
import { CardGrid } from '../../catalogue/cards/card-grid';
import { CardSkeletons } from '../../catalogue/cards/card-skeletons';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { ListLink } from '../../catalogue/list-link';
import { LoadMore } from './load-more';
import styles from './results.module.css';
import { ListingMap } from './map-parts';
import { cardsPath } from '../../catalogue/search-paths';
import type { Cards } from './use-cards';
import { useGrowth } from '../../catalogue/cards/use-growth';

interface CardResultsProps {
  readonly state: ListingState;
  readonly names: ListingNames;
  readonly cards: Cards;
  readonly onArea: (area: Area) => void;
}

/** F59: then the footer can be reached. */
const MOST_AUTOMATIC = 3;
export const CARDS = 'liste-biens';

/** The views 'grid' and 'list' (cards left, map right). */
export function CardResults({ state, names, cards, onArea }: CardResultsProps) {
  const [highlighted, onHighlight] = useState<number | null>(null);
  const beside = state.view === 'list';
  return (
    <div className={beside ? styles.beside : undefined}>
      {beside && (
        <div className={styles.map}>
          <Suspense>
            <ListingMap criteria={state.criteria} highlighted={highlighted} onHighlight={onHighlight} onArea={onArea} />
          </Suspense>
        </div>
      )}
      <CardList state={state} names={names} cards={cards} highlighted={highlighted} onHighlight={onHighlight} />
    </div>
  );
}

interface CardListProps extends Omit<CardResultsProps, 'onArea'> {
  readonly highlighted: number | null;
  readonly onHighlight: (id: number | null) => void;
}

/** The cards alone, whatever stands beside them. */
export function CardList(props: CardListProps) {
  const top = useTopOnNewQuestion(props.state);
  return (
    <section
      ref={top}
      id={CARDS}
      aria-label="Biens"
      aria-busy={props.cards.stale || undefined}
      className={styles.cards}
    >
      <Body {...props} />
    </section>
  );
}

/** Whoever changes a filter from below the list's beginning is brought back to it: the answer starts there. */
function useTopOnNewQuestion({ criteria, sort, page }: ListingState) {
  const list = useRef<HTMLElement>(null);
  const question = cardsPath(criteria, sort, page);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' });
  }, [question]);
  return list;
}

function Body({ state, names, cards, highlighted, onHighlight }: CardListProps) {
  const { answer, items, stale, failed, loadingMore, nextPage, unrolled, more, retry } = cards;
  const [byHand, setByHand] = useState(0);
  const [tried, setTried] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const reader = useRef<number | undefined>(undefined);
  const grows = nextPage !== undefined && !stale && !failed && !loadingMore && unrolled - 1 - byHand < MOST_AUTOMATIC;
  const kept = useGrowth({ list, end, unrolled, automatic: grows, more });

  // The one who pressed the button goes on at the first new card.
  useEffect(() => {
    if (reader.current === undefined || items.length <= reader.current) return;
    list.current?.querySelectorAll<HTMLElement>('article a')[reader.current]?.focus({ preventScroll: true });
    announce(`${frenchNumber(items.length)} biens affichés sur ${frenchNumber(answer?.total ?? items.length)}`);
    reader.current = undefined;
  }, [items.length, answer]);

  const again = () => {
    setTried(true);
    retry();
  };
  const pressed = () => {
    reader.current = items.length;
    setByHand(byHand + 1);
    more();
  };

  if (failed && (stale || !answer)) return <ErrorState retry={again} tried={tried} />;
  if (!answer) return <CardSkeletons />;
  if (answer.total === 0)
    return (
      <>
        <EmptyState state={state} names={names} relaxations={answer.relaxations} />
        {answer.teasers.length > 0 && <CardGrid items={[]} teasers={answer.teasers} />}
      </>
    );
  return (
    <>
      {state.page > 1 && (
        <p className={styles.more}>
          <ListLink to={{ ...state, page: state.page - 1 }} rel="prev">
            Biens précédents
          </ListLink>
        </p>
      )}
      <div ref={list} className={clsx(stale && styles.stale)}>
        <CardGrid
          items={items}
          teasers={answer.teasers}
          coming={loadingMore || kept ? Math.min(PAGE_SIZE, answer.total - items.length) : 0}
          eager={state.view === 'grid'}
          highlighted={highlighted}
          onHighlight={onHighlight}
        />
      </div>
      {failed && <ErrorState retry={again} tried={tried} />}
      {nextPage !== undefined && !failed && (
        <LoadMore ref={end} state={state} nextPage={nextPage} loading={loadingMore} more={pressed} />
      )}
    </>
  );
}
