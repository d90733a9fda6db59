import type { PropertyFields } from '../../listings/property-fields';
import { citySlugOf, slugOf } from '../../shared/text/slug';

type Told = Partial<Pick<PropertyFields, 'title' | 'city' | 'address' | 'surface'>>;

/** By what a property is known again where its line bears no reference: the same four facts, however they are written. */
export const rowPrint = ({ title, city, address, surface }: Told): string =>
  [slugOf(title ?? ''), citySlugOf(city ?? ''), slugOf(address ?? ''), slugOf(surface ?? '')].join(' ');
