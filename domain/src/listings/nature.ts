/** What a property is, derived from the received type (F31); filters and counts use it. */
export const NATURES = ['commercial', 'boutique', 'murs', 'bureaux', 'immeuble', 'autre'] as const;
export type Nature = (typeof NATURES)[number];

export const NATURE_LABELS: Readonly<Record<Nature, string>> = {
  commercial: 'Local commercial',
  boutique: 'Boutique',
  murs: 'Murs commerciaux',
  bureaux: 'Bureaux',
  immeuble: 'Immeuble',
  autre: 'Autre bien',
};

/** F36: commercial and local commercial, boutique, murs, bureaux, immeuble; like each other to whoever looks for one (M85). */
export const COMMERCIAL_LIKE: readonly Nature[] = ['commercial', 'boutique', 'murs', 'bureaux', 'immeuble'];
