import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../lib/network/patiently';
import styles from './chat-button.module.css';
import { chatUnfinished } from './conversation/unfinished';

const ChatPanel = lazy(() => patiently(() => import('./panel/chat-panel')));

const noChange = () => () => {};

/** M101: on every public page; the panel's code comes when it is asked for, or when it left something unfinished. */
export function ChatButton() {
  const [open, setOpen] = useState(false);
  /** Once there it stays, hidden: what is being sent or typed outlives the closing. */
  const [there, setThere] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unfinished = useSyncExternalStore(noChange, chatUnfinished.read, () => false);
  const show = (shown: boolean) => {
    setOpen(shown);
    if (shown) setThere(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <aside aria-label="Assistant virtuel" className={styles.corner}>
      {(there || unfinished) && (
        <ErrorBoundary fallback={null} resetKeys={[open]} onError={() => setOpen(false)}>
          <Suspense>
            <ChatPanel id={id} open={open} close={close} leave={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        onClick={() => show(!open)}
      >
        <MessageCircle size={26} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">Discuter avec l’assistant virtuel</span>
      </button>
    </aside>
  );
}
