/** CCH L126-33. 'vierge': made before July 2021 without a class. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'vierge', 'en cours', 'non soumis'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

export const FEE_PAYERS = ['acquereur', 'vendeur', 'preneur', 'bailleur'] as const;
export type FeePayer = (typeof FEE_PAYERS)[number];

export const RENT_INDEXES = ['ILC', 'ILAT', 'ICC'] as const;
export type RentIndex = (typeof RENT_INDEXES)[number];
