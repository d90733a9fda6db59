import { DomainError } from '../../shared/domain-error';
import { blockingFaults, checksOf } from '../checks/checks';
import type { Check } from '../checks/check';
import type { PropertyFields } from '../property-fields';

/** A removed property can be taken back for so long. */
export const BIN_DAYS = 30;

/** A property as it is kept. */
export type Kept = PropertyFields & { readonly ownerAuthorisedAt: Date | string | null };

/** D09. `today`: 'YYYY-MM-DD'. */
export const checksOfKept = (property: Kept, today: string): readonly Check[] =>
  checksOf({ ...property, ownerAuthorised: property.ownerAuthorisedAt !== null, today });

/** Before any mandate could run out. */
const BEFORE_ALL_DAYS = '0000-00-00';

/** How many checks keep it from being published whatever the day: kept beside it, so that a list is filtered by it. */
export const failingChecks = (property: Kept): number => blockingFaults(checksOfKept(property, BEFORE_ALL_DAYS)).length;

/** Says all that is missing. */
export class NotPublishable extends DomainError {
  constructor(readonly checks: readonly Check[]) {
    super(checks.map(({ text }) => text).join(' '));
  }
}

/** Refuses what a blocking check holds back. */
export function refuseUnpublishable(property: Kept, today: string): void {
  const faults = blockingFaults(checksOfKept(property, today));
  if (faults.length > 0) throw new NotPublishable(faults);
}
