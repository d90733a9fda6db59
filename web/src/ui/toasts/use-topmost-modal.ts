import { useSyncExternalStore } from 'react';

const topmost = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The dialog outside of which nothing can be pressed; null while none is open. */
export const useTopmostModal = (): Element | null => useSyncExternalStore(subscribe, topmost, () => null);
