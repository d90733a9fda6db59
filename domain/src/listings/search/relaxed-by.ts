import { isRent } from './chips';
import type { Filter } from '../filters/filter';
import { FILTERS, type SearchCriteria } from '../filters/filters';
import type { Relaxation } from '../read-models';

/** What is let go of: 'si la surface descend à 60 m²', 'dans toutes les villes'. */
export function relaxedBy({ criterion, value }: Omit<Relaxation, 'total'>, criteria: SearchCriteria): string {
  const { dropped = '', moved } = (FILTERS[criterion] as Filter<unknown>).relaxed ?? {};
  return value === undefined || !moved ? dropped : moved(value, isRent(criteria) ? 'le loyer annuel' : 'le prix');
}
