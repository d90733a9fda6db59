import { applicationRules, CV_ENDINGS, type Trade } from '@pignon/domain/careers/application-rules';
import { limits } from '@pignon/domain/shared/rules';
import { filled, whoChecks } from '../forms/field-checks';
import type { Checks } from '../forms/use-visitor-form';

export interface ApplicationValues {
  name: string;
  email: string;
  phone: string;
  trade: Trade | '';
  message: string;
  cv: FileList;
  /** The honeypot. */
  spare: string;
}

/** A browser gives no file back to a page that was left. */
export const NOT_KEPT: readonly (keyof ApplicationValues)[] = ['spare', 'cv'];

const { trade, cv, cvKind, cvMost } = applicationRules;
/** In the order of the form. */
export const applicationChecks = {
  ...whoChecks,
  trade: { validate: filled(trade.message) },
  cv: { validate: (files) => cvFault(files?.[0]) ?? true },
  message: { maxLength: limits.message },
} satisfies Checks<ApplicationValues>;

/** What can be told before it travels; what it really is, the server looks at. */
function cvFault(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return cv.message;
  if (!CV_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return cvKind.message;
  return file.size > cvMost.value ? cvMost.message : undefined;
}
