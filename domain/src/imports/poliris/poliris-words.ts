import type { EnergyClass, FeePayer } from '../../listings/said-choices';
import type { Nature } from '../../listings/nature';

/** What each kind of advert says of transaction and occupation; a business without its walls is of type 'Fonds de commerce'. */
export const ADVERTS: Readonly<
  Record<string, { readonly transaction: 'Vente' | 'Location'; readonly occupancy?: 'Occupé'; readonly type?: string }>
> = {
  vente: { transaction: 'Vente' },
  'vente-de-prestige': { transaction: 'Vente' },
  'produit-dinvestissement': { transaction: 'Vente', occupancy: 'Occupé' },
  'vente-fonds-de-commerce': { transaction: 'Vente', type: 'Fonds de commerce' },
  'vente-fond-de-commerce': { transaction: 'Vente', type: 'Fonds de commerce' },
  location: { transaction: 'Location' },
  'cession-de-bail': { transaction: 'Location' },
};

export const TYPES: Readonly<Record<string, string>> = {
  boutique: 'Boutique',
  bureaux: 'Bureaux',
  bureau: 'Bureaux',
  local: 'Local commercial',
  'local-commercial': 'Local commercial',
  immeuble: 'Immeuble',
};

/** How a nature is called there; what we alone tell apart stands in the subtype. */
export const NATURE_WORDS: Readonly<Record<Nature, string>> = {
  boutique: 'boutique',
  bureaux: 'bureaux',
  commercial: 'local',
  immeuble: 'immeuble',
  murs: 'boutique',
  autre: 'local',
};

export const ENERGY_WORDS: Readonly<Partial<Record<EnergyClass, string>>> = {
  vierge: 'VI',
  'non soumis': 'NS',
  'en cours': '',
};

export const PAYERS: Readonly<Record<string, FeePayer>> = { '1': 'acquereur', '2': 'vendeur' };
