import { ADDRESS_POLICIES } from './address';
import type { Check, Checked, Policy } from './check';
import { DIAGNOSTICS_POLICIES } from './diagnostics';
import { LEASE_POLICIES } from './lease';
import { MANDATE_POLICIES } from './mandate';
import { PHOTO_POLICIES } from './photos';
import { PRICE_POLICIES } from './price';
import { SURFACE_POLICIES } from './surface';
import { WORDS_POLICIES } from './words';

/** D09, in the order of the form's tabs. */
const POLICIES: readonly Policy[] = [
  ...MANDATE_POLICIES,
  ...WORDS_POLICIES,
  ...ADDRESS_POLICIES,
  ...SURFACE_POLICIES,
  ...PRICE_POLICIES,
  ...LEASE_POLICIES,
  ...DIAGNOSTICS_POLICIES,
  ...PHOTO_POLICIES,
];

/** Raised with every change of what blocks: what is counted of each property is then counted anew (infra/src/database/recount-checks). */
export const CHECKS_EDITION = 1;

/** What stands between a property and its publication. Pure: the form asks it of what is being typed, the server of what is kept. */
export const checksOf = (property: Checked): readonly Check[] =>
  POLICIES.flatMap(({ id, level, tab, asked, well, fault }) => {
    if (asked && !asked(property)) return [];
    const text = fault(property);
    return [{ id, level, tab, passed: text === null, text: text ?? well }];
  });

export const blockingFaults = (checks: readonly Check[]): readonly Check[] =>
  checks.filter(({ level, passed }) => level === 'blocking' && !passed);
