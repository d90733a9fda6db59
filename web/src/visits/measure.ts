import type { FormStep } from '@pignon/domain/visits/visit-events';
import { visitedPage } from '@pignon/domain/visits/visited-page';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { note, send } from './beacon';
import { STEP_REACHED } from '../lib/count-step';

let last = '';

/** The first-party audience measure, which starts as it is loaded: no cookie, nothing stored in the browser, nothing that tells visitors apart. */
function measure(): void {
  view();
  // The router's own events; the address is the new one once they are through.
  for (const change of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(change, () => setTimeout(view));
  window.addEventListener(STEP_REACHED, (event) => {
    note({ kind: 'step', step: (event as CustomEvent<FormStep>).detail });
    send();
  });
  measureVitals();
}

/** A list whose filters rewrite its address, or a property that takes its canonical one, is the same view. */
function view(): void {
  const { pathname } = window.location;
  const visited = visitedPage(pathname);
  const here = visited?.page === '/blog/:slug' ? pathname : `${visited?.page} ${visited?.propertyId ?? ''}`;
  if (here === last) return;
  last = here;
  if (!visited) return;
  note({ kind: 'page', page: visited.page });
  if (visited.propertyId) note({ kind: 'property', id: visited.propertyId });
  send();
}

/** They belong to the page whose document came. */
function measureVitals(): void {
  const page = visitedPage(window.location.pathname)?.page;
  if (!page) return;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => note({ kind: 'vital', page, vital: name, value }));
  // After web-vitals' own listeners, which report when the page is left.
  const left = () => document.visibilityState === 'hidden' && setTimeout(send);
  document.addEventListener('visibilitychange', left);
  window.addEventListener('pagehide', send);
}

measure();
