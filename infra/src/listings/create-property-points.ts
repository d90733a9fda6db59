import type { Tools } from '../wiring/tools';
import { geoDigest } from './derivation';
import { PropertyPoints } from './property-points';

export const createPropertyPoints = ({ pool, config }: Tools): PropertyPoints =>
  new PropertyPoints(pool, geoDigest(config.geoKey));
