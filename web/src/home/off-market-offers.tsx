import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import useSWR from 'swr';
import { OFF_MARKET } from '../catalogue/search-paths';
import { OfferSlides } from '../off-market/offer-slides';
import styles from './late/late-section.module.css';
import { OFFERS_FAILED, OFFERS_WAITING } from './late/state-texts';
import { Retry } from './late/retry';

/** M29: loading, error, empty, list, in this order. */
export default function OffMarketOffers() {
  const { data, error } = useSWR<readonly OffMarketTeaser[], unknown>(OFF_MARKET, { revalidateOnFocus: false });
  if (!data && error === undefined) return <output className={styles.waiting}>{OFFERS_WAITING}</output>;
  if (!data) return <Retry text={OFFERS_FAILED} />;
  if (data.length === 0) return <p>Aucun bien off market disponible actuellement</p>;
  return <OfferSlides offers={data} />;
}
