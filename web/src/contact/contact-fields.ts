import { contactRules } from '@pignon/domain/contact/contact-rules';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import type { RegisterOptions } from 'react-hook-form';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** The honeypot. */
  website: string;
}

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export const NOT_KEPT: readonly (keyof ContactValues)[] = ['website'];

const filled =
  (message: string) =>
  (text: string | undefined): true | string =>
    Boolean(text?.trim()) || message;

/** The domain's sentences, in react-hook-form's words (M131). */
export const contactChecks = {
  name: { validate: filled(contactRules.name.message), maxLength: limits.name },
  email: {
    validate: {
      filled: filled(contactRules.email.message),
      shape: (text: string | undefined) => EMAIL_PATTERN.test(text?.trim() ?? '') || contactRules.email.message,
    },
    maxLength: limits.email,
  },
  phone: { maxLength: limits.phone },
  subject: { validate: filled(contactRules.subject.message), maxLength: limits.subject },
  message: { validate: filled(contactRules.message.message), maxLength: limits.message },
} satisfies { [Name in ContactField]: RegisterOptions<ContactValues, Name> };
