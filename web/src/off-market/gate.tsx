import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from 'wouter';
import { focusHeading } from '../site/arrival';
import { paths } from '../site/paths';
import { patiently } from '../lib/network/patiently';
import { callById } from '../catalogue/property-calls';
import { WithoutScript } from '../forms/without-script';
import { Button } from '../ui/button';
import styles from './gate.module.css';
import { OpenFile, OpeningFailure } from './open-file';
import { useOpening } from './use-opening';

const RegistrationDialog = lazy(() => patiently(() => import('./registration/registration-dialog')));

/** M98: stands before what the server left out. There is nothing behind it that the page knows. */
export function Gate({ teaser }: { readonly teaser: OffMarketTeaser }) {
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState(false);
  const opened = useRef(false);
  const opening = useOpening(teaser.id, () => {
    opened.current = true;
    return mutate(callById(teaser.id));
  });
  // The whole page has taken the gate's place, and the pressed button with it.
  useEffect(
    () => () => {
      if (!opened.current) return;
      window.scrollTo(0, 0);
      focusHeading();
    },
    [],
  );
  return (
    <>
      <section aria-labelledby="acces" className={styles.gate}>
        <LockKeyhole size={28} strokeWidth={1.75} aria-hidden="true" className={styles.lock} />
        {opening.ready ? (
          <OpenFile opening={opening}>
            Notre équipe vous a ouvert ce bien&nbsp;: adresse, photos, bail et chiffres s’affichent sur cet appareil.
          </OpenFile>
        ) : (
          <Locked ask={() => setAsking(true)}>
            <OpeningFailure opening={opening} />
          </Locked>
        )}
      </section>
      {asking && (
        <Suspense>
          <RegistrationDialog property={teaser} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function Locked({ ask, children }: { readonly ask: () => void; readonly children: ReactNode }) {
  return (
    <>
      <h2 id="acces">Bien confidentiel</h2>
      {children}
      <p>
        L’adresse, les photos, le bail et les chiffres de ce bien sont réservés. Notre équipe vous ouvre l’accès au
        dossier après inscription.
      </p>
      <Button aria-haspopup="dialog" onClick={ask} className={styles.ask ?? ''}>
        Demander l’accès
      </Button>
      <WithoutScript className={styles.otherwise} />
      <p className={styles.more}>
        Déjà inscrit&nbsp;? Ouvrez sur cet appareil le lien reçu par e-mail.{' '}
        <Link href={paths.offMarket}>Tous nos biens off-market</Link>
      </p>
    </>
  );
}
