import { contactRules } from '@pignon/domain/contact/contact-rules';
import { EMAIL_PATTERN, limits, rule } from '@pignon/domain/shared/rules';
import type { RegisterOptions } from 'react-hook-form';

export interface RequestValues {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /** When an appointment would suit, in the visitor's own words. */
  preferred: string;
  /** The honeypot. */
  website: string;
}

export type RequestField = Exclude<keyof RequestValues, 'website'>;
export type RequestChecks = Partial<{ [Name in RequestField]: RegisterOptions<RequestValues, Name> }>;

const filled =
  (message: string) =>
  (text: string | undefined): true | string =>
    Boolean(text?.trim()) || message;

const who = {
  name: { validate: filled(contactRules.name.message), maxLength: limits.name },
  email: {
    validate: (text: string | undefined) => EMAIL_PATTERN.test(text?.trim() ?? '') || contactRules.email.message,
    maxLength: limits.email,
  },
  phone: { maxLength: limits.phone },
} satisfies RequestChecks;

/** M92: in the order of the form. */
export const informationChecks = {
  ...who,
  message: { validate: filled(contactRules.message.message), maxLength: limits.message },
} satisfies RequestChecks;

/** M93, M131: an empty message is replaced. */
export const offMarketChecks = { ...who, message: { maxLength: limits.message } } satisfies RequestChecks;

/** M96: what POST /api/appointments asks for. */
export const appointmentChecks = {
  ...who,
  preferred: { maxLength: rule(200, 'Le créneau souhaité ne peut pas dépasser 200 caractères') },
  message: { maxLength: limits.message },
} satisfies RequestChecks;
