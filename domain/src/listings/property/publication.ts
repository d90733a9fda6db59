import { DomainError } from '../../shared/domain-error';
import { INTERNAL_NOTICE } from '../staff-property';
import type { PropertyFields } from '../property-fields';

/** A removed property can be taken back for so long. */
export const BIN_DAYS = 30;

type Checked = Pick<PropertyFields, 'mandat'> & { readonly ownerAuthorisedAt: Date | null };

/** What keeps a property from being published, as sentences. Each policy: the sentence, or null. */
const POLICIES: readonly ((property: Checked) => string | null)[] = [
  // F46
  ({ mandat, ownerAuthorisedAt }) => (mandat === 'sans_mandat' && ownerAuthorisedAt === null ? INTERNAL_NOTICE : null),
];

export const publicationFaults = (property: Checked): readonly string[] =>
  POLICIES.map((policy) => policy(property)).filter((fault) => fault !== null);

/** Says all that is missing. */
export class NotPublishable extends DomainError {}
