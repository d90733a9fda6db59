import { surfaceLabel } from './display';
import type { ListingPage } from '../read-models';
import { foldText } from '../../shared/text/slug';

/** One line of a property's page or sheet. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

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

/** As the price of a rental says it; else a rent is without tax and charges (CGI 260: VAT on bare premises only by option). */
export function rentMark({ assujetiTva, rentTerms: { tax, charges } }: Rent): string {
  const withCharges = charges === 'CC' ? 'charges comprises' : 'HC';
  if (tax === 'TTC') return `TTC ${withCharges}`;
  if (assujetiTva === null) return `HT ${withCharges}`;
  return assujetiTva ? `HT ${withCharges}, TVA en sus` : `${withCharges}, non soumis à TVA`;
}

/** What every rent on the page holds, in words. */
export function rentTermsLine(page: Rent): string {
  const { tax, charges } = page.rentTerms;
  const taxes = tax === 'TTC' ? 'toutes taxes comprises' : 'hors taxes';
  const besides = charges === 'CC' ? 'charges comprises' : 'hors charges';
  return `Loyers annoncés ${taxes} et ${besides} (${rentMark(page)}).`;
}

type Rent = Pick<ListingPage, 'assujetiTva' | 'rentTerms'>;

/** 'FAI' as the price came with it, else 'HAI' where the buyer pays the fees: the price holds them. */
export function feesMark({ transactionType, amount, price, fees }: ListingPage): 'FAI' | 'HAI' | null {
  if (transactionType !== 'sale' || amount === null) return null;
  if (/\bFAI\b/i.test(price ?? '')) return 'FAI';
  return fees?.payer === 'acquereur' || /\bHAI\b/i.test(price ?? '') ? 'HAI' : null;
}

/** Those that are known; a sum of nothing is not said. */
export const facts = (
  ...rows: readonly (readonly [string, string | number | false | null, string?])[]
): readonly Fact[] =>
  rows.flatMap(([label, value, note]) =>
    typeof value === 'string' && value.trim() !== '' ? [{ label, value, ...(note && { note }) }] : [],
  );
