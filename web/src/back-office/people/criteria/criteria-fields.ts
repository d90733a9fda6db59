import { REGION_CODES } from '@pignon/domain/geography/place';
import { REGION_NAMES } from '@pignon/domain/geography/regions/region-names';
import { cityName } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS, NATURES } from '@pignon/domain/listings/nature';
import type { Criteria, PersonCriteria } from '@pignon/domain/prospects/criteria/criteria';
import type { FieldChecks } from '../../../staff/form/use-record-form';

/** As it is typed; a box per type and per region. */
export type CriteriaValues = Readonly<Record<string, string | boolean>>;

export const natureField = (nature: string): string => `type-${nature}`;
export const regionField = (code: string): string => `region-${code}`;

const AMOUNT = { pattern: { value: /^[\d\s.,€]*$/, message: 'Écrivez un nombre' } };

export const CRITERIA_FIELDS: FieldChecks<CriteriaValues> = {
  transaction: { label: 'Transaction' },
  ...Object.fromEntries(NATURES.map((one) => [natureField(one), { label: NATURE_LABELS[one] }])),
  cities: { label: 'Villes' },
  ...Object.fromEntries(REGION_CODES.map((one) => [regionField(one), { label: REGION_NAMES[one] }])),
  minPrice: { label: 'Prix minimum', check: AMOUNT },
  maxPrice: { label: 'Prix maximum', check: AMOUNT },
  minSurface: { label: 'Surface minimum', check: AMOUNT },
  maxSurface: { label: 'Surface maximum', check: AMOUNT },
  minYield: { label: 'Rendement minimum', check: AMOUNT },
  occupancy: { label: 'Occupation' },
};

const text = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('.', ','));

export const valuesOf = (criteria: Criteria): CriteriaValues => ({
  transaction: criteria.transactions?.length === 1 ? (criteria.transactions[0] ?? '') : '',
  ...Object.fromEntries(NATURES.map((one) => [natureField(one), criteria.natures?.includes(one) ?? false])),
  cities: (criteria.cities ?? []).map((slug) => cityName(slug)).join(', '),
  ...Object.fromEntries(REGION_CODES.map((one) => [regionField(one), criteria.regions?.includes(one) ?? false])),
  minPrice: text(criteria.minPrice),
  maxPrice: text(criteria.maxPrice),
  minSurface: text(criteria.minSurface),
  maxSurface: text(criteria.maxSurface),
  minYield: text(criteria.minYield),
  occupancy: criteria.occupancy ?? '',
});

/** 0: nothing is written down yet. */
export const readOf = ({ criteria, version }: PersonCriteria) => ({ values: valuesOf(criteria), version });

const orNull = (typed: string | boolean | undefined): string | null => String(typed ?? '').trim() || null;

/** What the api is sent: cities by their names, 'Lyon (69)' as 'Lyon 69'. */
export const bodyOf = (values: CriteriaValues) => ({
  transactions: values['transaction'] ? [values['transaction']] : [],
  natures: NATURES.filter((one) => values[natureField(one)] === true),
  cities: String(values['cities'] ?? '')
    .split(',')
    .map((one) => one.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean),
  regions: REGION_CODES.filter((one) => values[regionField(one)] === true),
  minPrice: orNull(values['minPrice']),
  maxPrice: orNull(values['maxPrice']),
  minSurface: orNull(values['minSurface']),
  maxSurface: orNull(values['maxSurface']),
  minYield: orNull(values['minYield']),
  occupancy: orNull(values['occupancy']),
});
