import { useSyncExternalStore } from 'react';

let expired = false;
const listeners = new Set<() => void>();

/** Any call that is answered 401 says so here; the frame then asks for the password over the page, which stays. */
export function sessionExpired(now: boolean): void {
  expired = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionExpired = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => expired,
    () => false,
  );
