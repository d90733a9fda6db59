import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import type { ServedData } from './app/document-data';
import { matchRoute } from './app/match-route';
import { notFoundRoute } from './app/not-found-route';
import { preloadOnIntent } from './app/preload-on-intent';
import { watchScroll } from './app/scroll-memory';

const root = document.getElementById('root')!;
const served = JSON.parse(document.getElementById('data')!.textContent) as ServedData;

const { route, params } = matchRoute(window.location.pathname) ?? { route: notFoundRoute, params: {} };
const parts = route.parts?.(params, window.location.search) ?? [];
await Promise.all([route.page, ...parts].map((part) => part.preload()));

const { pathname, search } = window.location;
if (root.hasChildNodes() && served.address === pathname + search) hydrateRoot(root, <App served={served} />);
else createRoot(root).render(<App served={served} />);

preloadOnIntent();
watchScroll();
