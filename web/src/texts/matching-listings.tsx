import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import useSWR from 'swr';
import { CardGrid } from '../listings/card-grid';
import { ButtonLink } from '../ui/button';
import styles from './matching-listings.module.css';

export interface MatchingListingsProps {
  readonly heading: string;
  /** API path of the cards; the route loads the same. */
  readonly cards: string;
  /** All of them. */
  readonly href: string;
}

/** The newest listings of what the page is about; nothing when there are none, or none could be read. */
export default function MatchingListings({ heading, cards, href }: MatchingListingsProps) {
  const { data } = useSWR<SearchAnswer>(cards);
  if (!data || data.items.length === 0) return null;
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
