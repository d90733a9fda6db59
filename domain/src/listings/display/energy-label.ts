import type { EnergyClass } from '../said-choices';
import { leaseDateLabel } from './lease-dates';

/** 'Classe C (12 mars 2026)'. */
export function datedEnergyLabel(energy: EnergyClass | null, date: string | null): string {
  const day = energy?.length === 1 ? leaseDateLabel(date) : null;
  return day === null ? energyLabel(energy) : `${energyLabel(energy)} (${day})`;
}

/** CCH L126-33: every ad says its class, or why there is none. */
export function energyLabel(energy: EnergyClass | null): string {
  if (energy === null) return 'Non communiqué';
  return energy.length === 1 ? `Classe ${energy}` : ENERGY_WORDS[energy as keyof typeof ENERGY_WORDS];
}

const ENERGY_WORDS = { vierge: 'Vierge', 'en cours': 'En cours', 'non soumis': 'Non soumis' } as const;
