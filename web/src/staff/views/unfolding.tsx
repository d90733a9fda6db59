import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../lib/use-disclosure';
import { StaffButton } from '../staff-button';
import styles from './unfolding.module.css';

interface UnfoldingProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button, and what lies under it until it is pressed. */
export function Unfolding({ label, children }: UnfoldingProps) {
  const { open, toggle, region, button } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={region} className={styles.unfolding}>
      <StaffButton ref={button} aria-expanded={open} onClick={toggle}>
        {label} <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </StaffButton>
      {open && <div className={styles.panel}>{children}</div>}
    </div>
  );
}
