import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { CardGrid } from './card-grid';
import { ButtonLink } from '../../ui/button';
import styles from './matching-listings.module.css';

export interface MatchingListingsProps {
  readonly heading: string;
  /** API path of the cards; the route loads the same. */
  readonly cards: string;
  /** All of them. */
  readonly href: string;
  /** Keeps their place until they have come. */
  readonly waiting?: ReactNode;
}

/** The newest listings of what the page is about; nothing when there are none, or none could be read. */
export default function MatchingListings({ heading, cards, href, waiting = null }: MatchingListingsProps) {
  const { data, error } = useSWR<SearchAnswer, unknown>(cards);
  if (!data) return error === undefined ? waiting : null;
  if (data.items.length === 0) return null;
  return (
    <section aria-labelledby="biens-proposes" className={styles.listings}>
      <h2 id="biens-proposes">{heading}</h2>
      <CardGrid items={data.items} />
      <ButtonLink look="dark" href={href} className={styles.all ?? ''}>
        Voir nos biens
      </ButtonLink>
    </section>
  );
}
