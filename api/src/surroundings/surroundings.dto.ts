import { Quantity } from '../http/input/fields';

export class SurroundingsQuery {
  @Quantity('La latitude', { min: -90, max: 90 })
  latitude?: number | null;

  @Quantity('La longitude', { min: -180, max: 180 })
  longitude?: number | null;
}
