import { lazy } from 'react';
import { paths } from '../app/paths';
import { patiently } from '../lib/patiently';
import { ButtonLink } from '../ui/button';
import { LateSection } from './late-section';
import { OFFERS_FAILED, OFFERS_WAITING } from './state-texts';

const OffMarketOffers = lazy(() => patiently(() => import('./off-market-offers')));

/** M28, M29. */
export const OffMarketSection = () => (
  <LateSection
    dark
    id="off-market"
    heading="Nos biens OFF MARKET"
    waiting={OFFERS_WAITING}
    failed={OFFERS_FAILED}
    after={<ButtonLink href={paths.offMarket}>Voir tous nos biens OFF MARKET</ButtonLink>}
  >
    <OffMarketOffers />
  </LateSection>
);
