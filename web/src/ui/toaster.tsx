import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { ToastCard } from './toast-card';
import type { Toast } from './toast-store';

/** For the style guide, which shows it laid out in the page. */
export { ToastCard };

const ONLY_ONE = 'app';

/** The card keeps its own time: sonner would neither restart it for a replacement nor stop it on focus. */
export default function Toaster({ latest }: { readonly latest: Toast }) {
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
