import { carouselPriceLabel } from '@pignon/domain/listings/display/display';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { lazy, Suspense, useState } from 'react';
import { TeaserCard } from '../catalogue/cards/teaser-card';
import { patiently } from '../lib/network/patiently';
import { Button } from '../ui/button';
import { Carousel } from '../ui/carousel/carousel';
import styles from './off-market.module.css';

const InfoRequestDialog = lazy(() => patiently(() => import('./info-request-dialog')));

/** Each with its request (M28, M64). */
export function OfferSlides({ offers }: { readonly offers: readonly OffMarketTeaser[] }) {
  const [asked, setAsked] = useState<OffMarketTeaser>();
  return (
    <>
      <Carousel
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
