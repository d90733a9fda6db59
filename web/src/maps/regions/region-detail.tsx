import type { Region } from '@pignon/domain/geography/regions/regions';
import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { Facets } from '@pignon/domain/listings/read-models';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import { ListLink } from '../../catalogue/list-link';
import { Button } from '../../ui/button';
import type { ListingMapProps } from '../props/listing-map-props';
import { MapFrame } from '../frame/map-frame';
import { RegionLink } from './region-link';
import { countText } from '../props/count-text';
import { regionHref } from '../props/region-of-state';
import { RegionPanels } from './region-panels';
import styles from './regions-view.module.css';

interface RegionDetailProps extends Omit<ListingMapProps, 'criteria'> {
  readonly region: Region;
  readonly state: ListingState;
  readonly facets: Facets | null;
  readonly back: () => void;
  readonly children: ReactNode;
}

const load = () => import('../canvas/region-map');

/** M70: one region, its pins and its panels. */
export function RegionDetail({
  region,
  state,
  facets,
  back,
  highlighted,
  onHighlight,
  onArea,
  children,
}: RegionDetailProps) {
  const [city, setCity] = useState<{ readonly slug: string } | null>(null);
  const available = facets ? (facets.region[region.code] ?? 0) : null;
  const { criteria } = state;
  const props = { region, criteria, city, highlighted, onHighlight, onArea };
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <RegionLink href={regionHref(state, null)} follow={back} className={styles.back}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          Retour aux régions
        </RegionLink>
        <h2 tabIndex={-1} className={styles.heading}>
          {region.name}
        </h2>
        {available !== null && <p className="num">{countText(available)}</p>}
        <ListLink to={{ ...state, view: 'grid', page: 1 }} className={styles.grid}>
          Voir ces biens en grille
        </ListLink>
      </div>
      <div className={styles.stage}>
        <MapFrame label={`Carte des biens, ${region.name}`} load={load} props={props} className={styles.map} />
        {available === 0 && (
          <div className={styles.empty}>
            <output>Aucun bien disponible</output>
            <Button look="dark" onClick={back}>
              Retour aux régions
            </Button>
          </div>
        )}
      </div>
      <div className={styles.found}>
        <RegionPanels region={region} facets={facets} goTo={(slug) => setCity({ slug })} />
        {children}
      </div>
    </div>
  );
}
