import type { ConsentVersion } from '../consent';

/** Beside which form it was given, as staff read it. */
export const CONSENT_LABELS: Readonly<Record<ConsentVersion, string>> = {
  'contact-1': 'Message',
  'request-1': 'Demande sur un bien',
  'off-market-1': 'Accès off-market',
  'estimation-contact-1': 'Estimation, coordonnées',
  'estimation-property-1': 'Estimation, bien',
  'proposals-1': 'Propositions de biens',
};
