import { parisDate } from '../../shared/text/french';

/** What is known of somebody whom a property is to be proposed to. Times are ISO 8601. */
export interface Standing {
  /** The address that may be written to about it; null: it is off-market, and none of theirs may open it. */
  readonly email: string | null;
  readonly consented: boolean;
  readonly unsubscribedAt: string | null;
  /** When the last mail to that address came back. */
  readonly bouncedAt: string | null;
  /** The conversation in which a draft about this property waits. */
  readonly draftIn: string | null;
  /** When it was last proposed to them. */
  readonly proposedAt: string | null;
}

/** Why a property cannot be proposed to them, in words for staff; null where it can. */
export function obstacleOf({ email, consented, unsubscribedAt, bouncedAt, draftIn }: Standing): string | null {
  if (unsubscribedAt) return `Désinscrit le ${parisDate(new Date(unsubscribedAt))}`;
  if (!consented) return 'Sans consentement : à ne pas démarcher';
  if (!email) return 'Aucun accès off-market ouvert à ce bien';
  if (bouncedAt) return `Adresse en échec : le dernier e-mail est revenu le ${parisDate(new Date(bouncedAt))}`;
  if (draftIn) return 'Un brouillon attend déjà dans la messagerie';
  return null;
}
