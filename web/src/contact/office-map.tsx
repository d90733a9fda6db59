import { PropertyMap } from '../maps/property-map';

interface OfficeMapProps {
  readonly at: { readonly longitude: number; readonly latitude: number };
  readonly address: string;
}

/** M34: where the office is, from as near as a property's own map. */
export default function OfficeMap({ at, address }: OfficeMapProps) {
  return <PropertyMap {...at} approximate={false} label={address} embedded />;
}
