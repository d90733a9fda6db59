import { typedNumber } from '@pignon/domain/financing/typed-number';
import { parsePrice } from '@pignon/domain/listings/amounts/price';
import {
  PROPERTY_STATUSES,
  type PropertyFields,
  type PropertyStatus,
  TRANSACTION_TYPES,
  type TransactionType,
} from '@pignon/domain/listings/property-fields';
import { transactionOf } from '@pignon/domain/listings/property/nature-of';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';

/** How a field is typed: what is no number stays as it was typed, and its check says so. */
const KINDS = {
  title: 'text',
  type: 'text',
  transactionType: 'text',
  status: 'text',
  mandat: 'text',
  mandateNumber: 'text',
  mandateDate: 'text',
  mandateEndDate: 'text',
  agentId: 'number',
  description: 'text',
  address: 'text',
  postcode: 'text',
  city: 'text',
  latitude: 'number',
  longitude: 'number',
  hideFullAddress: 'box',
  surface: 'text',
  surfaceTotale: 'number',
  surfaceRdc: 'number',
  surfaceEtagesSuperieurs: 'number',
  surfaceSousSol: 'number',
  caveAccessible: 'yesNo',
  price: 'text',
  feesAmount: 'euros',
  feesRate: 'number',
  feesPayer: 'text',
  priceWithoutFees: 'euros',
  annualRent: 'euros',
  chargesAnnuelles: 'euros',
  montantTaxeFonciere: 'euros',
  imputationTaxeFonciere: 'yesNo',
  assujetiTva: 'yesNo',
  loyerNetBailleurFacture: 'euros',
  depositMonths: 'number',
  entryFee: 'euros',
  leaseRight: 'euros',
  yield: 'number',
  occupancyStatus: 'text',
  tenantActivity: 'text',
  leaseStartDate: 'text',
  leaseLength: 'text',
  leaseEndDate: 'text',
  rentIndex: 'text',
  pedestrianTraffic: 'text',
  dpe: 'text',
  ges: 'text',
} as const satisfies Readonly<Partial<Record<keyof PropertyFields, 'text' | 'number' | 'euros' | 'yesNo' | 'box'>>>;

type Kinds = typeof KINDS;
export type FieldName = keyof Kinds;

/** Everything that stands in the form, as it is typed. F46's confirmation is asked beside the mandate. */
export type PropertyValues = {
  readonly [Name in FieldName]: Kinds[Name] extends 'box' ? boolean : string;
} & { readonly ownerAuthorisation: boolean };

export type ValueName = keyof PropertyValues;

const NAMES = Object.keys(KINDS) as FieldName[];

type FieldValues = Omit<PropertyValues, 'ownerAuthorisation'>;

const valuesOfFields = (fields: PropertyFields): FieldValues =>
  Object.fromEntries(NAMES.map((name) => [name, typedOf(fields[name], KINDS[name])])) as FieldValues;

const YES_NO = { oui: true, non: false } as const;

function typedOf(value: PropertyFields[FieldName], kind: Kinds[FieldName]): string | boolean {
  if (kind === 'yesNo') return value === null ? '' : value ? 'oui' : 'non';
  if (value === null) return '';
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}

/** E03's defaults: for sale, available, a simple mandate, the default adviser. */
export const NO_PROPERTY: PropertyValues = {
  ...valuesOfFields(UNSAID),
  mandat: 'simple',
  ownerAuthorisation: false,
};

export const valuesOf = (property: StaffProperty): PropertyValues => ({
  ...valuesOfFields(property),
  // Null counts as simple.
  mandat: property.mandat ?? 'simple',
  ownerAuthorisation: property.ownerAuthorisedAt !== null,
});

/** Undefined: it is not what its field takes. */
export function readValue(name: FieldName, typed: string | boolean): string | number | boolean | null | undefined {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (text === '') return null;
  switch (KINDS[name]) {
    case 'yesNo':
      return YES_NO[text as keyof typeof YES_NO];
    case 'number':
      return numberIn(text);
    case 'euros':
      return eurosIn(text);
    default:
      return text;
  }
}

const numberIn = (text: string): number | undefined => {
  const [, sign, digits = ''] = /^([-−]?)\s*(.+)$/s.exec(text) ?? [];
  const value = typedNumber(digits);
  return value === null ? undefined : sign ? -value : value;
};

/** As api reads it: '41.100 €' is no 41 euros. */
function eurosIn(text: string): number | undefined {
  const price = parsePrice(text);
  if (price) return price.unit === 'total' || price.unit === 'year' ? price.cents / 100 : undefined;
  return /^[0\s.,€]+$/.test(text) ? 0 : undefined;
}

/** What api is sent of each: unreadable text goes as it is, and is refused by name. */
const sent = (name: FieldName, typed: string | boolean): unknown => readValue(name, typed) ?? (typed || null);

/** Of a new one all that is said; of one that is stored what is other than it was read, so that nobody else's work is undone. */
export function bodyOf(values: PropertyValues, base: PropertyValues | null): Record<string, unknown> {
  const said = NAMES.filter((name) => (base ? values[name] !== base[name] : values[name] !== ''));
  return {
    ...Object.fromEntries(said.map((name) => [name, sent(name, values[name])])),
    ...(values.ownerAuthorisation !== (base?.ownerAuthorisation ?? false) && {
      ownerAuthorisation: values.ownerAuthorisation,
    }),
  };
}

/** The property as it is typed; what cannot be read is not said. */
export function fieldsOf(values: PropertyValues): PropertyFields {
  const read = Object.fromEntries(
    NAMES.map((name) => [name, readValue(name, values[name]) ?? UNSAID[name]]),
  ) as unknown as Partial<PropertyFields>;
  return { ...UNSAID, ...read, transactionType: transactionOf(values.type, saidTransaction(values), statusOf(values)) };
}

const statusOf = ({ status }: PropertyValues): PropertyStatus =>
  PROPERTY_STATUSES.find((one) => one === status) ?? 'available';

const saidTransaction = ({ transactionType }: PropertyValues): TransactionType | null =>
  TRANSACTION_TYPES.find((one) => one === transactionType) ?? null;

/** What a draft on the server cannot do without. */
export const isEnough = ({ title, city, type }: PropertyValues): boolean =>
  [title, city, type].every((text) => text.trim() !== '');
