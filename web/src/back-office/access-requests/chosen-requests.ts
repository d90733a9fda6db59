import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';

const ORDERS = {
  attente: 'En attente d’abord',
  recentes: 'Plus récentes',
  anciennes: 'Plus anciennes',
} as const;

export type Order = keyof typeof ORDERS;

export const ORDER_OPTIONS = Object.entries(ORDERS) as [Order, string][];

export const isOrder = (text: string | null): text is Order => text !== null && text in ORDERS;

/** Whose name, email, phone or company holds each of the words, accents and capitals apart. */
export function chosenRequests(
  requests: readonly StaffAccessRequest[],
  words: string,
  order: Order,
): readonly StaffAccessRequest[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const found = requests.filter(({ name, email, phone, company }) => {
    const text = folded([name, email, phone, company].filter(Boolean).join(' '));
    return wanted.every((word) => text.includes(word));
  });
  // As it comes: those that wait for an answer first.
  if (order === 'attente') return found;
  const sign = order === 'recentes' ? -1 : 1;
  return found.toSorted((one, other) => sign * one.requestedAt.localeCompare(other.requestedAt));
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
