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
import { type PhotoValue, photoValues } from '@pignon/domain/listings/photo-value';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';

type Kind = 'text' | 'lines' | 'number' | 'euros' | 'yesNo' | 'box';

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
  priceOnRequest: 'box',
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
  tenantSign: 'text',
  leasePurpose: 'text',
  rentRevisedAt: 'text',
  dpe: 'text',
  dpeDate: 'text',
  ges: 'text',
  gesDate: 'text',
  coOwnershipLots: 'number',
  coOwnershipCharges: 'euros',
  planUrls: 'lines',
  videoUrl: 'text',
  visitUrl: 'text',
  slug: 'text',
  seoTitle: 'text',
  seoDescription: 'text',
  shareImageUrl: 'text',
} as const satisfies Readonly<Partial<Record<keyof PropertyFields, Kind>>>;

type Kinds = typeof KINDS;
export type FieldName = keyof Kinds;

/** Everything that stands in the form, as it is typed. F46's confirmation is asked beside the mandate. */
export type PropertyValues = {
  readonly [Name in FieldName]: Kinds[Name] extends 'box' ? boolean : string;
} & {
  readonly ownerAuthorisation: boolean;
  /** PhotoValue[] as one text: a draft keeps it, and two people's are told apart, like those of any other field. */
  readonly photos: string;
};

export type ValueName = keyof PropertyValues;

const NAMES = Object.keys(KINDS) as FieldName[];

type FieldValues = Omit<PropertyValues, 'ownerAuthorisation' | 'photos'>;

const valuesOfFields = (fields: PropertyFields): FieldValues =>
  Object.fromEntries(NAMES.map((name) => [name, typedOf(fields[name], KINDS[name])])) as FieldValues;

const YES_NO = { oui: true, non: false } as const;

function typedOf(value: PropertyFields[FieldName], kind: Kind): string | boolean {
  if (kind === 'yesNo') return value === null ? '' : value ? 'oui' : 'non';
  if (value === null) return '';
  if (kind === 'lines') return (value as readonly string[]).join('\n');
  return typeof value === 'number' ? String(value).replace('.', ',') : (value as string | boolean);
}

/** E03's defaults: for sale, available, a simple mandate, the default adviser. */
export const NO_PROPERTY: PropertyValues = {
  ...valuesOfFields(UNSAID),
  mandat: 'simple',
  ownerAuthorisation: false,
  photos: '[]',
};

export const valuesOf = (property: StaffProperty): PropertyValues => ({
  ...valuesOfFields(property),
  // Null counts as simple.
  mandat: property.mandat ?? 'simple',
  ownerAuthorisation: property.ownerAuthorisedAt !== null,
  photos: JSON.stringify(photoValues(property.photos)),
});

export const photosIn = ({ photos }: Pick<PropertyValues, 'photos'>): readonly PhotoValue[] =>
  JSON.parse(photos) as readonly PhotoValue[];

/** Undefined: it is not what its field takes. */
export function readValue(
  name: FieldName,
  typed: string | boolean,
): string | number | boolean | readonly string[] | null | undefined {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (KINDS[name] === 'lines') return text.split(/\s*\n\s*/).filter(Boolean);
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

/** Said of a new one even where nobody has touched them: they stand in the form. */
const ALWAYS: ReadonlySet<FieldName> = new Set(['transactionType', 'status', 'mandat']);

/** Of a new one all that is said; of one that is stored what is other than it was read, so that nobody else's work is undone. */
export function bodyOf(values: PropertyValues, base: PropertyValues | null): Record<string, unknown> {
  const said = NAMES.filter((name) =>
    base
      ? values[name] !== base[name]
      : values[name] !== '' && (values[name] !== NO_PROPERTY[name] || ALWAYS.has(name)),
  );
  return {
    ...Object.fromEntries(said.map((name) => [name, sent(name, values[name])])),
    ...(values.ownerAuthorisation !== (base?.ownerAuthorisation ?? false) && {
      ownerAuthorisation: values.ownerAuthorisation,
    }),
    ...(values.photos !== (base?.photos ?? '[]') && { photos: photosIn(values) }),
  };
}

/** The property as it is typed; what cannot be read is not said. */
export function fieldsOf(values: PropertyValues): PropertyFields {
  const read = Object.fromEntries(
    NAMES.map((name) => [name, readValue(name, values[name]) ?? UNSAID[name]]),
  ) as unknown as Partial<PropertyFields>;
  const photos = photosIn(values);
  return {
    ...UNSAID,
    ...read,
    transactionType: transactionOf(values.type, saidTransaction(values), statusOf(values)),
    imageUrls: photos.map(({ url }) => url),
    photoNotes: [...photos],
  };
}

const statusOf = ({ status }: PropertyValues): PropertyStatus =>
  PROPERTY_STATUSES.find((one) => one === status) ?? 'available';

const saidTransaction = ({ transactionType }: PropertyValues): TransactionType | null =>
  TRANSACTION_TYPES.find((one) => one === transactionType) ?? null;

/** What a draft on the server cannot do without. */
export const isEnough = ({ title, city, type }: PropertyValues): boolean =>
  [title, city, type].every((text) => text.trim() !== '');
