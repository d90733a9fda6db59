import { useEffect, useEffectEvent } from 'react';
import { entryMemory, stayInPlace } from '../app/scroll-memory';

const PHONE = '(max-width: 767px)';

/**
 * On a phone Back closes what lies over the page. It stands on a history entry of its own, laid past wouter, which would
 * take it for a navigation; what rewrote the address meanwhile is handed down to the entry below.
 */
export function useBackCloses(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!window.matchMedia(PHONE).matches) return;
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
      closeNow();
    };
    window.History.prototype.pushState.call(history, { ...entryMemory() }, '');
    window.addEventListener('replaceState', follow);
    window.addEventListener('popstate', back, { capture: true, once: true });
    return () => {
      window.removeEventListener('replaceState', follow);
      window.removeEventListener('popstate', back, { capture: true });
      if (gone) return;
      window.addEventListener('popstate', handDown, { capture: true, once: true });
      history.back();
    };
  }, []);
}
