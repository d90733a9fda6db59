import { contactRules } from '@pignon/domain/contact/contact-rules';
import { limits } from '@pignon/domain/shared/rules';
import { filled, whoChecks } from '../forms/field-checks';
import type { Checks } from '../forms/use-visitor-form';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** The honeypot. */
  spare: string;
}

export const NOT_KEPT: readonly (keyof ContactValues)[] = ['spare'];

/** In the order of the form. */
export const contactChecks = {
  ...whoChecks,
  subject: { validate: filled(contactRules.subject.message), maxLength: limits.subject },
  message: { validate: filled(contactRules.message.message), maxLength: limits.message },
} satisfies Checks<ContactValues>;
