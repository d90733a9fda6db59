import { pinLabel, priceLabel, statusBadge } from '@pignon/domain/listings/display/display';
import type { StatusTexts, TransactionType } from '@pignon/domain/listings/property-fields';
import type { ListingCard, Pin } from '@pignon/domain/listings/read-models';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import clsx from 'clsx';
import { isApproximate, isAvailable, isRental, type Mark } from '../../geometry/gather';
import { countText } from '../../props/count-text';
import type { MarkLook } from './mark-layer';
import styles from './pin-look.module.css';

interface Known {
  readonly cards: ReadonlyMap<number, ListingCard>;
  readonly seen: ReadonlySet<number>;
  readonly highlighted: number | null;
  /** Key of the mark whose popup is open. */
  readonly open: string | null;
  /** The agency's own words (F33). */
  readonly statusTexts: StatusTexts | undefined;
}

/** A white plate with the price, or a disc that says how many. */
export function pinLook(mark: Mark, { cards, seen, highlighted, open, statusTexts }: Known): MarkLook {
  const [pin] = mark.pins;
  const single = mark.known && mark.pins.length === 1 && pin ? pin : null;
  // Among sold ones, the one that can be had: its price says more than '1'.
  const only = mark.known && !single && mark.available === 1 ? mark.pins.find(isAvailable) : undefined;
  const lit = highlighted !== null && mark.pins.some(([id]) => id === highlighted);
  const className = clsx(styles.pin, {
    [`${styles.lit}`]: lit,
    [`${styles.seen}`]: mark.known && mark.pins.every(([id]) => seen.has(id)),
    [`${styles.gone}`]: mark.available === 0,
  });
  const shared = { className, raised: lit || open === mark.key, expanded: open === mark.key };
  if (only)
    return {
      ...shared,
      name: `${pinName(only, cards.get(only[0]), statusTexts)}, et ${countText(mark.pins.length - 1)} non disponible${mark.pins.length > 2 ? 's' : ''}`,
      content: <span className={styles.plate}>{written(only)}</span>,
    };
  return single
    ? {
        ...shared,
        name: pinName(single, cards.get(single[0]), statusTexts),
        content: <span className={styles.plate}>{written(single)}</span>,
      }
    : { ...shared, name: discName(mark), content: <span className={styles.disc}>{discNumber(mark)}</span> };
}

/** '685 000 €, Paris, Boutique d'angle, 685 K€'; what the pin alone tells, until the card is here. */
export function pinName(pin: Pin, card: ListingCard | undefined, statusTexts?: StatusTexts): string {
  const price = priceLabel({ amount: pin[3], transactionType: transactionOf(pin) });
  const place = card ? [card.city, card.title] : [];
  const badge = card ? statusBadge(card, statusTexts)?.toLowerCase() : isAvailable(pin) ? null : 'non disponible';
  const told = [price, ...place, isApproximate(pin) && 'secteur approximatif', badge].filter(Boolean).join(', ');
  // Whoever speaks to the browser calls a button by what is written on it.
  return told.includes(written(pin)) ? told : `${told}, ${written(pin)}`;
}

const transactionOf = (pin: Pin): TransactionType => (isRental(pin) ? 'rental' : 'sale');

const written = (pin: Pin): string => pinLabel(pin[3], transactionOf(pin));

const total = ({ available, pins }: Mark): number => (available === 0 ? pins.length : available);

const discNumber = (mark: Mark): string => {
  const count = total(mark);
  return count < 10_000 ? frenchNumber(count) : `${frenchNumber(Math.floor(count / 1000))}\u00a0k`;
};

function discName(mark: Mark): string {
  const count = total(mark);
  const many = `${frenchNumber(count)} ${count > 1 ? 'biens' : 'bien'}`;
  return mark.available === 0 ? `${many} non disponible${count > 1 ? 's' : ''}` : many;
}
