import { estimationRules } from '@pignon/domain/estimations/estimation-rules';
import { EMAIL_PATTERN, limits, type Rule } from '@pignon/domain/shared/rules';

type Check = (value: string | undefined) => true | string;

const between =
  (least: Rule, most: Rule): Check =>
  (value = '') => {
    const length = value.trim().length;
    if (length < least.value) return least.message;
    return length <= most.value || most.message;
  };

const email: Check = (value = '') => {
  if (!EMAIL_PATTERN.test(value.trim())) return estimationRules.email.message;
  return value.trim().length <= limits.email.value || limits.email.message;
};

const amount: Check = (value = '') => value.length <= limits.amount.value || limits.amount.message;

/** M130; the rest is optional. */
export const estimationChecks = {
  firstName: between(estimationRules.firstName, limits.name),
  lastName: between(estimationRules.lastName, limits.name),
  phone: between(estimationRules.phone, limits.phone),
  email,
  address: between(estimationRules.address, limits.address),
  amount,
} as const;

/** Something that no phone number holds. Said, never refused (F14). */
export const looksUnlikePhone = (phone: string): boolean => /[^\d\s.+()/-]/.test(phone);
