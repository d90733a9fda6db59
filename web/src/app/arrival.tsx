import { useEffect, useRef } from 'react';
import { announce } from '../ui/announcer';
import type { Page } from './lazy-page';
import { takeInPlace, takeScroll } from './scroll-memory';

let here: string | undefined;
/** The page came without its data: it says itself when they are there. */
let awaited = false;

/** True once the visitor has moved inside the site without loading a document. */
export const cameByLink = (): boolean => here !== undefined && here !== window.location.pathname;

/** Sits after the page inside its Suspense, so that it acts when the page is there: top, h1, one announcement. */
interface ArrivalProps {
  readonly path: string;
  readonly page: Page;
  readonly title: string;
}

export function Arrival({ path, page, title }: ArrivalProps) {
  const shown = useRef<Page>(undefined);
  useEffect(() => {
    const first = here === undefined;
    const same = here === path;
    here = path;
    // A list whose filters rewrite its address is the same page under another path.
    const stayed = takeInPlace() && shown.current === page;
    shown.current = page;
    if (first || same || stayed) return;
    const position = takeScroll();
    awaited = position === undefined && document.querySelector('main[aria-busy="true"]') !== null;
    if (awaited) return window.scrollTo(0, 0);
    announce(title);
    if (position === undefined) arrive();
    else window.scrollTo(0, position);
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

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
