import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../lib/network/patiently';
import { useAppSettings } from '../site/agency/use-app-settings';
import { ButtonLink } from '../ui/button';
import { Dialog } from '../ui/dialogs/dialog';
import { LaterFacade } from '../ui/later-facade';
import { StreetPlate } from '../ui/street-plate';
import styles from './office.module.css';
import { OfficeDetails } from './office-details';
import { directionsHref, officeStreet } from './office-street';

// Its code comes once the dialog is open.
const OfficeMap = lazy(() => patiently(() => import('./office-map')));

interface OfficeDialogProps {
  readonly agency: AgencySettings;
  readonly open: boolean;
  readonly close: () => void;
}

export function OfficeDialog({ agency, open, close }: OfficeDialogProps) {
  const at = useAppSettings().display.agencyAt;
  return (
    <Dialog open={open} close={close} title="Agence de Paris">
      <div className={styles.window}>
        <LaterFacade seed={2014} width={640} height={300} sign="PIGNON" paint={0} />
        <StreetPlate {...officeStreet(agency.address)} large className={styles.plate} />
      </div>
      <div className={styles.columns}>
        <div>
          <h3>Adresse et contact</h3>
          <OfficeDetails agency={agency} />
        </div>
        <div>
          <h3>Horaires d’ouverture</h3>
          <ul className={styles.hours}>
            {agency.openingHours.map((hours) => (
              <li key={hours}>{hours}</li>
            ))}
          </ul>
        </div>
      </div>
      {at && (
        <ErrorBoundary fallback={null}>
          <div className={styles.map}>
            <Suspense>
              <OfficeMap at={at} address={agency.address} />
            </Suspense>
          </div>
        </ErrorBoundary>
      )}
      <ButtonLink look="dark" href={directionsHref(agency.address)} target="_blank" rel="noopener noreferrer">
        Itinéraire
        <span className="visually-hidden"> (nouvel onglet)</span>
      </ButtonLink>
    </Dialog>
  );
}
