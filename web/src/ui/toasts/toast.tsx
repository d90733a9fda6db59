import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../../lib/network/patiently';
import { type Toast, toastStore } from './toast-store';

const load = () => import('./toaster');
const Toaster = lazy(() => patiently(load));

/** A form in use may soon have to say that the network is gone. */
export const preloadToaster = (): void => void load().catch(() => {});

const DEFAULT_SECONDS = 4;

/** One toast exists at a time (M172). It is never the only copy of an error. */
export const notify = ({
  seconds = DEFAULT_SECONDS,
  ...toast
}: Omit<Toast, 'turn' | 'seconds'> & { seconds?: number }): void => toastStore.show({ ...toast, seconds });

/** Loads its code with the first toast at the latest; a toast that cannot show takes nothing else with it. */
export function ToastSlot() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined);
  return toast ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Toaster latest={toast} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
