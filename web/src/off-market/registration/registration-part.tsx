import { memo, Suspense } from 'react';
import { servedPart } from '../../site/served-part';

const SLOT = 'formulaire-inscription';

const RegistrationForm = servedPart(SLOT, () => import('./registration-form'));

const nothingMore = () => {};

/** For all off-market properties: the page stays when it is sent. */
export const RegistrationPart = memo(function RegistrationPart() {
  return (
    <div id={SLOT}>
      <Suspense>
        <RegistrationForm propertyId={null} done={nothingMore} />
      </Suspense>
    </div>
  );
});
