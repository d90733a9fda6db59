import { CONTACT_FIELDS, type EstimationField, PROPERTY_FIELDS } from './estimation-values';

/** In the forms' order, so that the same visit always says the same words. */
const ORDER: readonly string[] = [...CONTACT_FIELDS, ...PROPERTY_FIELDS];

/** Names of the fields that the visitor changed himself: presets stay honest in statistics (F12). */
export const touch = (touched: readonly string[], name: string): readonly string[] =>
  touched.includes(name) || !ORDER.includes(name)
    ? touched
    : [...touched, name].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

export const touchedAmong = (touched: readonly string[], fields: readonly EstimationField[]): readonly string[] =>
  touched.filter((name) => (fields as readonly string[]).includes(name));
