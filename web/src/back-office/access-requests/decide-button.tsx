import { type MouseEvent, useEffect, useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import styles from './requests.module.css';

const ARMED_MS = 5_000;

interface DecideButtonProps {
  /** 'Approuver' */
  readonly label: string;
  /** 'l’accès de Zoé' */
  readonly what: string;
  readonly disabled: boolean;
  readonly onDecide: () => void;
}

/** The mail leaves at once and cannot be taken back: it is asked in place, and a double click is one press. */
export function DecideButton({ label, what, disabled, onDecide }: DecideButtonProps) {
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
    onDecide();
  };
  return (
    <StaffButton
      look={armed ? 'accent' : 'plain'}
      className={styles.approve}
      disabled={disabled}
      onClick={press}
      onBlur={() => setArmed(false)}
    >
      {armed ? `${label}\u00a0?` : label}
      <span className="visually-hidden">{armed ? ` Confirmer ${what}` : ` ${what}`}</span>
    </StaffButton>
  );
}
