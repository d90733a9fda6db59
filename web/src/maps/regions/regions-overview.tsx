import { type Region, REGIONS } from '@pignon/domain/geography/regions/regions';
import type { RegionCode } from '@pignon/domain/geography/place';
import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { Facets } from '@pignon/domain/listings/read-models';
import { useMemo, useState } from 'react';
import { MapFrame } from '../frame/map-frame';
import { overseasOf } from '../geometry/overseas';
import { RegionLink } from './region-link';
import { countText } from '../props/count-text';
import { regionHref } from '../props/region-of-state';
import styles from './regions-view.module.css';

interface RegionsOverviewProps {
  readonly state: ListingState;
  readonly facets: Facets | null;
  readonly open: (code: string) => void;
}

const POSTER = { padding: 0 };
const load = () => import('../canvas/region-overview');

/** The map, and beside it the same as a list of real links: it works before the map does, and without it. */
export function RegionsOverview({ state, facets, open }: RegionsOverviewProps) {
  const [hovered, setHovered] = useState<RegionCode | null>(null);
  const counts = facets?.region ?? null;
  const overseas = useMemo(() => overseasOf(state, facets), [state, facets]);
  const regions = useMemo(() => byCount(counts ?? {}), [counts]);
  return (
    <div className={styles.overview}>
      <MapFrame
        label="Carte des régions"
        load={load}
        props={{ counts, hovered, onHover: setHovered, onOpen: open }}
        poster={POSTER}
        className={styles.map}
      />
      <div className={styles.aside}>
        <h2 className={styles.heading}>Choisissez une région</h2>
        <ul className={styles.regions}>
          {regions.map((region) => (
            <li key={region.code}>
              <RegionLink
                href={regionHref(state, region)}
                follow={() => open(region.code)}
                data-region={region.code}
                data-hovered={region.code === hovered || undefined}
                className={styles.region}
                onPointerEnter={() => setHovered(region.code)}
                onPointerLeave={() => setHovered(null)}
                onFocus={() => setHovered(region.code)}
                onBlur={() => setHovered(null)}
              >
                <span>{region.name}</span> <span className="num">{counts && countText(counts[region.code] ?? 0)}</span>
              </RegionLink>
            </li>
          ))}
          {overseas && (
            <li>
              <a href={overseas.href} className={styles.region}>
                <span>Outre-mer</span> <span className="num">{countText(overseas.count)}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

/** Those with most first; equal ones in the specification's order. */
const byCount = (counts: Readonly<Partial<Record<RegionCode, number>>>): readonly Region[] =>
  [...REGIONS].sort((a, b) => (counts[b.code] ?? 0) - (counts[a.code] ?? 0));
