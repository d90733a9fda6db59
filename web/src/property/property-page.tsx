import { Suspense } from 'react';
import { servedPart } from '../site/served-part';
import { ListingView } from './listing-view';
import { PropertyFailure } from './failure/property-failure';
import { PropertyLoading } from './failure/property-loading';
import { isTeaser } from '../catalogue/property-calls';
import { useProperty } from './use-property';

export { propertyRules as rules } from './property-rules';

// In the served HTML too; whoever sees the whole page never needs its code.
const TeaserView = servedPart(null, () => import('./teaser-view'));

/** One property under its canonical address (M09). */
export default function PropertyPage() {
  const { found, failure, retry } = useProperty();
  if (found && !isTeaser(found)) return <ListingView page={found} />;
  if (found)
    return (
      <Suspense fallback={<PropertyLoading />}>
        <TeaserView teaser={found} />
      </Suspense>
    );
  return failure === undefined ? <PropertyLoading /> : <PropertyFailure status={failure} retry={retry} />;
}
