import { useState } from 'react';
import { useAgency } from '../site/agency/use-app-settings';
import { Button } from '../ui/button';
import { LaterFacade } from '../ui/later-facade';
import { StreetPlate } from '../ui/street-plate';
import styles from './office.module.css';
import { OfficeDetails } from './office-details';
import { OfficeDialog } from './office-dialog';
import { officeStreet } from './office-street';

/** M34: the office, and the dialog that says more. */
export function OfficeCard({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const agency = useAgency();
  const [open, setOpen] = useState(false);
  return (
    <article className={styles.card}>
      <div className={styles.window}>
        <LaterFacade seed={2014} width={480} height={300} sign="PIGNON" paint={0} />
        <StreetPlate {...officeStreet(agency.address)} className={styles.plate} />
      </div>
      <div className={styles.plinth}>
        <Heading className={styles.name}>Agence de Paris</Heading>
        <OfficeDetails agency={agency} />
        <Button look="dark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Voir l’agence et ses horaires
        </Button>
      </div>
      <OfficeDialog agency={agency} open={open} close={() => setOpen(false)} />
    </article>
  );
}
