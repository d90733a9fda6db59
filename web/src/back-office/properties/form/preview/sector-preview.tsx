import type { PublicView } from '@pignon/domain/listings/shown/public-view';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { MapFrame } from '../../../../maps/frame/map-frame';
import styles from './seen-by-public.module.css';

const load = () => import('../../../../maps/canvas/property-canvas');

interface SectorPreviewProps {
  readonly view: PublicView;
  readonly property: StaffProperty | null;
}

/** Of a hidden address: the disc that visitors are shown. Its centre is drawn by the house when it is stored (F25). */
export function SectorPreview({ view: { card, teaser }, property }: SectorPreviewProps) {
  if (teaser) return <p>Pas de carte&nbsp;: l’aperçu ne dit que la ville.</p>;
  if (!card.hideFullAddress) return null;
  const { publicLatitude: latitude, publicLongitude: longitude } = property ?? {};
  if (!property?.hideFullAddress || latitude === null || latitude === undefined || !longitude)
    return <p>Sur la carte&nbsp;: un secteur de 10&nbsp;km, tiré à l’enregistrement.</p>;
  return (
    <>
      <h3>Sur la carte</h3>
      <div className={styles.map}>
        <MapFrame
          label="Secteur montré au public"
          load={load}
          props={{ longitude, latitude, approximate: true, label: card.city }}
        />
      </div>
    </>
  );
}
