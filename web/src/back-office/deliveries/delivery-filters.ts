import { EFFECT_KINDS, EFFECT_STATES, type EffectKind, type EffectState } from '@pignon/domain/deliveries/effect';

/** What the journal shows; it lives in the URL, so that a link shows a colleague the same rows. */
export interface DeliveryFilters {
  readonly state: EffectState | null;
  readonly kind: EffectKind | null;
  readonly text: string;
  readonly page: number;
  /** The delivery whose drawer is open. */
  readonly open: string | null;
}

export const NO_FILTERS: DeliveryFilters = { state: null, kind: null, text: '', page: 1, open: null };

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export function readFilters(search: string): DeliveryFilters {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    state: oneOf(EFFECT_STATES, query.get('state')),
    kind: oneOf(EFFECT_KINDS, query.get('kind')),
    text: query.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    open: query.get('livraison'),
  };
}

function listQuery({ state, kind, text, page }: DeliveryFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (kind) query.set('kind', kind);
  if (text.trim()) query.set('q', text.trim());
  if (page > 1) query.set('page', String(page));
  return query;
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

export function journalPath(filters: DeliveryFilters): string {
  const query = listQuery(filters);
  if (filters.open) query.set('livraison', filters.open);
  return withQuery('/admin', query);
}

export const deliveriesPath = (filters: DeliveryFilters): string => withQuery('/api/deliveries', listQuery(filters));

export const isFiltered = ({ state, kind, text }: DeliveryFilters): boolean => Boolean(state || kind || text.trim());
