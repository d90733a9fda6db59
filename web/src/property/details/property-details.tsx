import type { ListingPage } from '@pignon/domain/listings/read-models';
import { Energy } from './energy';
import { LeaseBox } from './lease-box';
import { Location } from './location';
import { MediaPart } from './media-part';
import { SurfaceDetails } from './surface-details';
import { Yields } from './yields';

/** What comes after the description; in the served HTML from the start. */
export default function PropertyDetails({ page }: { readonly page: ListingPage }) {
  return (
    <>
      <MediaPart page={page} />
      <SurfaceDetails page={page} />
      <LeaseBox page={page} />
      <Yields page={page} />
      <Energy page={page} />
      <Location page={page} />
    </>
  );
}
