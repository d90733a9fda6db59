import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { StaffDialog } from '../../../staff/staff-dialog';
import styles from './choice-dialog.module.css';

interface ChoiceDialogProps<Value> {
  readonly title: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly value: Value }[];
  /** What stands now; absent where several are changed at once. */
  readonly current?: string | undefined;
  readonly onChoose: (value: Value) => void;
  readonly onClose: () => void;
  /** Above the options. */
  readonly children?: ReactNode;
}

/** One press, or one Tab after the other and Enter: nothing is chosen on the way. */
export const ChoiceDialog = <Value,>({
  title,
  options,
  current,
  onChoose,
  onClose,
  children,
}: ChoiceDialogProps<Value>) => (
  <StaffDialog title={title} shape="box" onClose={onClose}>
    {children}
    <ul className={styles.options}>
      {options.map(({ key, label, value }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.option}
            aria-current={key === current ? 'true' : undefined}
            onClick={() => {
              if (key !== current) onChoose(value);
              onClose();
            }}
          >
            <span>{label}</span>
            {key === current && <Check size={18} strokeWidth={2} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  </StaffDialog>
);
