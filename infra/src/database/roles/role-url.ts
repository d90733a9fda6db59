import type { ProcessRole } from './role-names';

/** The same database, entered by another role. */
export function roleUrl(url: string, role: ProcessRole, password = ''): string {
  const entered = new URL(url);
  entered.username = role;
  entered.password = password;
  return entered.href;
}
