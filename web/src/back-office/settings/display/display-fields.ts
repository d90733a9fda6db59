import type { StatusTexts } from '@pignon/domain/listings/property-fields';
import type { FieldChecks } from '../../../staff/form/use-record-form';

export type DisplayValues = { readonly sold: string; readonly unavailable: string; readonly rented: string };

const text = (label: string) => ({
  label,
  check: { maxLength: { value: 20, message: 'Un texte de statut ne peut pas dépasser 20 caractères' } },
});

export const DISPLAY_FIELDS: FieldChecks<DisplayValues> = {
  sold: text('Bien vendu'),
  unavailable: text('Bien indisponible'),
  rented: text('Bien loué'),
};

export const valuesOf = (texts: StatusTexts | null | undefined): DisplayValues => ({
  sold: texts?.sold ?? '',
  unavailable: texts?.unavailable ?? '',
  rented: texts?.rented ?? '',
});

export const textsOf = ({ sold, unavailable, rented }: DisplayValues): StatusTexts => ({
  sold: sold.trim(),
  unavailable: unavailable.trim(),
  rented: rented.trim(),
});
