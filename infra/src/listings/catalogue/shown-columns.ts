import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { StoredProperty } from '../../database/property-columns';
import { shownAs, type ShownColumn } from '../../database/views/property.sql';

/** A row of a public view, under the names that code knows. */
export type ShownProperty = Omit<Pick<StoredProperty, ShownColumn>, 'mandat' | 'priceCents'> & {
  readonly mandat: ListingCard['mandat'];
  /** bigint: text. */
  readonly priceCents: string | null;
};

/** `title_slug as "titleSlug"`: of one of the public views and of nothing else; `from` names it among others. */
export const selectShown = (names: readonly ShownColumn[], from?: string): string =>
  names.map((name) => `${from ? `${from}.` : ''}${shownAs(name)} as "${name}"`).join(', ');
