import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import useSWR from 'swr';
import { countPath } from '../../catalogue/search-paths';

/** The number on 'Voir les N résultats' and those beside the options; the ones before stay until the new ones are there. */
export function useCount(criteria: SearchCriteria) {
  const { data } = useSWR<SearchAnswer>(countPath(criteria), { keepPreviousData: true, revalidateOnFocus: false });
  return data;
}
