import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import { frenchNumber } from '@pignon/domain/shared/french';

const counted = (count: number, one: string, several: string) =>
  `${frenchNumber(count)}\u00a0${count > 1 ? several : one}`;

/**
 * '54 biens disponibles, 4 vendus': sold, unavailable and rented ones are never counted as available (M72, M126). Where
 * the setting hides sold ones, only rented ones are left (M62, F32).
 */
export function resultText(
  { total, available }: Pick<SearchAnswer, 'total' | 'available'>,
  soldShown: boolean,
): string {
  if (total === 0) return 'Aucun bien trouvé';
  const gone = total - available;
  const found = counted(available, 'bien disponible', 'biens disponibles');
  if (gone === 0) return found;
  return `${found}, ${soldShown ? counted(gone, 'vendu', 'vendus') : counted(gone, 'loué', 'loués')}`;
}

/** F34: the setting shows sold properties, a transaction filter hides them all the same (M62). */
export const SOLD_HIDDEN = 'Les biens vendus sont masqués par ce filtre';
