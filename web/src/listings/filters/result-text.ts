import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import { frenchNumber } from '@pignon/domain/shared/text/french';

const counted = (count: number, one: string, several: string) =>
  `${frenchNumber(count)}\u00a0${count > 1 ? several : one}`;

/**
 * '54 biens disponibles, 4 vendus ou loués': sold, unavailable and rented ones are never counted as available (M72, M126);
 * what is merely unavailable counts as sold, as its stamp says (F33).
 */
export function resultText({ total, available, rented }: Pick<SearchAnswer, 'total' | 'available' | 'rented'>): string {
  if (total === 0) return 'Aucun bien trouvé';
  const gone = total - available;
  const found = counted(available, 'bien disponible', 'biens disponibles');
  if (gone === 0) return found;
  if (rented === 0) return `${found}, ${counted(gone, 'vendu', 'vendus')}`;
  return `${found}, ${rented === gone ? counted(gone, 'loué', 'loués') : counted(gone, 'vendu ou loué', 'vendus ou loués')}`;
}

/** On the button of the filters: what the heading counts; where nothing is available, what is shown all the same. */
export function resultsLabel(answer: Pick<SearchAnswer, 'total' | 'available'> | undefined): string {
  if (!answer) return 'Voir les résultats';
  const count = answer.available || answer.total;
  if (count === 0) return 'Aucun résultat';
  return count === 1 ? 'Voir le résultat' : `Voir les ${frenchNumber(count)} résultats`;
}

/** F34: the setting shows sold properties, a transaction filter hides them all the same (M62). */
export const SOLD_HIDDEN = 'Les biens vendus sont masqués par ce filtre';
