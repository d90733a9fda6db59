import { ListingView } from './listing-view';
import { PropertyFailure } from './property-failure';
import { PropertyLoading } from './property-loading';
import { isTeaser } from './property-calls';
import { TeaserView } from './teaser-view';
import { useProperty } from './use-property';

/** One property under its canonical address (M09). */
export default function PropertyPage() {
  const { found, failure, retry } = useProperty();
  if (found) return isTeaser(found) ? <TeaserView teaser={found} /> : <ListingView page={found} />;
  return failure === undefined ? <PropertyLoading /> : <PropertyFailure status={failure} retry={retry} />;
}
