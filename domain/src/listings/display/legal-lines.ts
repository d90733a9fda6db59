import { SITE_PAGES } from '../../pages/site-pages';
import { euros, frenchNumber } from '../../shared/text/french';
import type { ListingPage } from '../read-models';

export const GEORISQUES_URL = 'https://www.georisques.gouv.fr';

/** Where the agency shows its fees (arrêté du 10 janvier 2017, art. 2: reached from every ad). */
export const FEE_SCHEDULE_PATH = `${SITE_PAGES.legal}#honoraires`;

/** Word for word as décret 2022-1289 has it, the address after it. */
export const GEORISQUES_SENTENCE =
  'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : ';
export const GEORISQUES_ADDRESS = 'www.georisques.gouv.fr';

/**
 * A let property may not be sold past its tenant (L145-46-1), and the price that is notified to him is without the
 * agency's fees.
 */
export function preferenceNote({ transactionType, occupancyStatus, fees }: ListingPage): string | null {
  if (transactionType !== 'sale' || occupancyStatus !== 'occupied') return null;
  const without = fees?.priceWithoutFees ?? null;
  return [
    'Bien vendu occupé\u00a0: le locataire commercial peut disposer d’un droit de préférence (article L145-46-1 du Code de commerce).',
    ...(without === null ? [] : [`Prix hors honoraires\u00a0: ${euros(without)}.`]),
  ].join(' ');
}

/** CCH L721-1: of a lot sold in a co-ownership, how many there are and what a year of it costs. */
export function coOwnershipLine({
  coOwnershipLots: lots,
  coOwnershipCharges: charges,
}: Pick<ListingPage, 'coOwnershipLots' | 'coOwnershipCharges'>): string | null {
  const said = [
    lots !== null && lots > 0 ? `${frenchNumber(lots)} lot${lots > 1 ? 's' : ''}` : null,
    charges !== null && charges > 0 ? `charges annuelles\u00a0: ${euros(charges)}` : null,
  ].filter((part) => part !== null);
  return said.length === 0 ? null : `Bien en copropriété\u00a0: ${said.join(', ')}.`;
}
