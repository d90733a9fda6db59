import { lazy } from 'react';
import { paths } from '../site/paths';
import { patiently } from '../lib/network/patiently';
import { ButtonLink } from '../ui/button';
import { LateSection } from './late/late-section';
import { WALLS_FAILED, WALLS_WAITING } from './late/state-texts';

const WallsSlider = lazy(() => patiently(() => import('./walls-slider')));

/** M26, M27. */
export const WallsSection = () => (
  <LateSection
    id="murs-occupes"
    heading="Nos derniers murs occupés"
    waiting={WALLS_WAITING}
    failed={WALLS_FAILED}
    after={
      <ButtonLink look="dark" href={paths.listings}>
        Voir tous nos biens
      </ButtonLink>
    }
  >
    <WallsSlider />
  </LateSection>
);
