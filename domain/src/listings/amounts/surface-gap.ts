import type { PropertyFields } from '../property-fields';

type Parts = Pick<PropertyFields, 'surfaceTotale' | 'surfaceRdc' | 'surfaceEtagesSuperieurs' | 'surfaceSousSol'>;

/** What the floors have more (or less) than the whole, in m²; null: they agree, or there is nothing to compare. */
export function surfaceGap({ surfaceTotale, ...floors }: Parts): number | null {
  const said = [floors.surfaceRdc, floors.surfaceEtagesSuperieurs, floors.surfaceSousSol].filter(
    (part) => part !== null,
  );
  if (surfaceTotale === null || said.length === 0) return null;
  const gap = Math.round((said.reduce((sum, part) => sum + part, 0) - surfaceTotale) * 100) / 100;
  return gap === 0 ? null : gap;
}
