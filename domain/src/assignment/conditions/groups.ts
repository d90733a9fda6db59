import type { Asked, Test } from './condition';
import { meets, saidInstead, testWords } from './meets';

export type Join = 'and' | 'or';

export interface Group {
  readonly join: Join;
  readonly tests: readonly Test[];
}

/** ET and OU of groups, each ET or OU of conditions. Without a group: every request. */
export interface Conditions {
  readonly join: Join;
  readonly groups: readonly Group[];
}

/** Why a request does not meet them; null where it does. */
export function unmet({ join, groups }: Conditions, asked: Asked): string | null {
  const faults = groups.map((group) => unmetGroup(group, asked));
  return joined(join, faults);
}

const unmetGroup = ({ join, tests }: Group, asked: Asked): string | null =>
  joined(
    join,
    tests.map((test) => (meets(test, asked) ? null : saidInstead(test, asked))),
  );

/** Of several that each would have done, all are told; of those that were all asked for, the first. */
function joined(join: Join, faults: readonly (string | null)[]): string | null {
  if (faults.length === 0) return null;
  if (join === 'and') return faults.find((fault) => fault !== null) ?? null;
  return faults.includes(null) ? null : [...new Set(faults)].join(', ');
}

const WORDS = { and: ' et ', or: ' ou ' } as const;

/** 'Source : Estimation et (Ville : Paris ou Département : 92)' */
export function conditionWords({ join, groups }: Conditions): string {
  if (groups.length === 0) return 'Toutes les demandes';
  return groups
    .map((group) => {
      const words = group.tests.map(testWords).join(WORDS[group.join]);
      return groups.length > 1 && group.tests.length > 1 ? `(${words})` : words;
    })
    .join(WORDS[join]);
}
