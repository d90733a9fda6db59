import { isRecord } from '../../http';
import type { CrmValue } from './crm-store';

/** Emails and phones are lists of objects whose value is text: anything else is refused, as by the real one. */
export function badValues(list: unknown): boolean {
  if (list === undefined) return false;
  return !Array.isArray(list) || list.some((entry) => !isRecord(entry) || typeof entry.value !== 'string');
}

export function crmValues(list: unknown): CrmValue[] {
  return ((list as Partial<CrmValue>[] | undefined) ?? []).map(({ value, primary, label }, index) => ({
    value: value ?? '',
    primary: primary ?? index === 0,
    label: label ?? 'work',
  }));
}

/** Why a lead is refused, or null. */
export function leadFault(body: unknown, personExists: (id: number) => boolean): string | null {
  if (!isRecord(body)) return 'A JSON object is expected.';
  const { title, person_id, organization_id, value } = body;
  if (typeof title !== 'string' || !title.trim()) return 'title is required';
  const hasPerson = person_id !== undefined && person_id !== null;
  const hasOrganization = organization_id !== undefined && organization_id !== null;
  if (!hasPerson && !hasOrganization) return 'A lead must be linked to a person or an organization.';
  if (hasPerson && !Number.isInteger(person_id)) return 'person_id must be an integer';
  if (hasPerson && !personExists(Number(person_id))) return 'Person not found';
  if (hasOrganization && !hasPerson) return 'Organization not found';
  if (value !== undefined && value !== null && !isMoney(value)) return 'value must hold amount and currency';
  return null;
}

function isMoney(value: unknown): boolean {
  return isRecord(value) && typeof value.amount === 'number' && /^[A-Z]{3}$/.test(String(value.currency));
}
