import { useState } from 'react';
import styles from './past-toasts.module.css';
import type { PastToast } from './toast-store';

const hour = (at: Date) => at.toLocaleTimeString('fr-FR', { timeStyle: 'short' });

/** F56: a toast is gone in seconds; what the last five said can be read again, the newest first. */
export function PastToasts({ toasts }: { readonly toasts: readonly PastToast[] }) {
  // Said once in the document, until somebody wants it twice.
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.past} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Notifications</summary>
      {open && (
        <ol>
          {toasts.map(({ turn, title, text, at }) => (
            <li key={turn}>
              <time dateTime={at.toISOString()}>{hour(at)}</time>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
