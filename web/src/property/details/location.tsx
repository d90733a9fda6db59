import { addressLine, SECTOR_ON_REQUEST } from '@pignon/domain/listings/display/page-facts';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { PropertyMap } from '../../maps/property-map';
import styles from './sections.module.css';

export function Location({ page }: { readonly page: ListingPage }) {
  const { hideFullAddress, pedestrianTraffic } = page;
  return (
    <section aria-labelledby="emplacement" className={styles.section}>
      <h2 id="emplacement">Emplacement</h2>
      <p className={styles.place}>
        {addressLine(page)}
        {hideFullAddress && <span>{SECTOR_ON_REQUEST}</span>}
        {pedestrianTraffic && <span>{`Flux piéton\u00a0: ${pedestrianTraffic}`}</span>}
      </p>
      <PlaceOnMap page={page} />
    </section>
  );
}

/** F26: of the zooms of an embedded map. */
function PlaceOnMap({ page }: { readonly page: ListingPage }) {
  const { longitude, latitude, approximate } = page;
  if (longitude === null || latitude === null) return <p className={styles.noMap}>Localisation non disponible</p>;
  return (
    <div className={styles.map}>
      <PropertyMap
        longitude={longitude}
        latitude={latitude}
        approximate={approximate}
        label={addressLine(page)}
        embedded
      />
    </div>
  );
}
