import { comparableCents, rentQuestion } from '../amounts/comparable-amount';
import { parsePrice } from '../amounts/price';
import { isPeriodic } from '../amounts/price-units';
import { yieldLabel } from '../display/display';
import { type Checked, isUnsaid, missing, type Policy } from './check';

/** Points of percent: closer than this the yield that was typed is the one of the figures. */
const YIELD_GAP = 0.1;

const isTold = ({ priceOnRequest }: Checked): boolean => !priceOnRequest;

/** Arrêté du 10 janvier 2017 and loi Hoguet, art. 6-1: a price that is told says what it is of, and who pays the fees. */
export const PRICE_POLICIES: readonly Policy[] = [
  { id: 'price', level: 'blocking', tab: 'prix', well: 'Le prix se lit, ou se demande.', fault: priceFault },
  {
    id: 'price-unit',
    level: 'blocking',
    tab: 'prix',
    asked: (property) => isTold(property) && property.transactionType === 'rental',
    well: 'Le loyer dit sa période.',
    fault: rentQuestion,
  },
  {
    id: 'fees-payer',
    level: 'blocking',
    tab: 'prix',
    asked: isTold,
    well: 'L’annonce dit qui paie les honoraires.',
    fault: missing(({ feesPayer }) => feesPayer === null, 'Dites à la charge de qui sont les honoraires.'),
  },
  {
    id: 'fees',
    level: 'blocking',
    tab: 'prix',
    asked: (property) => isTold(property) && (property.feesPayer === 'acquereur' || property.feesPayer === 'preneur'),
    well: 'Le montant des honoraires est indiqué.',
    fault: missing(
      ({ feesAmount, feesRate }) => feesAmount === null && feesRate === null,
      'Indiquez les honoraires TTC, en euros ou en pourcentage\u00a0: ils sont à la charge du client.',
    ),
  },
  {
    id: 'yield',
    level: 'warning',
    tab: 'prix',
    asked: (property) => isTold(property) && property.yield !== null && workedOut(property) !== null,
    well: 'Le rendement saisi est celui des montants.',
    fault: (property) => {
      const [typed, worked] = [property.yield, workedOut(property)];
      if (typed === null || worked === null || Math.abs(typed - worked) <= YIELD_GAP) return null;
      return `Le rendement saisi est ${yieldLabel(typed)}, celui des montants ${yieldLabel(worked)}.`;
    },
  },
];

function priceFault(property: Checked): string | null {
  const { price, annualRent, transactionType, priceOnRequest } = property;
  if (priceOnRequest || comparableCents(property) !== null) return null;
  if (isUnsaid(price) && !annualRent)
    return transactionType === 'sale'
      ? 'Indiquez le prix, ou cochez «\u00a0Prix sur demande\u00a0».'
      : 'Indiquez le loyer, ou cochez «\u00a0Prix sur demande\u00a0».';
  const read = parsePrice(price);
  if (transactionType === 'sale' && read && isPeriodic(read.unit))
    return `Le prix «\u00a0${price}\u00a0» est celui d’une location.`;
  // Asked for by its period.
  if (transactionType === 'rental' && read) return null;
  return `Le prix «\u00a0${price}\u00a0» ne se lit pas\u00a0: écrivez un montant, ou cochez «\u00a0Prix sur demande\u00a0».`;
}

function workedOut(property: Checked): number | null {
  const { transactionType, annualRent } = property;
  const cents = comparableCents(property);
  return transactionType === 'sale' && annualRent && cents ? (annualRent * 10_000) / cents : null;
}
