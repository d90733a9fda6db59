import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { StaffButton } from '../../staff-button';
import styles from './order-buttons.module.css';

interface OrderButtonsProps {
  /** Of the row. */
  readonly title: string;
  readonly onMove: (by: 1 | -1) => void;
}

/** A row's place in the agency's own order. */
export const OrderButtons = ({ title, onMove }: OrderButtonsProps) => (
  <span className={styles.order}>
    <StaffButton aria-label={`Monter : ${title}`} onClick={() => onMove(-1)}>
      <ArrowUp size={16} strokeWidth={2} aria-hidden="true" />
    </StaffButton>
    <StaffButton aria-label={`Descendre : ${title}`} onClick={() => onMove(1)}>
      <ArrowDown size={16} strokeWidth={2} aria-hidden="true" />
    </StaffButton>
  </span>
);
