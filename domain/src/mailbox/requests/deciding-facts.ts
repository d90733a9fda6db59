import type { RegionCode } from '../../geography/place';
import type { Nature } from '../../listings/nature';
import type { Occupancy, TransactionType } from '../../listings/property-fields';

/** What a request says, as far as it may decide whose it is; null where the request does not say it. */
export interface DecidingFacts {
  readonly transaction: TransactionType | null;
  readonly nature: Nature | null;
  /** As a property tells it: 'Paris', 'Saint-Denis'. */
  readonly city: string | null;
  /** '75', '2A', '974'. */
  readonly department: string | null;
  readonly region: RegionCode | null;
  /** Euros; of a rental per year. */
  readonly budget: number | null;
  /** m² */
  readonly surface: number | null;
  readonly occupation: Occupancy | null;
  readonly role: 'owner' | 'tenant' | null;
  /** How urgent they call it, by its key. */
  readonly temperature: string | null;
}

export const NO_FACTS: DecidingFacts = {
  transaction: null,
  nature: null,
  city: null,
  department: null,
  region: null,
  budget: null,
  surface: null,
  occupation: null,
  role: null,
  temperature: null,
};
