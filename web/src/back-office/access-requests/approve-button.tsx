import { type MouseEvent, useEffect, useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import styles from './requests.module.css';

const ARMED_MS = 5_000;

interface ApproveButtonProps {
  /** Whose access it is. */
  readonly client: string;
  readonly disabled: boolean;
  readonly onApprove: () => void;
}

/** The mail leaves at once and cannot be taken back: it is asked in place, and a double click is one press. */
export function ApproveButton({ client, disabled, onApprove }: ApproveButtonProps) {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [armed]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) return;
    setArmed(!armed);
    if (!armed) return;
    // This button goes away with what it decides: the focus stays in its row.
    event.currentTarget.closest('tr')?.querySelector('button')?.focus();
    onApprove();
  };
  return (
    <StaffButton
      look={armed ? 'accent' : 'plain'}
      className={styles.approve}
      disabled={disabled}
      onClick={press}
      onBlur={() => setArmed(false)}
    >
      {armed ? 'Approuver\u00a0?' : 'Approuver'}
      <span className="visually-hidden">{armed ? ` Confirmer l’accès de ${client}` : ` l’accès de ${client}`}</span>
    </StaffButton>
  );
}
