import type { Region } from '@pignon/domain/geography/regions/regions';
import type { CityCount, Facets } from '@pignon/domain/listings/read-models';
import type { ReactNode } from 'react';
import { countText } from '../props/count-text';
import styles from './region-panels.module.css';

interface RegionPanelsProps {
  readonly region: Region;
  readonly facets: Facets | null;
  readonly goTo: (citySlug: string) => void;
}

/** One open at a time: `<details name>` does that itself. */
export function RegionPanels({ region, facets, goTo }: RegionPanelsProps) {
  const cities = (facets?.city ?? []).filter((city) => city.region === region.code && city.count > 0);
  const available = facets?.region[region.code] ?? 0;
  return (
    <div className={styles.panels}>
      <Panel title={`Villes${cities.length > 0 ? ` (${cities.length})` : ''}`} open>
        {cities.length > 0 ? (
          <ul className={styles.cities}>
            {cities.map((city) => (
              <CityButton key={city.slug} city={city} goTo={goTo} />
            ))}
          </ul>
        ) : (
          <p>{facets ? 'Aucune ville avec un bien disponible.' : 'Chargement des villes…'}</p>
        )}
      </Panel>
      <Panel title="La région">
        <dl className={styles.facts}>
          <dt>Biens disponibles</dt>
          <dd className="num">{facets ? available : '…'}</dd>
          <dt>{region.departments.length > 1 ? 'Départements' : 'Département'}</dt>
          <dd>{region.departments.map(({ code, name }) => `${name} (${code})`).join(', ')}</dd>
        </dl>
      </Panel>
      <Panel title="Mode d’emploi">
        <ul className={styles.instructions}>
          <li>Choisissez une ville pour vous en approcher.</li>
          <li>Un prix est un bien&nbsp;: ouvrez-le pour voir ses photos.</li>
          <li>Un disque rassemble plusieurs biens&nbsp;: ouvrez-le pour zoomer.</li>
          <li>
            Au doigt, déplacez la carte à deux doigts&nbsp;; à la souris, zoomez avec Ctrl et la molette&nbsp;; au
            clavier, passez d’un bien à l’autre avec les flèches.
          </li>
        </ul>
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

const Panel = ({ title, open, children }: PanelProps) => (
  <details name="region" open={open} className={styles.panel}>
    <summary>{title}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);

const CityButton = ({ city, goTo }: { readonly city: CityCount; readonly goTo: (slug: string) => void }) => (
  <li>
    <button type="button" className={styles.city} onClick={() => goTo(city.slug)}>
      <span>{city.name}</span> <span className="num">{countText(city.count)}</span>
    </button>
  </li>
);
