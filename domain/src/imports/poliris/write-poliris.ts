import { isGated } from '../../listings/property-fields';
import { parsePrice } from '../../listings/amounts/price';
import { termsShown } from '../../listings/amounts/rent-terms';
import { parseSurface } from '../../listings/amounts/surface';
import { citySlugOf } from '../../shared/text/slug';
import { leaseYears } from '../rows/lease-years';
import type { ExportedProperty } from '../rows/exported-property';
import { POLIRIS_FIELDS, polirisLine } from './poliris-line';
import { PHOTO_FIELDS, PHOTO_TITLE_FIELDS, POLIRIS } from './poliris-numbers';
import { ENERGY_WORDS, NATURE_WORDS } from './poliris-words';

type Cells = Partial<Record<number, string>>;

/** Portals show what they are sent: only what the site itself shows whole is sent (F21, F46). */
export const isForPortals = ({
  published,
  mandat,
  status,
}: Pick<ExportedProperty, 'published' | 'mandat' | 'status'>): boolean =>
  published && !isGated(mandat) && status === 'available';

export function polirisOf(property: ExportedProperty, agency: string): string {
  const cells: Cells = {
    ...common(property, agency),
    ...(property.transactionType === 'sale' ? saleCells(told(property)) : rentCells(told(property))),
    ...photoCells(property),
  };
  return polirisLine(Array.from({ length: POLIRIS_FIELDS }, (_, index) => cells[index + 1] ?? ''));
}

function common(property: ExportedProperty, agency: string): Cells {
  const { hideFullAddress: hidden, latitude, longitude } = property;
  const placed = !hidden && latitude !== null && longitude !== null;
  return {
    [POLIRIS.agency]: agency,
    [POLIRIS.reference]: property.key,
    [POLIRIS.technicalId]: property.key,
    [POLIRIS.type]: NATURE_WORDS[property.nature],
    [POLIRIS.subtype]: subtypeOf(property),
    // As on the site: the postcode of a city in districts tells the district.
    [POLIRIS.postcode]: (hidden ? null : property.postcode) ?? '',
    [POLIRIS.city]: citySlugOf(property.commune).replaceAll('-', ' ').toUpperCase(),
    [POLIRIS.country]: 'France',
    // M77: where it lies is told to nobody, portals included.
    [POLIRIS.address]: (hidden ? null : property.address) ?? '',
    [POLIRIS.latitude]: placed ? degrees(latitude) : '',
    [POLIRIS.longitude]: placed ? degrees(longitude) : '',
    [POLIRIS.precision]: placed ? '1' : '',
    [POLIRIS.title]: property.title,
    [POLIRIS.description]: property.description ?? '',
    [POLIRIS.surface]: decimal(parseSurface(property.surface) ?? property.surfaceTotale),
    [POLIRIS.activity]: property.tenantActivity ?? '',
    [POLIRIS.situation]: property.pedestrianTraffic ?? '',
    [POLIRIS.visit]: property.visitUrl ?? '',
    [POLIRIS.purpose]: property.leasePurpose ?? '',
    [POLIRIS.lots]: decimal(property.coOwnershipLots),
    [POLIRIS.lotCharges]: decimal(property.coOwnershipCharges),
    [POLIRIS.cellar]: property.caveAccessible === null ? '' : yesNo(property.caveAccessible),
    [POLIRIS.exclusive]: yesNo(property.mandat === 'exclu'),
    [POLIRIS.mandateNumber]: property.mandateNumber ?? '',
    [POLIRIS.mandateDate]: frenchDay(property.mandateDate),
    [POLIRIS.energyClass]: energy(property.dpe),
    [POLIRIS.gasClass]: energy(property.ges),
    [POLIRIS.leaseYears]: String(leaseYears(property.leaseLength) ?? ''),
    [POLIRIS.entryFee]: decimal(property.entryFee),
    [POLIRIS.leaseRight]: decimal(property.leaseRight),
    [POLIRIS.contactName]: property.adviser?.name ?? '',
    [POLIRIS.contactEmail]: property.adviser?.email ?? '',
    [POLIRIS.version]: '4.10',
  };
}

const saleCells = (property: ExportedProperty): Cells => ({
  [POLIRIS.advert]: property.occupancyStatus === 'occupied' ? "produit d'investissement" : 'vente',
  [POLIRIS.price]: decimal(property.amount),
  [POLIRIS.income]: decimal(property.annualRent),
  [POLIRIS.fees]: decimal(property.feesRate),
  [POLIRIS.feesPayer]: property.feesPayer === 'acquereur' ? '1' : property.feesPayer === 'vendeur' ? '2' : '',
  [POLIRIS.priceWithoutFees]: decimal(property.priceWithoutFees),
});

function rentCells(property: ExportedProperty): Cells {
  const { amount: year, chargesAnnuelles: charges, depositMonths } = property;
  const month = year === null ? null : cents(year / 12);
  const terms = termsShown(property.price, 'rental');
  const yearly = parsePrice(property.price)?.unit === 'year' || parsePrice(property.price) === null;
  return {
    [POLIRIS.advert]: 'location',
    [POLIRIS.price]: decimal(month),
    // What was said per month stays per month.
    [POLIRIS.annualRent]: yearly || property.annualRent !== null ? decimal(year) : '',
    [POLIRIS.withCharges]: terms.charges === null ? '' : yesNo(terms.charges === 'CC'),
    [POLIRIS.withoutTax]: terms.tax === null ? '' : yesNo(terms.tax === 'HT'),
    [POLIRIS.charges]: decimal(charges === null ? null : cents(charges / 12)),
    [POLIRIS.annualCharges]: decimal(charges),
    [POLIRIS.deposit]: decimal(depositMonths !== null && year !== null ? cents((depositMonths * year) / 12) : null),
    [POLIRIS.fees]: property.feesPayer === 'preneur' ? decimal(property.feesAmount) : '',
  };
}

const photoCells = ({ photoSources }: ExportedProperty): Cells =>
  Object.fromEntries(
    photoSources.slice(0, PHOTO_FIELDS.length).flatMap(({ source, alt = '' }, index) => [
      [PHOTO_FIELDS[index], source],
      [PHOTO_TITLE_FIELDS[index], alt],
    ]),
  ) as Cells;

/** A price for those who ask is in no file that others show, nor what it could be worked out of. */
const told = (property: ExportedProperty): ExportedProperty =>
  property.priceOnRequest
    ? {
        ...property,
        price: null,
        amount: null,
        annualRent: null,
        feesAmount: null,
        feesRate: null,
        priceWithoutFees: null,
        depositMonths: null,
      }
    : property;

const subtypeOf = ({ nature, type }: ExportedProperty): string =>
  nature === 'murs' ? 'Murs commerciaux' : nature === 'autre' ? type : '';

const yesNo = (is: boolean): string => (is ? 'OUI' : 'NON');
const cents = (amount: number): number => Math.round(amount * 100) / 100;
const decimal = (value: number | null): string => (value === null ? '' : String(value));
const degrees = (value: number): string => String(Number(value.toFixed(5)));
const energy = (letter: ExportedProperty['dpe']): string => (letter === null ? '' : (ENERGY_WORDS[letter] ?? letter));
const frenchDay = (day: string | null): string => (day ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
