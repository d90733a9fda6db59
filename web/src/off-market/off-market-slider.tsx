import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { useMemo } from 'react';
import useSWR from 'swr';
import { OFF_MARKET } from '../catalogue/search-paths';
import { OfferSlides } from './offer-slides';
import { pickOffers, visitSeed } from './pick-offers';

/** M171: said to nobody but the console. */
const logged = (error: unknown) => console.warn('Les biens off-market n’ont pas pu être chargés', error);

export default function OffMarketSlider() {
  const { data } = useSWR<readonly OffMarketTeaser[]>(OFF_MARKET, { revalidateOnFocus: false, onError: logged });
  const offers = useMemo(() => pickOffers(data ?? [], visitSeed()), [data]);
  return offers.length === 0 ? null : <OfferSlides offers={offers} />;
}
