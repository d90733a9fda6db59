import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { seeded } from '@pignon/domain/shared/seeded';
import { sessionStore } from '../lib/storage/session-store';

const NAME = 'pignon.visit';
const SHOWN = 5;

/** One number per visit, so that what is drawn by lot stays the same from page to page (F61). */
export function visitSeed(): number {
  const kept = Number(sessionStore.read(NAME) ?? Number.NaN);
  if (Number.isInteger(kept)) return kept;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  sessionStore.write(NAME, String(seed));
  return seed;
}

/** M64: five by lot, the same ones for the same seed in whatever order they come. */
export function pickOffers(all: readonly OffMarketTeaser[], seed: number): readonly OffMarketTeaser[] {
  const dice = seeded(seed, 1);
  const lots = all.toSorted((a, b) => a.id - b.id).map((teaser) => ({ teaser, lot: dice.between(0, 1) }));
  return lots
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, SHOWN)
    .map(({ teaser }) => teaser);
}
