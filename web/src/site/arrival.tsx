import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../ui/announcer';
import type { Page } from './lazy-page';
import { takeInPlace, takeScroll } from '../lib/scroll/scroll-memory';

let here: string | undefined;
/** The page came without its data: it says itself when they are there. */
let awaited = false;

/** True once the visitor has moved inside the site without loading a document. */
export const cameByLink = (): boolean => here !== undefined && here !== window.location.pathname;

interface ArrivalProps {
  readonly path: string;
  readonly page: Page;
  readonly title: string;
}

/** Sits after the page inside its Suspense, so that it acts when the page is there: top, h1, one announcement. */
export function Arrival({ path, page, title }: ArrivalProps) {
  const shown = useRef<Page>(undefined);
  const cameBack = useRef(false);

  // A layout effect also runs when Suspense shows again what it had only hidden: Back while the next page was loading.
  useLayoutEffect(() => {
    const position = takeScroll();
    if (position === undefined) return;
    cameBack.current = true;
    window.scrollTo(0, position);
  });

  useEffect(() => {
    const back = cameBack.current;
    cameBack.current = false;
    const first = here === undefined;
    const same = here === path;
    here = path;
    // A list whose filters rewrite its address is the same page under another path.
    const stayed = takeInPlace() && shown.current === page;
    shown.current = page;
    if (first || same || stayed) return;
    awaited = !back && document.querySelector('main[aria-busy="true"]') !== null;
    if (awaited) {
      window.scrollTo(0, 0);
      return;
    }
    announce(title);
    if (!back) arrive();
  }, [path, page, title]);
  return null;
}

/** For what replaces a page's <main aria-busy>: the arrival that its loading has put off. */
export function useLateArrival(title: string): void {
  useEffect(() => {
    if (!awaited) return;
    awaited = false;
    announce(title);
    focusHeading();
  }, [title]);
}

function arrive() {
  const target = window.location.hash ? document.getElementById(window.location.hash.slice(1)) : null;
  if (target) return target.scrollIntoView();
  window.scrollTo(0, 0);
  focusHeading();
}

/** Where reading begins, for whoever uses no mouse. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
