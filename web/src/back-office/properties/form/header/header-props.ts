import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { TabProps } from '../property-form-state';

export interface HeaderProps {
  readonly property: StaffProperty;
  readonly form: TabProps['form'];
  readonly onStored: (property: StaffProperty) => void;
}
