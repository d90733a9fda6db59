import { contactRules } from '@pignon/domain/contact/contact-rules';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import type { RegisterOptions } from 'react-hook-form';

export interface InfoRequestValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** The honeypot. */
  website: string;
}

/** In the order of the form. */
export const INFO_REQUEST_FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type InfoRequestField = (typeof INFO_REQUEST_FIELDS)[number];

/** The page may hold other forms with the same names. */
export const fieldId = (name: string): string => `demande-${name}`;

/** M131: name and email; an empty message is replaced. */
export const infoRequestChecks = {
  name: {
    validate: (text: string | undefined) => Boolean(text?.trim()) || contactRules.name.message,
    maxLength: limits.name,
  },
  email: {
    validate: (text: string | undefined) => EMAIL_PATTERN.test(text?.trim() ?? '') || contactRules.email.message,
    maxLength: limits.email,
  },
  phone: { maxLength: limits.phone },
  message: { maxLength: limits.message },
} satisfies { [Name in InfoRequestField]: RegisterOptions<InfoRequestValues, Name> };
