import { useSyncExternalStore } from 'react';
import { sessionStore } from '../lib/storage/session-store';

interface Link {
  readonly code: string;
  readonly path: string;
}

/** Where it outlasts a reload and the way back: this tab, and no longer than it. */
const KEPT = 'pignon-access';

/** The code of the mailed link that led here, for the page that it led to. */
let link: Link | null = null;
const listeners = new Set<() => void>();

const set = (next: Link | null): void => {
  link = next;
  keep(next);
  for (const listener of listeners) listener();
};

/**
 * Before anything else of this site runs or asks for anything: the code leaves the address bar, the history and every
 * Referer (F22, ux7). The server wrote it into no part of the document.
 */
export function takeAccessCode(): void {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('access');
  if (code === null) {
    link = kept();
    return;
  }
  url.searchParams.delete('access');
  window.history.replaceState(window.history.state, '', url);
  if (code) set({ code, path: url.pathname });
}

/** The link has opened what it opens, or it opens nothing: it is not tried again. */
export const forgetAccessCode = (): void => set(null);

function keep(next: Link | null): void {
  if (next) sessionStore.write(KEPT, JSON.stringify(next));
  else sessionStore.remove(KEPT);
}

function kept(): Link | null {
  try {
    const { code, path } = JSON.parse(sessionStore.read(KEPT) ?? '{}') as Partial<Link>;
    return code && path ? { code, path } : null;
  } catch {
    return null;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Null on the server, and on every page but the one that the link leads to. */
export const useAccessCode = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (link?.path === window.location.pathname ? link.code : null),
    () => null,
  );
