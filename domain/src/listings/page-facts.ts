import { euros, frenchNumber } from '../shared/french';
import { monthlyRent, surfaceLabel, totalMonthlyRent } from './display';
import { leaseDateLabel, triennialBreaks } from './lease-dates';
import type { RentIndex } from './property-fields';
import type { ListingPage } from './read-models';
import { foldText } from './slug';

/** One line of a property's page or sheet. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

const NBSP = '\u00a0';
export const SECTOR_ON_REQUEST = 'Secteur disponible sur demande';

/** M77: 'address, city'; of a hidden address the city alone, SECTOR_ON_REQUEST beside it. */
export function addressLine({
  address,
  hideFullAddress,
  city,
}: Pick<ListingPage, 'address' | 'hideFullAddress' | 'city'>) {
  const street = hideFullAddress ? '' : (address?.trim() ?? '');
  if (!street) return city;
  // Many feeds repeat the city at the end of the address.
  return foldText(street).endsWith(foldText(city)) ? street : `${street}, ${city}`;
}

/** 'Détails de surface', and the breakdown beside the surface (M77). */
export function surfaceFacts(page: ListingPage): readonly Fact[] {
  const { surface, surfaceTotale, surfaceRdc, surfaceEtagesSuperieurs, surfaceSousSol, caveAccessible } = page;
  return facts(
    ['Surface totale', surfaceLabel(surfaceTotale ?? surface)],
    ['Rez-de-chaussée', surfaceLabel(surfaceRdc)],
    ['Étages supérieurs', surfaceLabel(surfaceEtagesSuperieurs)],
    ['Sous-sol', surfaceLabel(surfaceSousSol)],
    ['Cave accessible', caveAccessible === null ? null : caveAccessible ? 'Oui' : 'Non'],
  );
}

const INDEXES: Readonly<Record<RentIndex, string>> = {
  ILC: 'indice des loyers commerciaux',
  ILAT: 'indice des loyers des activités tertiaires',
  ICC: 'indice du coût de la construction',
};

/** 'Données Bail': of a property to let what is offered, of an occupied one what its tenant has. */
export function leaseFacts(page: ListingPage): readonly Fact[] {
  const { annualRent, amount, transactionType, chargesAnnuelles, montantTaxeFonciere, depositMonths } = page;
  const rent = transactionType === 'rental' ? amount : annualRent;
  const total = chargesAnnuelles ? totalMonthlyRent(page) : null;
  return facts(
    ['Activité du locataire', page.tenantActivity],
    ['Début du bail', leaseDateLabel(page.leaseStartDate)],
    ['Fin du bail', leaseDateLabel(page.leaseEndDate)],
    ['Échéances triennales', triennialBreaks(page.leaseStartDate, page.leaseEndDate).join(', ') || null],
    ['Durée du bail', page.leaseLength],
    ['Loyer annuel', rent && perYear(rent), rentMark(page)],
    ['Loyer mensuel', rent && `${euros(monthlyRent(rent))}${NBSP}/${NBSP}mois`, rentMark(page)],
    ['Charges annuelles', chargesAnnuelles && perYear(chargesAnnuelles)],
    ['Taxe foncière', montantTaxeFonciere && perYear(montantTaxeFonciere), taxPayer(page)],
    ['Loyer mensuel, charges comprises', total && `${euros(total)}${NBSP}/${NBSP}mois`],
    ['Indexation', page.rentIndex, page.rentIndex ? INDEXES[page.rentIndex] : undefined],
    ['Dépôt de garantie', depositMonths && `${frenchNumber(depositMonths)} mois de loyer`],
    // Never added to a price or a rent: each goes to somebody else.
    ['Pas-de-porte', page.entryFee && euros(page.entryFee), 'droit d’entrée versé au bailleur, en sus du loyer'],
    ['Droit au bail', page.leaseRight && euros(page.leaseRight), 'versé au locataire sortant, en sus du loyer'],
  );
}

/** Every rent is said to be without tax and charges (CGI 260: VAT on bare premises only by option). */
export function rentMark({ assujetiTva }: Pick<ListingPage, 'assujetiTva'>): string {
  if (assujetiTva === null) return 'HT HC';
  return assujetiTva ? 'HT HC, TVA en sus' : 'HC, non soumis à TVA';
}

/** Only where the lease says so (R145-35). */
const taxPayer = ({ imputationTaxeFonciere }: ListingPage): string | undefined =>
  imputationTaxeFonciere === null
    ? undefined
    : imputationTaxeFonciere
      ? 'à la charge du preneur'
      : 'à la charge du bailleur';

const perYear = (amount: number): string => `${euros(amount)}${NBSP}/${NBSP}an`;

/** Those that are known; a sum of nothing is not said. */
const facts = (...rows: readonly (readonly [string, string | number | null, string?])[]): readonly Fact[] =>
  rows.flatMap(([label, value, note]) =>
    typeof value === 'string' && value.trim() !== '' ? [{ label, value, ...(note && { note }) }] : [],
  );
