import type { AssignmentRule } from './assignment-rule';

/** What has to be read before these rules can decide; most houses need none of it. */
export const asksForPerson = (rules: readonly AssignmentRule[]): boolean =>
  rules.some(
    ({ active, target, conditions }) =>
      active &&
      (target.kind === 'last' || conditions.groups.some(({ tests }) => tests.some(({ field }) => field === 'known'))),
  );

export const asksForLoads = (
  rules: readonly AssignmentRule[],
  colleagues: readonly { readonly capacity: number | null }[],
): boolean =>
  rules.some(
    ({ active, target, limits }) =>
      active &&
      (target.kind === 'least-loaded' || (limits.capacity && colleagues.some(({ capacity }) => capacity !== null))),
  );
