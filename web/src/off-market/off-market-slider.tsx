import { carouselPriceLabel } from '@pignon/domain/listings/display';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, lazy, Suspense, useMemo, useState } from 'react';
import useSWR from 'swr';
import { OFF_MARKET } from '../listings/search-paths';
import { TeaserCard } from '../listings/teaser-card';
import { patiently } from '../lib/patiently';
import { useMedia } from '../lib/use-media';
import { useSwipe } from '../lib/use-swipe';
import { Button } from '../ui/button';
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
      <Slides offers={offers} ask={setAsked} />
      {asked && (
        <Suspense>
          <InfoRequestDialog key={asked.id} offer={asked} close={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface SlidesProps {
  readonly offers: readonly OffMarketTeaser[];
  readonly ask: (offer: OffMarketTeaser) => void;
}

/** M173: one, two or three at a time; past the last comes the first (M128). */
function Slides({ offers, ask }: SlidesProps) {
  const wide = useMedia('(min-width: 1024px)');
  const middle = useMedia('(min-width: 640px)');
  const visible = wide ? 3 : middle ? 2 : 1;
  const stops = Math.max(1, offers.length - visible + 1);
  const [at, setAt] = useState(0);
  const first = Math.min(at, stops - 1);
  const turn = (direction: 1 | -1) => setAt((first + direction + stops) % stops);
  const { drag, handlers } = useSwipe(turn);
  const place = { '--first': first, '--visible': visible, '--drag': `${drag}px` } as CSSProperties;
  return (
    <section aria-roledescription="carrousel" aria-label="Biens off-market" className={styles.slider}>
      {/* The handlers are a finger's; the buttons are everybody's. */}
      <div className={styles.viewport} {...handlers}>
        <ul className={styles.track} style={place} data-dragged={drag !== 0 || undefined}>
          {offers.map((offer, index) => (
            <li
              key={offer.id}
              aria-roledescription="diapositive"
              aria-label={`Diapositive ${index + 1} sur ${offers.length}`}
              inert={index < first || index >= first + visible}
            >
              <TeaserCard teaser={offer} sayPrice={carouselPriceLabel} />
              <Button look="ghost" aria-haspopup="dialog" onClick={() => ask(offer)}>
                Demander des informations
                <span className="visually-hidden"> sur {offer.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {stops > 1 && (
        <div className={styles.turns}>
          <button type="button" aria-label="Biens off-market précédents" onClick={() => turn(-1)}>
            <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <button type="button" aria-label="Biens off-market suivants" onClick={() => turn(1)}>
            <ChevronRight size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
