import { contactRules } from '@pignon/domain/contact/contact-rules';
import { limits, rule } from '@pignon/domain/shared/rules';
import { filled, whoChecks } from '../forms/field-checks';
import type { Checks } from '../forms/use-visitor-form';

export interface RequestValues {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /** When an appointment would suit, in the visitor's own words. */
  preferred: string;
  /** The honeypot. */
  spare: string;
}

export type RequestField = Exclude<keyof RequestValues, 'spare'>;
export type RequestChecks = Omit<Checks<RequestValues>, 'spare'>;

/** M92: in the order of the form. */
export const informationChecks = {
  ...whoChecks,
  message: { validate: filled(contactRules.message.message), maxLength: limits.message },
} satisfies RequestChecks;

/** M93, M131: an empty message is replaced. */
export const offMarketChecks = { ...whoChecks, message: { maxLength: limits.message } } satisfies RequestChecks;

/** M96: what POST /api/appointments asks for. */
export const appointmentChecks = {
  ...whoChecks,
  preferred: { maxLength: rule(200, 'Le créneau souhaité ne peut pas dépasser 200 caractères') },
  message: { maxLength: limits.message },
} satisfies RequestChecks;
