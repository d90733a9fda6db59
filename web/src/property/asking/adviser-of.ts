import type { ListingAgent, ListingPage } from '@pignon/domain/listings/read-models';
import { useAgency } from '../../site/agency/use-app-settings';

interface Contact {
  readonly agent: ListingAgent | null;
  readonly phone: string;
  readonly email: string;
  /** 'PGN-12' (M83). */
  readonly reference: string;
}

/** Whom to ask about a property: its adviser, else the agency. */
export function useContactOf({ id, agent }: ListingPage): Contact {
  const agency = useAgency();
  return {
    agent,
    phone: agent?.phone || agency.phone,
    email: agent?.email || agency.email,
    reference: `${agency.referencePrefix}-${id}`,
  };
}

/** For whoever has no script to open the form with. */
export const mailtoAbout = (email: string, title: string, reference: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(`Demande d'information - ${title} (${reference})`)}`;
