import { launch } from '../launch';
import { checkTypes } from './check-types';
import { watchBuilt } from './watch-built';

/** `npm run dev`: everything runs, and what is edited is seen at once. Pages by Vite within api, the rest by a restart. */
launch(process.env, {
  env: { PAGES: 'source', NODE_ENV: 'development', NODE_OPTIONS: '--enable-source-maps' },
  whenReady: (restarts, started) => {
    watchBuilt(restarts);
    checkTypes(started);
  },
});
