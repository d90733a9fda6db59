import { EFFECT_KINDS, EFFECT_STATES, type EffectKind, type EffectState } from '@pignon/domain/deliveries/effect';
import { DEFAULT_PAGE_SIZE, type PageSize } from '@pignon/domain/shared/page-size';
import { pageOf, sizeOf } from '../../staff/list/list-address';

/** What the journal shows of all deliveries. */
export interface DeliveryFilters {
  readonly state: EffectState | null;
  readonly kind: EffectKind | null;
  readonly text: string;
  readonly page: number;
  readonly size: PageSize;
}

export const NO_FILTERS: DeliveryFilters = { state: null, kind: null, text: '', page: 1, size: DEFAULT_PAGE_SIZE };

/** What 'Réinitialiser les filtres' takes out of the address. */
export const NO_FILTER_PARAMETERS = { state: null, kind: null, q: null } as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export const readFilters = (query: URLSearchParams): DeliveryFilters => ({
  state: oneOf(EFFECT_STATES, query.get('state')),
  kind: oneOf(EFFECT_KINDS, query.get('kind')),
  text: (query.get('q') ?? '').trim(),
  page: pageOf(query),
  size: sizeOf(query),
});

export function deliveriesPath({ state, kind, text, page, size }: DeliveryFilters): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(kind && { kind }),
    ...(text && { q: text }),
    ...(page > 1 && { page: String(page) }),
    ...(size > DEFAULT_PAGE_SIZE && { size: String(size) }),
  });
  return query.size > 0 ? `/api/deliveries?${query}` : '/api/deliveries';
}

export const isFiltered = ({ state, kind, text }: DeliveryFilters): boolean => Boolean(state || kind || text);
