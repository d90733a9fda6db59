import type { ListingCard, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { paths } from '../site/paths';
import cards from '../catalogue/cards/card-grid.module.css';
import { PropertyCard } from '../catalogue/cards/property-card';
import { OFF_MARKET, OPENED } from '../catalogue/search-paths';
import { TeaserCard } from '../catalogue/cards/teaser-card';
import { Breadcrumb } from '../site/breadcrumb';
import { Button, ButtonLink } from '../ui/button';
import { NumberedSteps } from '../ui/numbered-steps';
import styles from './off-market-page.module.css';
import { OpenFile, OpeningFailure } from './open-file';
import { RegistrationPart } from './registration/registration-part';
import { useOpening } from './use-opening';
import type { PageRules } from '../site/page-rules';
import { offMarketHead } from './off-market-head';

export const rules: PageRules = { load: () => [OFF_MARKET], head: offMarketHead };

const STEPS = [
  {
    title: 'Vous vous inscrivez',
    text: 'Une adresse e-mail suffit. Votre projet et votre société aident notre équipe à vous répondre.',
  },
  {
    title: 'Notre équipe valide',
    text: 'Nous étudions chaque demande\u00a0: les propriétaires nous confient ces biens en toute discrétion.',
  },
  {
    title: 'Vous recevez un lien',
    text: 'Personnel et sécurisé, il ouvre pendant 14 jours l’adresse, les photos, le bail et les chiffres.',
  },
] as const;

/** M08: the teasers, how one gets to see more, and the registration for all of them. */
export default function OffMarketPage() {
  // Also what an access to all of them opens: this page then leads there.
  const [opened, setOpened] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  const { mutate } = useSWRConfig();
  const opening = useOpening(null, async () => {
    setOpened(true);
    // Pages that were teasers until now are whole.
    await mutate((key) => typeof key === 'string' && /^\/api\/properties\/(\d|by-)/.test(key), undefined);
    await mutate(OPENED);
  });
  const settled = opened || opening.failure !== undefined;
  useEffect(() => {
    if (settled) result.current?.focus();
  }, [settled]);
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb current="Biens off-market" />
      <header className={styles.heading}>
        <h1>Nos biens OFF MARKET</h1>
        <p>
          Des biens confidentiels, jamais publiés, que nous présentons à nos clients inscrits. Leurs dossiers s’ouvrent
          sur demande.
        </p>
        <ButtonLink href="#inscription" className={styles.toForm ?? ''}>
          S’inscrire
        </ButtonLink>
      </header>
      {(opening.ready || settled) && (
        <section aria-labelledby="acces" className={styles.access}>
          {opening.ready ? (
            <OpenFile opening={opening}>
              Notre équipe vous a ouvert nos biens off-market&nbsp;: leurs dossiers s’affichent sur cet appareil.
            </OpenFile>
          ) : (
            <>
              <h2 id="acces" ref={result} tabIndex={-1}>
                {opened ? 'Votre accès est ouvert' : 'Votre lien'}
              </h2>
              {opened && <p>Choisissez un bien&nbsp;: sa page est maintenant complète.</p>}
              <OpeningFailure opening={opening} />
            </>
          )}
        </section>
      )}
      <Offers />
      <div className={styles.columns}>
        <section aria-labelledby="comment" className={styles.how}>
          <h2 id="comment">Comment ouvrir un dossier</h2>
          <NumberedSteps steps={STEPS} />
        </section>
        <section aria-labelledby="inscription" className={styles.registration}>
          <h2 id="inscription">S’inscrire</h2>
          <p>Pour recevoir l’accès à tous nos biens off-market.</p>
          <RegistrationPart />
        </section>
      </div>
    </main>
  );
}

/** What this device may see comes whole and first; the rest stays as everybody sees it. */
function Offers() {
  const { data, error, mutate } = useSWR<readonly OffMarketTeaser[]>(OFF_MARKET);
  const { data: opened = [] } = useSWR<readonly ListingCard[]>(OPENED);
  const locked = data?.filter(({ id }) => !opened.some((card) => card.id === id));
  return (
    <>
      {opened.length > 0 && (
        <section aria-labelledby="dossiers-ouverts" className={styles.opened}>
          <h2 id="dossiers-ouverts">Vos dossiers ouverts</h2>
          <ul className={cards.grid}>
            {opened.map((card) => (
              <li key={card.id}>
                <PropertyCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!(opened.length > 0 && locked?.length === 0) && (
        <Locked data={locked} failed={error !== undefined} retry={() => void mutate()} />
      )}
    </>
  );
}

interface LockedProps {
  readonly data: readonly OffMarketTeaser[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

function Locked({ data, failed, retry }: LockedProps) {
  if (data && data.length > 0)
    return (
      <section aria-label="Biens off-market disponibles">
        <ul className={cards.grid}>
          {data.map((teaser) => (
            <li key={teaser.id}>
              <TeaserCard teaser={teaser} />
            </li>
          ))}
        </ul>
      </section>
    );
  if (data)
    return (
      <div className={styles.none}>
        <p>Aucun bien off market disponible actuellement</p>
        <ButtonLink look="dark" href={paths.listings}>
          Voir tous nos biens
        </ButtonLink>
      </div>
    );
  if (!failed) return <output className={styles.none}>Chargement des biens off market...</output>;
  return (
    <div role="alert" className={styles.none}>
      <p>Impossible de charger les biens off market</p>
      <Button look="dark" onClick={retry}>
        Réessayer
      </Button>
    </div>
  );
}
