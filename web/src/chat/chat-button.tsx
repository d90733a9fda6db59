import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../lib/patiently';
import styles from './chat-button.module.css';

const ChatPanel = lazy(() => patiently(() => import('./chat-panel')));

/** M101: on every public page; the panel's code comes when it is asked for. */
export function ChatButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <aside aria-label="Assistant virtuel" className={styles.corner}>
      {open && (
        <ErrorBoundary fallback={null} onError={() => setOpen(false)}>
          <Suspense>
            <ChatPanel id={id} close={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        onClick={() => setOpen(!open)}
      >
        <MessageCircle size={26} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">Discuter avec l’assistant virtuel</span>
      </button>
    </aside>
  );
}
