import { decimal } from '../../shared/text/typed/decimal';
import { euros, frenchNumber } from '../../shared/text/french';
import type { Occupancy, PropertyStatus, StatusTexts, TransactionType } from '../property-fields';
import type { FeePayer } from '../said-choices';
import type { Fees } from '../read-models';

const NBSP = '\u00a0';
export const PRICE_ON_REQUEST = 'Prix sur demande';

interface Priced {
  /** Euros; of a rental per year. */
  readonly amount: number | null;
  readonly transactionType: TransactionType;
}

/** '685 000 €', '24 000 € / an', or 'Prix sur demande' (M77, M132). A value never wraps. */
export const priceLabel = ({ amount, transactionType }: Priced): string =>
  amount === null ? PRICE_ON_REQUEST : `${euros(amount)}${transactionType === 'rental' ? `${NBSP}/${NBSP}an` : ''}`;

/** In carousels what has no price shows 'N/A' (M132). */
export const carouselPriceLabel = (priced: Priced): string => (priced.amount === null ? 'N/A' : priceLabel(priced));

/** '120 m²', '108,1 m²'. */
export const surfaceLabel = (surface: number | null): string | null =>
  surface === null ? null : `${frenchNumber(surface)}${NBSP}m²`;

/** '6,0 %', '6,25 %': one to two decimals (M174). */
export const yieldLabel = (percent: number | null): string | null =>
  percent === null || percent <= 0 ? null : `${decimal(percent, 1, 2)}${NBSP}%`;

/** '5 708 € / m²'; of a rental rent per m² and year. */
export function pricePerSquareMetreLabel({ amount, transactionType }: Priced, surface: number | null): string | null {
  if (amount === null || surface === null || surface <= 0) return null;
  const unit = transactionType === 'rental' ? `m²/an` : 'm²';
  return `${euros(Math.round(amount / surface))}${NBSP}/${NBSP}${unit}`;
}

/** M66: '850 €', '685 K€' from 1 000, '1,2 M€' from 1 000 000; a rent is one of a year, '34 K€/an'; 'N/A' without a price. */
export function pinLabel(amount: number | null, transactionType: TransactionType): string {
  if (amount === null) return 'N/A';
  return transactionType === 'rental' ? `${shortEuros(amount)}/an` : shortEuros(amount);
}

function shortEuros(amount: number): string {
  if (amount < 1000) return `${frenchNumber(Math.round(amount))}${NBSP}€`;
  // 999 600 is a million to whoever reads a pin.
  if (amount < 999_500) return `${frenchNumber(Math.round(amount / 1000))}${NBSP}K€`;
  const millions = amount / 1_000_000;
  return `${frenchNumber(Math.round(millions * (millions < 10 ? 100 : 10)) / (millions < 10 ? 100 : 10))}${NBSP}M€`;
}

/**
 * What lies over the photo of what cannot be had: the agency's own text for its status (F33), else 'LOUÉ' of what is
 * rented (F32) and 'VENDU' of what is sold or merely unavailable (M126).
 */
export function statusBadge({ status }: { readonly status: PropertyStatus }, texts: StatusTexts = {}): string | null {
  if (status === 'available') return null;
  return texts[status] || (status === 'rented' ? 'LOUÉ' : 'VENDU');
}

/** What is on offer, or was: nothing sold is still 'À vendre'. */
export const offerLabel = ({
  transactionType,
  status,
}: {
  readonly transactionType: TransactionType;
  readonly status: PropertyStatus;
}): string => {
  const offered = status === 'available';
  if (transactionType === 'sale') return offered ? 'À vendre' : 'Vente';
  return offered ? 'À louer' : 'Location';
};

export const occupancyLabel = (occupancy: Occupancy): string => (occupancy === 'occupied' ? 'Occupé' : 'Libre');

const PAYERS: Readonly<Record<FeePayer, string>> = {
  acquereur: 'de l’acquéreur',
  vendeur: 'du vendeur',
  preneur: 'du preneur',
  bailleur: 'du bailleur',
};

/**
 * The legal line on fees of an ad (arrêté du 10 janvier 2017, loi Hoguet art. 6-1): 'Honoraires 5 % TTC à la charge de
 * l’acquéreur (380 952 € hors honoraires)'.
 */
export function feesLabel(fees: Fees | null): string | null {
  if (!fees) return null;
  const { payer, rate, amount, priceWithoutFees } = fees;
  const much = rate !== null ? `${frenchNumber(rate)}${NBSP}% TTC` : amount !== null ? `${euros(amount)} TTC` : null;
  const who = payer === null ? null : `à la charge ${PAYERS[payer]}`;
  const without = priceWithoutFees === null ? null : `(${euros(priceWithoutFees)} hors honoraires)`;
  const parts = [much, who, without].filter((part) => part !== null);
  return parts.length === 0 ? null : ['Honoraires', ...parts].join(' ');
}

/** M174: rent per month is the yearly rent divided by 12, rounded. */
export const monthlyRent = (annualRent: number): number => Math.round(annualRent / 12);

/** M174: landlord's rent, charges and, where the tenant bears it, the property tax; all given per year (F38). */
export function totalMonthlyRent({
  loyerNetBailleurFacture,
  chargesAnnuelles,
  montantTaxeFonciere,
  imputationTaxeFonciere,
}: {
  readonly loyerNetBailleurFacture: number | null;
  readonly chargesAnnuelles: number | null;
  readonly montantTaxeFonciere: number | null;
  readonly imputationTaxeFonciere: boolean | null;
}): number | null {
  if (loyerNetBailleurFacture === null) return null;
  const tax = imputationTaxeFonciere ? (montantTaxeFonciere ?? 0) : 0;
  return monthlyRent(loyerNetBailleurFacture) + monthlyRent(chargesAnnuelles ?? 0) + monthlyRent(tax);
}
