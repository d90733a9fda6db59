import { CHAT_RANDOM_RESULTS } from '@pignon/domain/chat/replies/chat-texts';
import type { Instead } from '@pignon/domain/chat/replies/nothing-found';
import type { Catalogue } from '@pignon/domain/listings/catalogue';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import type { ListingCard, Relaxation } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { mulberry32 } from '@pignon/domain/shared/mulberry32';
import { traceOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';

interface Shown {
  readonly instead: Instead;
  readonly properties: readonly ListingCard[];
}

/** F78: what the smallest change of the question finds, the next one where that is not enough; any three where none does. */
export async function shownInstead(
  catalogue: Catalogue,
  criteria: SearchCriteria,
  relaxations: readonly Relaxation[],
  seed: number,
): Promise<Shown> {
  const near = await nearest(catalogue, criteria, relaxations);
  if (near.properties.length > 0) return near;
  const properties = await random(catalogue, seed);
  return { instead: { criteria, relaxed: [], random: properties.length }, properties };
}

async function nearest(
  catalogue: Catalogue,
  criteria: SearchCriteria,
  relaxations: readonly Relaxation[],
): Promise<Shown> {
  const properties: ListingCard[] = [];
  const relaxed: { relaxation: Relaxation; count: number }[] = [];
  for (const relaxation of relaxations) {
    const left = CHAT_RANDOM_RESULTS - properties.length;
    if (left === 0) break;
    const found = await relaxedSearch(catalogue, criteria, relaxation);
    const others = found.filter(({ id }) => properties.every((one) => one.id !== id)).slice(0, left);
    properties.push(...others);
    if (others.length > 0) relaxed.push({ relaxation, count: others.length });
  }
  return { instead: { criteria, relaxed, random: 0 }, properties };
}

async function relaxedSearch(
  catalogue: Catalogue,
  criteria: SearchCriteria,
  { criterion, value }: Relaxation,
): Promise<readonly ListingCard[]> {
  try {
    const page = { sort: 'newest', page: 1, pageSize: CHAT_RANDOM_RESULTS, facets: false } as const;
    // Of all transactions still what can be had (M62).
    const relaxed = criterion === 'transactions' ? TRANSACTION_TYPES : value;
    return (await catalogue.search({ ...criteria, [criterion]: relaxed }, page)).items;
  } catch (error) {
    log('error', 'chat: the relaxed search failed', { error: traceOf(error) });
    return [];
  }
}

async function random(catalogue: Catalogue, seed: number): Promise<readonly ListingCard[]> {
  try {
    const next = mulberry32(seed);
    return (await catalogue.list()).items
      .filter(({ status }) => status === 'available')
      .map((card) => ({ card, at: next() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, CHAT_RANDOM_RESULTS)
      .map(({ card }) => card);
  } catch {
    return [];
  }
}
