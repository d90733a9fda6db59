import { applicationRules, CV_ENDINGS, type Trade } from '@pignon/domain/careers/application-rules';
import { contactRules } from '@pignon/domain/contact/contact-rules';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import type { RegisterOptions } from 'react-hook-form';

export interface ApplicationValues {
  name: string;
  email: string;
  phone: string;
  trade: Trade | '';
  message: string;
  cv: FileList;
  /** The honeypot. */
  website: string;
}

/** In the order of the form. */
export const APPLICATION_FIELDS = ['name', 'email', 'phone', 'trade', 'cv', 'message'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** A browser gives no file back to a page that was left. */
export const NOT_KEPT: readonly (keyof ApplicationValues)[] = ['website', 'cv'];

const { trade, cv, cvKind, cvMost } = applicationRules;
const filled =
  (message: string) =>
  (text: string | undefined): true | string =>
    Boolean(text?.trim()) || message;

export const applicationChecks = {
  name: { validate: filled(contactRules.name.message), maxLength: limits.name },
  email: {
    validate: (text) => EMAIL_PATTERN.test(text?.trim() ?? '') || contactRules.email.message,
    maxLength: limits.email,
  },
  phone: { maxLength: limits.phone },
  trade: { validate: filled(trade.message) },
  cv: { validate: (files) => cvFault(files?.[0]) ?? true },
  message: { maxLength: limits.message },
} satisfies { [Name in ApplicationField]: RegisterOptions<ApplicationValues, Name> };

/** What can be told before it travels; what it really is, the server looks at. */
function cvFault(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return cv.message;
  if (!CV_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return cvKind.message;
  return file.size > cvMost.value ? cvMost.message : undefined;
}
