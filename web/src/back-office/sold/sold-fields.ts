import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { imageAddress } from '@pignon/domain/shared/image-address';
import type { SoldPropertyFields, StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import { soldRules } from '@pignon/domain/sold/sold-rules';
import type { FieldChecks } from '../../staff/form/use-record-form';

/** As it is typed. */
export type SoldValues = {
  readonly title: string;
  readonly city: string;
  readonly type: string;
  readonly transactionType: string;
  readonly surface: string;
  readonly soldAt: string;
  readonly price: string;
  readonly pricePublic: boolean;
  readonly yield: string;
  readonly imageUrl: string;
  readonly testimonial: string;
  readonly testimonialConsent: boolean;
  readonly agentId: string;
  readonly propertyId: string;
  readonly shown: boolean;
};

const said =
  ({ value, message }: { readonly value: number; readonly message: string }) =>
  (text: unknown): true | string =>
    String(text).trim().length >= value || message;

const NUMBER = /^\d+([.,]\d+)?$/;

/** Their labels, and what is wrong with them before the server is asked; in the order of the form. */
export const SOLD_FIELDS: FieldChecks<SoldValues> = {
  title: { label: 'Titre', check: { validate: said(propertyRules.title), maxLength: propertyRules.titleMost } },
  city: { label: 'Ville', check: { validate: said(propertyRules.city), maxLength: propertyRules.cityMost } },
  type: { label: 'Type', check: { maxLength: propertyRules.short } },
  transactionType: { label: 'Transaction' },
  surface: { label: 'Surface', check: { maxLength: propertyRules.short } },
  soldAt: { label: 'Date de vente' },
  price: { label: 'Prix', check: { maxLength: propertyRules.short } },
  pricePublic: { label: 'Montrer le prix aux visiteurs' },
  yield: {
    label: 'Rendement',
    check: {
      validate: (text: unknown) =>
        text === '' || NUMBER.test(String(text).trim()) || 'Le rendement est un nombre (6,5)',
    },
  },
  imageUrl: {
    label: 'Image',
    check: {
      validate: (text: unknown) =>
        text === '' || imageAddress.form.value.test(String(text).trim()) || imageAddress.form.message,
      maxLength: imageAddress.most,
    },
  },
  testimonial: { label: 'Témoignage', check: { maxLength: soldRules.testimonial } },
  testimonialConsent: { label: 'Accord écrit du client' },
  agentId: { label: 'Conseiller' },
  propertyId: {
    label: "Bien d'origine",
    check: {
      validate: (text: unknown) =>
        text === '' || /^[1-9]\d{0,8}$/.test(String(text).trim()) || 'Un numéro de bien (55)',
    },
  },
  shown: { label: 'Affiché dans « Ils nous ont fait confiance »' },
};

export const NO_SOLD: SoldValues = {
  title: '',
  city: '',
  type: '',
  transactionType: 'sale',
  surface: '',
  soldAt: '',
  price: '',
  pricePublic: false,
  yield: '',
  imageUrl: '',
  testimonial: '',
  testimonialConsent: false,
  agentId: '',
  propertyId: '',
  shown: true,
};

const text = (value: string | number | null): string => (value === null ? '' : String(value));

export const valuesOf = (sold: StaffSoldProperty): SoldValues => ({
  title: sold.title,
  city: sold.city,
  type: text(sold.type),
  transactionType: sold.transactionType,
  surface: text(sold.surface),
  soldAt: text(sold.soldAt),
  price: text(sold.price),
  pricePublic: sold.pricePublic,
  yield: text(sold.yield).replace('.', ','),
  imageUrl: text(sold.imageUrl),
  testimonial: text(sold.testimonial),
  testimonialConsent: sold.testimonialConsent,
  agentId: text(sold.agentId),
  propertyId: text(sold.propertyId),
  shown: sold.shown,
});

const orNull = (typed: string): string | null => typed.trim() || null;
const numberOrNull = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

/** What the api is sent; null takes a value back. */
export const bodyOf = (values: SoldValues): SoldPropertyFields => ({
  title: values.title.trim(),
  city: values.city.trim(),
  type: orNull(values.type),
  transactionType: values.transactionType === 'rental' ? 'rental' : 'sale',
  surface: orNull(values.surface),
  soldAt: orNull(values.soldAt),
  price: orNull(values.price),
  pricePublic: values.pricePublic,
  yield: numberOrNull(values.yield),
  imageUrl: orNull(values.imageUrl),
  testimonial: orNull(values.testimonial),
  testimonialConsent: values.testimonialConsent,
  agentId: numberOrNull(values.agentId),
  propertyId: numberOrNull(values.propertyId),
  shown: values.shown,
});
