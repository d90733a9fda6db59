import { registrationRules } from '@pignon/domain/off-market/access-rules';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import type { RegisterOptions } from 'react-hook-form';

export interface RegistrationValues {
  email?: string;
  name?: string;
  phone?: string;
  company?: string;
  website?: string;
}

export const REGISTRATION_FIELDS = ['email', 'name', 'phone', 'company'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** The page may hold other forms with the same names. */
export const fieldId = (name: string): string => `inscription-${name}`;

/** M131: the email alone. */
export const registrationChecks = {
  email: {
    validate: (text: string | undefined) => EMAIL_PATTERN.test(text?.trim() ?? '') || registrationRules.email.message,
    maxLength: limits.email,
  },
  name: { maxLength: limits.name },
  phone: { maxLength: limits.phone },
  company: { maxLength: registrationRules.company },
} satisfies { [Name in RegistrationField]: RegisterOptions<RegistrationValues, Name> };
