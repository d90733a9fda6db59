import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { PastToasts } from './past-toasts';
import { ToastCard } from './toast-card';
import { PAST_TOASTS, type Toast, toastStore } from './toast-store';
import { useTopmostModal } from './use-topmost-modal';

/** For the style guide, which shows it laid out in the page. */
export { ToastCard };

const ONLY_ONE = 'app';

export default function Toaster({ latest }: { readonly latest: Toast }) {
  const modal = useTopmostModal();
  const place = document.getElementById(PAST_TOASTS);
  return (
    <>
      {modal ? createPortal(<Said latest={latest} />, modal) : <Said latest={latest} />}
      {place && createPortal(<PastToasts toasts={toastStore.past()} />, place)}
    </>
  );
}

/** Said anew where it moves into a dialog or out of it, for it is mounted anew. */
function Said({ latest }: { readonly latest: Toast }) {
  // The card keeps its own time: sonner would neither restart it for a replacement nor stop it on focus.
  useEffect(() => {
    toast.custom(() => <ToastCard key={latest.turn} toast={latest} close={() => toast.dismiss(ONLY_ONE)} />, {
      id: ONLY_ONE,
      duration: Number.POSITIVE_INFINITY,
    });
  }, [latest]);
  return (
    <Sonner
      position="bottom-left"
      visibleToasts={1}
      containerAriaLabel="Notifications"
      style={{ zIndex: 'var(--z-toast)' }}
    />
  );
}
