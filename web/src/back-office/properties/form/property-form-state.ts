import type { Check } from '@pignon/domain/listings/checks/check';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { RecordFormState } from '../../../staff/form/use-record-form';
import type { Adviser } from '../desk/adviser';
import type { PropertyValues } from './property-values';

/** What each tab is given. */
export interface TabProps {
  readonly form: RecordFormState<PropertyValues>;
  readonly values: PropertyValues;
  /** The same, read. */
  readonly fields: PropertyFields;
  /** As it is stored; null until it is. */
  readonly property: StaffProperty | null;
  readonly advisers: readonly Adviser[];
  /** D09, of what is typed. */
  readonly checks: readonly Check[];
  /** Shows another tab, by its id. */
  readonly open: (tab: string) => void;
  /** Read and drawn anew. */
  readonly onRenew: () => void;
  /** Its tab is the one that is shown: what is heavy waits for that. */
  readonly inSight: boolean;
}
