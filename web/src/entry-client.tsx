import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import type { ServedData } from './site/document-data';
import { matchPage } from './app/match-page';
import { nowShown } from './app/outage-watch';
import { queryOf } from './site/page-rules';
import { preloadOnIntent } from './app/preload-on-intent';
import { watchScroll } from './lib/scroll/scroll-memory';
import { watchMoves } from './lib/network/moved';
import { answerEarlyPress } from './lib/early/pressed-early';
import { liveWithTranslation } from './lib/translated-texts';
import { takeAccessCode } from './off-market/access-link';
import { startMeasure } from './visits/start-measure';

takeAccessCode();
liveWithTranslation();
watchMoves();

const root = document.getElementById('root')!;
const served = JSON.parse(document.getElementById('data')!.textContent) as ServedData;

/** Not awaited: pages import the chunk that this module is in, and would wait for it while it waits for them. */
async function start(): Promise<void> {
  const { route, params } = matchPage(window.location.pathname, served.refusal);
  const { rules } = await route.page.preload();
  /** Back may leave the served page while its scripts load, or while React takes over its parts one by one. */
  const isStillHere = () => served.address === window.location.pathname + queryOf(rules, window.location.search);
  // What React then draws anew is no fault; any other difference from the served HTML is one.
  const onRecoverableError = (error: unknown) => isStillHere() && reportError(error);
  await Promise.all(rules.parts?.(params, window.location.search).map((part) => part.preload()) ?? []);

  if (root.hasChildNodes() && isStillHere()) hydrateRoot(root, <App served={served} />, { onRecoverableError });
  else createRoot(root).render(<App served={served} />);

  nowShown(route.page);
  answerEarlyPress();
  preloadOnIntent();
  watchScroll();
  startMeasure();
}

void start();
