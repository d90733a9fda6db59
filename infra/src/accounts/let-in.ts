import { reachOf, type Right, ROLES } from '@pignon/domain/accounts/rights';

/** SQL, of a row of staff_account: whose role opens the back-office. */
export const LET_IN = `(staff_account.role = 'admin'
  or exists (select from enabled_role where enabled_role.role = staff_account.role))`;

/** SQL: who signs in, and reaches all that the right is about. */
export const reaching = (right: Right): string => {
  const roles = ROLES.filter((role) => reachOf(role, right) === 'all').map((role) => `'${role}'`);
  return `staff_account.disabled_at is null and staff_account.role in (${roles.join(', ')}) and ${LET_IN}`;
};
