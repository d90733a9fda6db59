import { lazy } from 'react';
import { paths } from '../site/paths';
import { patiently } from '../lib/network/patiently';
import { ButtonLink } from '../ui/button';
import { LateSection } from './late/late-section';
import { OFFERS_FAILED, OFFERS_WAITING } from './late/state-texts';

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
