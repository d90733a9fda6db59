import type { Compared } from '@pignon/domain/dashboard/dashboard';
import { frenchNumber } from '@pignon/domain/shared/text/french';

/** '+3', '−2', '=': a share of a small number says less than the number. */
export function change({ now, before }: Compared): string {
  if (now === before) return '=';
  return now > before ? `+${frenchNumber(now - before)}` : `−${frenchNumber(before - now)}`;
}
