import type { ConfigReader } from './reading';

/** Plan IGN, open and without a key (Licence Ouverte). */
const DEFAULT_TILES =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';

/** Who is asked where something lies, and what is drawn under it. */
export const readPlaces = (read: ConfigReader) => ({
  geocoding: {
    url: read.url('GEOCODER_URL', ['http:', 'https:'], 'https://nominatim.openstreetmap.org').replace(/\/$/, ''),
    perSecond: read.number('GEOCODER_PER_SECOND', 1, { min: 0.01, max: 100, unit: 'requêtes' }),
  },
  addresses: {
    /** The Base Adresse Nationale, for suggestions. */
    url: read.url('ADDRESSES_URL', ['http:', 'https:'], 'https://data.geopf.fr/geocodage').replace(/\/$/, ''),
  },
  map: {
    /** XYZ tiles with '{x}', '{y}', '{z}'; 'none' for outlines alone. */
    tiles: read.text('MAP_TILES', DEFAULT_TILES),
  },
});
