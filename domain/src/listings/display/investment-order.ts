import type { ListingCard } from '../read-models';

type Ranked = Pick<ListingCard, 'occupancyStatus' | 'transactionType'>;

/** M27: occupied sales, vacant sales, occupied rentals, vacant rentals. */
const rankOf = ({ occupancyStatus, transactionType }: Ranked): number =>
  (transactionType === 'rental' ? 2 : 0) + (occupancyStatus === 'occupied' ? 0 : 1);

/** F35: occupied ones alone, unless vacant ones are to be shown too; within a rank the order they came in. */
export const investmentOrder = <Card extends Ranked>(cards: readonly Card[], withVacant = false): readonly Card[] =>
  cards
    .filter(({ occupancyStatus }) => withVacant || occupancyStatus === 'occupied')
    .toSorted((a, b) => rankOf(a) - rankOf(b));

/** What the card's fascia says in the home page's slider (M27). */
export function investmentLabel({
  nature,
  occupancyStatus,
  transactionType,
}: Pick<ListingCard, 'nature' | 'occupancyStatus' | 'transactionType'>): string {
  if (transactionType === 'rental') return 'Location pure';
  const occupied = occupancyStatus === 'occupied';
  if (nature === 'bureaux') return occupied ? 'Bureaux occupés' : 'Bureaux libres';
  if (nature === 'immeuble') return occupied ? 'Immeuble occupé' : 'Immeuble libre';
  return occupied ? 'Murs occupés' : 'Murs libres';
}
