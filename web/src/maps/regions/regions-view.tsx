import type { RegionCode } from '@pignon/domain/geography/place';
import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { Facets } from '@pignon/domain/listings/read-models';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListingMapProps } from '../props/listing-map-props';
import { RegionDetail } from './region-detail';
import { knownRegion, regionOfState } from '../props/region-of-state';
import { RegionsOverview } from './regions-overview';

interface RegionsViewProps extends Omit<ListingMapProps, 'criteria'> {
  readonly state: ListingState;
  readonly facets: Facets | null;
  readonly onRegion: (code: RegionCode | null) => void;
  /** The opened region's cards. */
  readonly children: ReactNode;
}

/** The overview of the 13 regions, or the one that is opened. */
export default function RegionsView({ state, facets, onRegion, ...beside }: RegionsViewProps) {
  const region = regionOfState(state);
  const shown = useRef(region?.code ?? null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const left = shown.current;
    const code = region?.code ?? null;
    if (left === code) return;
    shown.current = code;
    // What was pressed is gone: the focus goes to what took its place, or back to where the visitor came from.
    box.current?.querySelector<HTMLElement>(code ? 'h2' : `[data-region="${left}"]`)?.focus();
  }, [region]);

  const open = (code: string) => {
    const known = knownRegion(code);
    if (known) onRegion(known.code);
  };
  return (
    <div ref={box}>
      {region ? (
        <RegionDetail
          key={region.code}
          region={region}
          state={state}
          facets={facets}
          back={() => onRegion(null)}
          {...beside}
        />
      ) : (
        <RegionsOverview state={state} facets={facets} open={open} />
      )}
    </div>
  );
}
