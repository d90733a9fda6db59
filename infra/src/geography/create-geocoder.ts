import type { Geocoder } from '@pignon/domain/geography/geocoder';
import { createCaller } from '../http/create-caller';
import { Pace } from '../http/pace';
import type { Tools } from '../wiring/tools';
import { NominatimGeocoder } from './nominatim-geocoder';

export function createGeocoder(tools: Tools): Geocoder {
  const { geocoding, publicUrl, timeScale } = tools.config;
  return new NominatimGeocoder(
    tools.pool,
    createCaller(tools, 'Le géocodeur'),
    new Pace(tools.pool, 'Géocodeur', geocoding.perSecond * timeScale, timeScale),
    { url: geocoding.url, siteUrl: publicUrl },
  );
}
