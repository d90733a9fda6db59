import type { LngLat } from './lng-lat';

/** The specification's default centre of France (M67). */
export const FRANCE_CENTER: LngLat = [2.2137, 46.2276];
