import { namesOfCities } from '@pignon/domain/listings/listing-names';
import { readListingUrl } from '@pignon/domain/listings/search/listing-url';
import { CardSkeletons } from '../catalogue/cards/card-skeletons';
import { EmptyState } from '../listings/results/empty-state';
import { ErrorState } from '../listings/results/error-state';
import { ReviewCarousel } from '../reviews/review-carousel';
import { DEMONSTRATION } from '@pignon/domain/reviews/demonstration-reviews';
import { Specimen, State } from './specimen';

const NOTHING = readListingUrl('/nos-biens', '?type=murs&minPrice=100000');

export const ShownLists = () => (
  <Specimen name="Listes">
    <State of="en chargement" wide>
      <CardSkeletons count={3} />
    </State>
    <State of="vide" wide>
      <EmptyState state={NOTHING} names={namesOfCities([])} relaxations={[]} />
    </State>
    <State of="en échec" wide>
      <ErrorState retry={() => {}} tried={false} />
    </State>
    <State of="avis (de démonstration)" wide>
      <ReviewCarousel reviews={DEMONSTRATION.reviews} photos="view" />
    </State>
  </Specimen>
);
