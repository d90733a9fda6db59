import { knownCommunes } from '../geography/known-communes';
import type { Tools } from '../wiring/tools';
import { Derivation, geoDigest } from './derivation';

export const createDerivation = ({ pool, config }: Tools): Derivation =>
  new Derivation(pool, knownCommunes, geoDigest(config.geoKey));
