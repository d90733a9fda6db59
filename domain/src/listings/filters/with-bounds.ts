import { EACH_FILTER, type FilterName, FILTERS, type SearchCriteria } from './filters';

type Bounds = Partial<Record<FilterName, unknown>>;

/**
 * Reversed bounds are swapped; an untouched end (0, the slider's upper end) is no limit; a filter that is set to undefined
 * is no filter, so that two equal questions look equal. Wherever criteria come from.
 */
export function withBounds(criteria: SearchCriteria): SearchCriteria {
  const bounded: Bounds = { ...criteria };
  for (const [least, { upTo }] of EACH_FILTER) if (upTo) setInOrder(bounded, least, upTo as FilterName);
  return Object.fromEntries(Object.entries(bounded).filter(([, value]) => value !== undefined));
}

function setInOrder(bounds: Bounds, least: FilterName, most: FilterName): void {
  const { bounded = (value?: number) => value } = FILTERS[most] as { bounded?: (value?: number) => number | undefined };
  const [from, to] = [bounds[least] as number | undefined, bounded(bounds[most] as number | undefined)];
  const isReversed = from !== undefined && to !== undefined && from > to;
  bounds[least] = (isReversed ? to : from) || undefined;
  bounds[most] = isReversed ? bounded(from) : to;
}
