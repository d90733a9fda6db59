/** M46, in the order of the select; the first is the default (M44). */
export const SALE_REASONS = [
  'Départ à la retraite',
  'Donation',
  'Succession',
  'Optimisation fiscale',
  'Arbitrage patrimonial',
  "Financement d'un projet personnel",
  'Offre de rachat par le locataire actuel',
  'Autre',
] as const;
export type SaleReason = (typeof SALE_REASONS)[number];
export const DEFAULT_SALE_REASON: SaleReason = 'Départ à la retraite';
