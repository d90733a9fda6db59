import { carouselPriceLabel } from '@pignon/domain/listings/display/display';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { Dialog } from '../../ui/dialogs/dialog';
import { StreetPlate } from '../../ui/street-plate';
import styles from './registration.module.css';
import RegistrationForm from './registration-form';

interface RegistrationDialogProps {
  readonly property: OffMarketTeaser;
  readonly close: () => void;
}

/** Closes by itself once the success has been read (M97). */
export default function RegistrationDialog({ property, close }: RegistrationDialogProps) {
  return (
    <Dialog open close={close} title="Demander l’accès au dossier">
      <div className={styles.summary}>
        <strong>{property.title}</strong>
        <StreetPlate street={property.city} />
        <span className="num">{carouselPriceLabel(property)}</span>
      </div>
      <RegistrationForm propertyId={property.id} done={close} />
    </Dialog>
  );
}
