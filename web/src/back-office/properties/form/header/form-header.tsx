import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { Link } from 'wouter';
import { paths } from '../../../../site/paths';
import type { RecordFormState } from '../../../../staff/form/use-record-form';
import type { PropertyValues } from '../property-values';
import styles from './form-header.module.css';

interface FormHeaderProps {
  readonly property: StaffProperty | null;
  readonly form: RecordFormState<PropertyValues>;
  readonly onStored: (property: StaffProperty) => void;
}

export function FormHeader({ property }: FormHeaderProps) {
  return (
    <div className={styles.header}>
      <Link href={paths.adminProperties}>Retour à la liste</Link>
      {property && <span>{`PGN-${property.id}`}</span>}
    </div>
  );
}
