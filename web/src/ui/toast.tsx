import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type Toast, toastStore } from './toast-store';

const Toaster = lazy(() => import('./toaster'));

const DEFAULT_SECONDS = 4;

/** One toast exists at a time (M172). It is never the only copy of an error. */
export const notify = ({
  seconds = DEFAULT_SECONDS,
  ...toast
}: Omit<Toast, 'turn' | 'seconds'> & { seconds?: number }): void => toastStore.show({ ...toast, seconds });

/** Loads its code with the first toast. */
export function ToastSlot() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined);
  return toast ? (
    <Suspense>
      <Toaster latest={toast} />
    </Suspense>
  ) : null;
}
