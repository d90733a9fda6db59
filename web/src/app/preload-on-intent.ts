import { preloadToaster } from '../ui/toasts/toast';
import { matchRoute } from './match-route';

/** A link under the pointer or the focus loads its page's chunk before the click. */
export function preloadOnIntent(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link)
      matchRoute(link.pathname)
        ?.route.page.preload()
        .catch(() => {});
  };
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', (event) => {
    preload(event);
    if (event.target instanceof Element && event.target.closest('form')) preloadToaster();
  });
}
