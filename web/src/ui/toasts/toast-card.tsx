import clsx from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import styles from './toast-card.module.css';
import type { Toast } from './toast-store';
import { usePausableTimer } from './use-pausable-timer';

interface ToastCardProps {
  readonly toast: Toast;
  readonly close: () => void;
}

export function ToastCard({ toast: { title, text, kind, seconds, action }, close }: ToastCardProps) {
  const { pause, resume } = usePausableTimer(seconds * 1_000, close);
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={clsx(styles.card, styles[kind])}
      onMouseEnter={pause}
      // Each waits for the other.
      onMouseLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || resume()}
      onFocus={pause}
      onBlur={({ currentTarget }) => currentTarget.matches(':hover') || resume()}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              close();
              action.press();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label="Fermer la notification" onClick={close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
