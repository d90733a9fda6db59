import { useEffect, useEffectEvent } from 'react';
import { entryMemory, stayInPlace } from '../../lib/scroll/scroll-memory';

const PHONE = '(max-width: 767px)';

/** The browser steps back a moment after it is told to: what opens meanwhile waits, or that step would close it. */
let stepping: Promise<void> | undefined;

/**
 * On a phone Back closes what lies over the page. Each opening stands on a history entry of its own, laid past wouter,
 * which would take it for a navigation; what rewrote the address meanwhile is handed down to the entry below.
 */
export function useBackCloses(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!window.matchMedia(PHONE).matches) return;
    let leave: (() => void) | undefined;
    let closed = false;
    const enter = () => {
      if (!closed) leave = standOnEntry(() => closeNow());
    };
    if (stepping) void stepping.then(enter);
    else enter();
    return () => {
      closed = true;
      leave?.();
    };
  }, []);
}

/** Answers how to leave the entry otherwise than by Back. */
function standOnEntry(close: () => void): () => void {
  const { history } = window;
  let address = window.location.href;
  let gone = false;
  const follow = () => {
    address = window.location.href;
  };
  const handDown = () => {
    if (window.location.href === address) return;
    stayInPlace();
    // By the way that wouter hears of: it has already read the older address.
    history.replaceState(null, '', address);
  };
  const back = () => {
    gone = true;
    handDown();
    close();
  };
  // A link on the layer has led to another page: a step back would undo it.
  const movedOn = () => {
    gone = true;
  };
  window.History.prototype.pushState.call(history, { ...entryMemory() }, '');
  window.addEventListener('replaceState', follow);
  window.addEventListener('pushState', movedOn);
  window.addEventListener('popstate', back, { capture: true, once: true });
  return () => {
    window.removeEventListener('replaceState', follow);
    window.removeEventListener('pushState', movedOn);
    window.removeEventListener('popstate', back, { capture: true });
    if (!gone) stepping = stepBack(handDown);
  };
}

function stepBack(then: () => void): Promise<void> {
  return new Promise((resolve) => {
    const arrived = () => {
      stepping = undefined;
      then();
      resolve();
    };
    window.addEventListener('popstate', arrived, { capture: true, once: true });
    window.history.back();
  });
}
