import type { LngLat } from './lng-lat';

/** Knows where an address lies. */
export abstract class Geocoder {
  /** Null when nobody knows it; rejects with a DeliveryFailure when nobody could be asked. */
  abstract find(address: string): Promise<LngLat | null>;
  /** The same of a town among all places of its name: 'Saint-Denis, Île-de-France, France'. */
  abstract findTown(town: string): Promise<LngLat | null>;
}
