import type { ListingMapProps } from './props/listing-map-props';
import { MapFrame } from './frame/map-frame';
import { POSTER_PADDING } from './frame/poster-padding';

const POSTER = { padding: POSTER_PADDING };
const load = () => import('./canvas/national-map');

/** The national map (M66). As high as its place, or as `--map-height` says. */
export default function ListingMap(props: ListingMapProps) {
  return <MapFrame label="Carte des biens" load={load} props={props} poster={POSTER} />;
}
