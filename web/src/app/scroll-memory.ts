const positions = new Map<string, number>();
let restoring: number | undefined;

const address = () => window.location.pathname + window.location.search;

/**
 * The browser restores a scroll position before React has drawn the page it belongs to. So each address keeps its own,
 * and a step through history asks for it once the page is there.
 */
export function watchScroll(): void {
  window.history.scrollRestoration = 'manual';
  // A reload or a return from another site is the browser's to restore.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('scroll', () => positions.set(address(), window.scrollY), { passive: true });
  window.addEventListener('popstate', () => {
    restoring = positions.get(address()) ?? 0;
  });
}

/** Where to go back to, once; undefined after a new navigation. */
export function takeScroll(): number | undefined {
  const position = restoring;
  restoring = undefined;
  return position;
}
