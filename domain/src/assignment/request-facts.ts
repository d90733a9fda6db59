import type { UrgencyLevel } from '../estimations/urgency';
import type { Occupation } from '../estimations/estimation-details';
import type { RegionCode } from '../geography/place';
import type { Nature } from '../listings/nature';
import type { TransactionType } from '../listings/property-fields';
import type { RequestSource } from '../promises/promise-of';

/** What a rule may ask of a request; null where the request does not say it. */
export interface RequestFacts {
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
  readonly occupation: Occupation | null;
  readonly role: 'owner' | 'tenant' | null;
  readonly temperature: UrgencyLevel | null;
}

/** A request on its way to somebody. */
export interface IncomingRequest extends RequestFacts {
  readonly source: RequestSource;
  /** The agency has heard of this address before. */
  readonly known: boolean;
  /** Who answers for the property that it is about. */
  readonly propertyAgentId: number | null;
  /** Whom the visitor chose. */
  readonly chosenAgentId: number | null;
}

export const NO_FACTS: RequestFacts = {
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
