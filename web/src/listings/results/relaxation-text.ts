import { type ListingState, withCriteria } from '@pignon/domain/listings/search/listing-url';
import type { Relaxation } from '@pignon/domain/listings/read-models';
import { relaxedBy } from '@pignon/domain/listings/search/relaxed-by';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { frenchNumber } from '@pignon/domain/shared/text/french';

/** '4 biens si la surface descend à 60 m²'. */
export const relaxationText = (relaxation: Relaxation, criteria: SearchCriteria): string =>
  `${frenchNumber(relaxation.total)}\u00a0bien${relaxation.total > 1 ? 's' : ''} ${relaxedBy(relaxation, criteria)}`;

export const relaxed = (state: ListingState, { criterion, value }: Relaxation): ListingState =>
  withCriteria(state, { ...state.criteria, [criterion]: value });
