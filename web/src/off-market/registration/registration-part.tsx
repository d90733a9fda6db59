import { lazy, memo, Suspense } from 'react';
import { patiently } from '../../lib/network/patiently';
import { whenNear } from '../../lib/scroll/when-near';

const SLOT = 'formulaire-inscription';

// In the served HTML from the start; its code comes when the visitor comes near.
const RegistrationForm = lazy(() =>
  whenNear(`#${SLOT}`)
    .then(() => patiently(() => import('./registration-form')))
    .then((file) => ({ default: file.RegistrationForm })),
);

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
