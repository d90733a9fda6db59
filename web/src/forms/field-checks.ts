import { contactRules } from '@pignon/domain/contact/contact-rules';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';

/** The domain's sentences, in react-hook-form's words (M131). */
export const filled =
  (message: string) =>
  (text: string | undefined): true | string =>
    Boolean(text?.trim()) || message;

export const emailCheck = {
  validate: (text: string | undefined) => EMAIL_PATTERN.test(text?.trim() ?? '') || contactRules.email.message,
  maxLength: limits.email,
};

/** Who asks. */
export const whoChecks = {
  name: { validate: filled(contactRules.name.message), maxLength: limits.name },
  email: emailCheck,
  phone: { maxLength: limits.phone },
};
