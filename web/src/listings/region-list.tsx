import { REGIONS, regionOf } from '@pignon/domain/geography/regions';
import { type ListingState, withCriteria } from '@pignon/domain/listings/listing-url';
import type { Facets } from '@pignon/domain/listings/read-models';
import { frenchNumber } from '@pignon/domain/shared/french';
import { ListLink } from './list-link';
import styles from './region-list.module.css';

interface RegionListProps {
  readonly state: ListingState;
  readonly facets: Facets | null;
}

const counted = (count: number) => `${frenchNumber(count)}\u00a0bien${count > 1 ? 's' : ''}`;

/** What the map shows, as links: for the keyboard, for screen readers and without JavaScript. */
export function RegionList({ state, facets }: RegionListProps) {
  const { regions: [chosen] = [], ...others } = state.criteria;
  const region = chosen && regionOf(chosen);
  if (region)
    return (
      <p className={styles.chosen}>
        <ListLink to={withCriteria(state, others)}>Toutes les régions</ListLink>
        <ListLink to={{ ...state, view: 'grid', page: 1 }}>
          Voir les biens de la région {region.name} en grille
        </ListLink>
      </p>
    );
  return (
    <ul className={styles.regions}>
      {REGIONS.map(({ code, name }) => (
        <li key={code}>
          <ListLink to={withCriteria(state, { ...others, regions: [code] })}>
            <span>{name}</span>
            {facets && <span className="num">{counted(facets.region[code] ?? 0)}</span>}
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
