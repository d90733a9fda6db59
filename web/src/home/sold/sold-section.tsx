import { lazy } from 'react';
import { patiently } from '../../lib/network/patiently';
import { LateSection } from '../late/late-section';
import { SOLD_FAILED, SOLD_WAITING } from '../late/state-texts';

const SoldSlider = lazy(() => patiently(() => import('./sold-slider')));

/** M35. */
export const SoldSection = () => (
  <LateSection
    short
    id="transactions"
    heading="Ils nous ont fait confiance"
    waiting={SOLD_WAITING}
    failed={SOLD_FAILED}
    after={null}
  >
    <SoldSlider />
  </LateSection>
);
