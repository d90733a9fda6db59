import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { PastToasts } from './past-toasts';
import { ToastCard } from './toast-card';
import { PAST_TOASTS, type Toast, toastStore } from './toast-store';
import { useTopmostModal } from './use-topmost-modal';

/** For the style guide, which shows it laid out in the page. */
export { ToastCard };

/** One toast takes the last one's place, but not that of one on its way out, with which it would go. */
let place = 0;

function show(latest: Toast): void {
  const id = `app-${place}`;
  const close = () => {
    place += 1;
    toast.dismiss(id);
  };
  // The card keeps its own time: sonner would neither restart it for a replacement nor stop it on focus.
  toast.custom(() => <ToastCard key={latest.turn} toast={latest} close={close} />, {
    id,
    duration: Number.POSITIVE_INFINITY,
  });
}

export default function Toaster({ latest }: { readonly latest: Toast }) {
  const modal = useTopmostModal();
  const list = document.getElementById(PAST_TOASTS);
  return (
    <>
      {modal ? createPortal(<Said latest={latest} />, modal) : <Said latest={latest} />}
      {list && createPortal(<PastToasts toasts={toastStore.past()} />, list)}
    </>
  );
}

/** Said anew where it moves into a dialog or out of it, for it is mounted anew. */
function Said({ latest }: { readonly latest: Toast }) {
  useEffect(() => show(latest), [latest]);
  return (
    <Sonner
      position="bottom-left"
      visibleToasts={1}
      containerAriaLabel="Notifications"
      style={{ zIndex: 'var(--z-toast)' }}
    />
  );
}
