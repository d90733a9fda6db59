import { MapFrame } from './frame/map-frame';
import type { PropertyMapProps } from './props/property-map-props';

const load = () => import('./canvas/property-canvas');

/** Where one property is: a point, or the sector that its owner lets be known (M73). */
export function PropertyMap(props: PropertyMapProps) {
  return (
    <MapFrame
      label={`Emplacement : ${props.label}`}
      load={load}
      props={props}
      written="L’adresse est écrite au-dessus."
    />
  );
}
