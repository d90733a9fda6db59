/** What a history entry remembers of the visitor: pages add their own (a list how far it was unrolled). */
export interface EntryMemory {
  readonly scroll?: number;
  readonly [name: string]: unknown;
}

const SETTLED_MS = 150;
const inBrowser = typeof window !== 'undefined';

let restoring: number | undefined;
let inPlace = false;
let throughHistory = false;

export const entryMemory = (): EntryMemory => (inBrowser ? ((window.history.state as EntryMemory | null) ?? {}) : {});

/** Past wouter, which would draw the page again for each change of the state. */
export function remember(more: EntryMemory): void {
  window.History.prototype.replaceState.call(window.history, { ...entryMemory(), ...more }, '');
}

/**
 * The browser restores a scroll position before React has drawn the page it belongs to. So each history entry keeps its
 * own, and a step through history asks for it once the page is there.
 */
export function watchScroll(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let path = window.location.pathname;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    // On the way back the page is not there yet: what scrolls is the page before.
    if (restoring !== undefined) return;
    if (entryMemory().scroll !== window.scrollY) remember({ scroll: window.scrollY });
  };
  window.history.scrollRestoration = 'manual';
  // A reload or a return from another site is the browser's to restore, unless the page grows after it came: the
  // browser would hold on to whatever then stands where it scrolled to.
  window.addEventListener('pagehide', () => {
    keep();
    window.history.scrollRestoration = restoresItself() ? 'manual' : 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SETTLED_MS);
    },
    { passive: true },
  );
  // A press may leave the entry before the scroll has settled.
  document.addEventListener('click', keep, { capture: true });
  window.addEventListener('popstate', () => {
    throughHistory = true;
    clearTimeout(timer);
    // Another state of the page that is shown scrolls nothing.
    if (path !== window.location.pathname) restoring = entryMemory().scroll ?? 0;
    path = window.location.pathname;
  });
  window.addEventListener('pushState', () => {
    path = window.location.pathname;
    restoring = undefined;
    inPlace = false;
    throughHistory = false;
  });
  window.addEventListener('replaceState', () => {
    throughHistory = false;
    path = window.location.pathname;
  });
}

/** A list unrolled past what its document holds. */
const restoresItself = (): boolean => typeof entryMemory().pages === 'number' && Number(entryMemory().pages) > 1;

/** The address came by Back or Forward, not by a link or a filter. */
export const cameThroughHistory = (): boolean => throughHistory;

/** Where to go back to, once; undefined after a new navigation. */
export function takeScroll(): number | undefined {
  const position = restoring;
  restoring = undefined;
  return position;
}

/** The next change of address only rewrites it: the visitor stays where he is. */
export function stayInPlace(): void {
  inPlace = true;
}

export function takeInPlace(): boolean {
  const was = inPlace;
  inPlace = false;
  return was;
}
