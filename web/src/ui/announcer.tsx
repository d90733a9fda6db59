import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Said once by screen readers, politely. */
export function announce(text: string): void {
  message = text;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The one polite live region of the document. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer="">
      {text}
    </p>
  );
}
