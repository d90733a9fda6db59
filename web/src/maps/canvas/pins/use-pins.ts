import { searchQuery } from '@pignon/domain/listings/search/listing-url';
import type { MapAnswer } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { useCallback, useEffect, useState } from 'react';
import { fetchJson } from '../../../lib/network/fetch-json';
import { covers, type Extent, unproject, widened } from '../../geometry/mercator';
import type { MapView } from '../stage/map-context';

interface Pins {
  readonly answer: MapAnswer | null;
  /** The question that `answer` answers. */
  readonly query: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Answered {
  readonly query: string;
  readonly answer: MapAnswer;
  /** What was asked for; null: all of it. */
  readonly within: { readonly extent: Extent; readonly zoom: number } | null;
}

const PATH = '/api/properties/map';
/** For a first question that every visitor asks alike, so that the server's cache answers it. */
const FAR = 5;
const SETTLED_MS = 200;
/** A little more than is seen, so that a small move needs no question. */
const MORE = 0.25;

/**
 * All pins of the criteria in one answer where they are few; else what the server gathered for the window shown, asked
 * again as the map comes to rest elsewhere.
 */
export function usePins(criteria: SearchCriteria, view: MapView | null): Pins {
  const query = searchQuery(criteria);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const failed = failedQuery === query;

  const ask = useCallback(
    (within: Answered['within'], signal: AbortSignal) =>
      fetchJson<MapAnswer>(`${PATH}?${[query, windowQuery(within)].filter(Boolean).join('&')}`, signal).then(
        (answer) => setAnswered({ query, answer, within }),
        () => {
          if (!signal.aborted) setFailedQuery(query);
        },
      ),
    [query],
  );

  useEffect(() => {
    if (failed) return;
    const stale = new AbortController();
    void ask(null, stale.signal);
    return () => stale.abort();
  }, [ask, failed]);

  useEffect(() => {
    // A first answer that came gathered is refined at once.
    if (failed || !view || answered?.query !== query || answers(answered, view)) return;
    const stale = new AbortController();
    const timer = setTimeout(() => {
      void ask({ extent: widened(view.extent, MORE), zoom: Math.round(view.zoom) }, stale.signal);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [ask, failed, query, view, answered]);

  return {
    answer: answered?.answer ?? null,
    query: answered?.query ?? null,
    failed,
    retry: () => setFailedQuery(null),
  };
}

/** What is at hand holds for this view: all pins are there, or the same window was asked for. */
function answers({ answer, within }: Answered, view: MapView): boolean {
  const whole = answer.clusters.length === 0;
  if (within === null) return whole;
  return covers(within.extent, view.extent) && (whole || within.zoom === Math.round(view.zoom));
}

function windowQuery(within: Answered['within']): string {
  if (!within) return `zoom=${FAR}`;
  const { extent, zoom } = within;
  const corners = [unproject([extent[0], extent[1]]), unproject([extent[2], extent[3]])];
  const box = corners.flatMap(([longitude, latitude]) => [inWorld(longitude, 180), inWorld(latitude, 90)]);
  return `zoom=${zoom}&box=${box.map((degrees) => degrees.toFixed(4)).join(',')}`;
}

const inWorld = (degrees: number, limit: number): number => Math.max(-limit, Math.min(limit, degrees));
