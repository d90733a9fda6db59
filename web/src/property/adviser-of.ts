import type { ListingAgent, ListingPage } from '@pignon/domain/listings/read-models';
import { useAgency } from '../settings/use-app-settings';

interface Contact {
  readonly agent: ListingAgent | null;
  readonly phone: string;
  /** 'PGN-12' (M83). */
  readonly reference: string;
}

/** Whom to ask about a property: its adviser, else the agency. */
export function useContactOf({ id, agent }: ListingPage): Contact {
  const agency = useAgency();
  return {
    agent,
    phone: agent?.phone || agency.phone,
    reference: `${agency.referencePrefix}-${id}`,
  };
}
