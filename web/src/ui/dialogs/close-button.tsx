import clsx from 'clsx';
import X from 'lucide-react/icons/x';
import styles from './close-button.module.css';

interface CloseButtonProps {
  readonly close: () => void;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The cross of what lies over the page. */
export const CloseButton = ({ close, size = 22, className }: CloseButtonProps) => (
  <button type="button" className={clsx(styles.close, className)} aria-label="Fermer" onClick={close}>
    <X size={size} strokeWidth={1.75} aria-hidden="true" />
  </button>
);
