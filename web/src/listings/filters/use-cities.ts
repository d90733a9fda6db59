import type { CityCount } from '@pignon/domain/listings/read-models';
import useSWR from 'swr';
import { CITIES } from '../../catalogue/search-paths';

/** F54: kept as the specification has them; cityName writes them with a capital. */
const FALLBACK = ['paris', 'lyon', 'marseille'] as const;

export interface CityChoice extends Pick<CityCount, 'slug' | 'name'> {
  readonly count?: number;
}

export function useCities(): readonly CityChoice[] {
  const { data, error } = useSWR<readonly CityCount[]>(CITIES, { revalidateOnFocus: false });
  if (data) return data;
  return error === undefined
    ? []
    : FALLBACK.map((slug) => ({ slug, name: slug.charAt(0).toUpperCase() + slug.slice(1) }));
}
