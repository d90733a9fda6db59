import { priceLabel, surfaceLabel, yieldLabel } from '@pignon/domain/listings/display/display';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { ListingPage } from '@pignon/domain/listings/read-models';

const MOST_CHARACTERS = 160;
const FALLBACK = 'Description, surface et emplacement sur la page du bien.';

type Described = Pick<
  ListingPage,
  'nature' | 'transactionType' | 'city' | 'surface' | 'amount' | 'yield' | 'description'
>;

/** What search engines show under the title: the facts first, then as much of the text as has room. */
export function propertyDescription(page: Described): string {
  const { nature, transactionType, city, surface, description } = page;
  const percent = yieldLabel(page.yield);
  const facts = [
    `${NATURE_LABELS[nature]} à ${transactionType === 'rental' ? 'louer' : 'vendre'} à ${city}`,
    surfaceLabel(surface),
    priceLabel(page),
    percent && `rendement ${percent}`,
  ].filter(Boolean);
  const text = description?.replace(/\s+/g, ' ').trim() || FALLBACK;
  return shortened(`${facts.join(', ')}. ${text}`);
}

/** Cut between words. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}
