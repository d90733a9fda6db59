import { euros, frenchNumber } from '../../shared/text/french';
import { monthlyRent, PRICE_ON_REQUEST, totalMonthlyRent } from './display';
import { leaseDateLabel, triennialBreaks } from './lease-dates';
import { type Fact, facts, rentMark } from './page-facts';
import type { RentIndex } from '../said-choices';
import type { ListingPage } from '../read-models';

const NBSP = '\u00a0';

const INDEXES: Readonly<Record<RentIndex, string>> = {
  ILC: 'indice des loyers commerciaux',
  ILAT: 'indice des loyers des activités tertiaires',
  ICC: 'indice du coût de la construction',
};

/** 'Données Bail': of a property to let what is offered, of an occupied one what its tenant has. */
export function leaseFacts(page: ListingPage): readonly Fact[] {
  const { annualRent, amount, transactionType, chargesAnnuelles, montantTaxeFonciere, depositMonths } = page;
  const isRental = transactionType === 'rental';
  const rent = isRental ? amount : annualRent;
  const taxBeside = page.imputationTaxeFonciere ? montantTaxeFonciere : null;
  const total = chargesAnnuelles || taxBeside ? totalMonthlyRent(page) : null;
  return facts(
    ['Activité du locataire', page.tenantActivity],
    ['Enseigne', page.tenantSign],
    ['Destination', page.leasePurpose],
    ['Début du bail', leaseDateLabel(page.leaseStartDate)],
    ['Fin du bail', leaseDateLabel(page.leaseEndDate)],
    ['Échéances triennales', triennialBreaks(page.leaseStartDate, page.leaseEndDate).join(', ') || null],
    ['Durée du bail', page.leaseLength],
    // A property to let has this box whatever is known of its lease (M84).
    ['Loyer annuel', rent ? perYear(rent) : isRental && PRICE_ON_REQUEST, rent ? rentMark(page) : undefined],
    ['Loyer mensuel', rent && `${euros(monthlyRent(rent))}${NBSP}/${NBSP}mois`, rentMark(page)],
    ['Charges annuelles', chargesAnnuelles && perYear(chargesAnnuelles)],
    ['Taxe foncière', montantTaxeFonciere && perYear(montantTaxeFonciere), taxPayer(page)],
    [
      chargesAnnuelles ? 'Loyer mensuel, charges comprises' : 'Loyer mensuel total, taxe foncière comprise',
      total && `${euros(total)}${NBSP}/${NBSP}mois`,
    ],
    ['Indexation', page.rentIndex, page.rentIndex ? INDEXES[page.rentIndex] : undefined],
    ['Dernière révision', leaseDateLabel(page.rentRevisedAt)],
    ['Dépôt de garantie', depositMonths && `${frenchNumber(depositMonths)} mois de loyer`],
    // Never added to a price or a rent: each goes to somebody else.
    ['Pas-de-porte', page.entryFee && euros(page.entryFee), 'droit d’entrée versé au bailleur, en sus du loyer'],
    ['Droit au bail', page.leaseRight && euros(page.leaseRight), 'versé au locataire sortant, en sus du loyer'],
  );
}

/** Only where the lease says so (R145-35). */
const taxPayer = ({ imputationTaxeFonciere }: ListingPage): string | undefined =>
  imputationTaxeFonciere === null
    ? undefined
    : imputationTaxeFonciere
      ? 'à la charge du preneur'
      : 'à la charge du bailleur';

const perYear = (amount: number): string => `${euros(amount)}${NBSP}/${NBSP}an`;
