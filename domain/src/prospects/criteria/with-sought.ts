import type { Criteria } from './criteria';

/** Names that say one thing together: of two sources they are never mixed. */
const TOGETHER: readonly (readonly (keyof Criteria)[])[] = [
  ['cities', 'regions'],
  ['minPrice', 'maxPrice'],
  ['minSurface', 'maxSurface'],
];

/** What they told the assistant themselves, and, where that says nothing, what their requests let us think. */
export function withSought(sought: Criteria, asked: Criteria): Criteria {
  const kept: { -readonly [Name in keyof Criteria]: Criteria[Name] } = { ...asked };
  for (const names of TOGETHER)
    if (names.some((name) => sought[name] !== undefined)) for (const name of names) delete kept[name];
  // A budget for walls is none for a lease.
  if (sought.transactions && sought.transactions.join() !== asked.transactions?.join()) {
    delete kept.minPrice;
    delete kept.maxPrice;
  }
  return { ...kept, ...sought };
}
