import { carouselPriceLabel } from '@pignon/domain/listings/display';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { lazy, Suspense, useMemo, useState } from 'react';
import useSWR from 'swr';
import { OFF_MARKET } from '../listings/search-paths';
import { TeaserCard } from '../listings/teaser-card';
import { patiently } from '../lib/patiently';
import { Button } from '../ui/button';
import { Slider } from '../ui/slider';
import styles from './off-market.module.css';
import { pickOffers, visitSeed } from './pick-offers';

const InfoRequestDialog = lazy(() => patiently(() => import('./info-request-dialog')));

/** M171: said to nobody but the console. */
const logged = (error: unknown) => console.warn('Les biens off-market n’ont pas pu être chargés', error);

export default function OffMarketSlider() {
  const { data } = useSWR<readonly OffMarketTeaser[]>(OFF_MARKET, { revalidateOnFocus: false, onError: logged });
  const offers = useMemo(() => pickOffers(data ?? [], visitSeed()), [data]);
  const [asked, setAsked] = useState<OffMarketTeaser>();
  if (offers.length === 0) return null;
  return (
    <>
      <Slider
        name="Biens off-market"
        slides={offers.map((offer) => ({ key: offer.id, content: <Slide offer={offer} ask={setAsked} /> }))}
      />
      {asked && (
        <Suspense>
          <InfoRequestDialog key={asked.id} offer={asked} close={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface SlideProps {
  readonly offer: OffMarketTeaser;
  readonly ask: (offer: OffMarketTeaser) => void;
}

const Slide = ({ offer, ask }: SlideProps) => (
  <div className={styles.slide}>
    <TeaserCard teaser={offer} sayPrice={carouselPriceLabel} />
    <Button look="ghost" aria-haspopup="dialog" onClick={() => ask(offer)}>
      Demander des informations
      <span className="visually-hidden"> sur {offer.title}</span>
    </Button>
  </div>
);
