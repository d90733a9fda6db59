import type { Restarts } from '../processes/keep-running';
import { watchFiles } from './watch-files';

/** Rooms that api and workers both load. */
const SHARED = ['domain/dist', 'infra/facades/dist', 'infra/dist/src'];

/** api and workers start anew when a file of theirs, or of a room that they load, was built. */
export function watchBuilt({ api, workers }: Restarts): void {
  watchFiles([...SHARED, 'api/dist'], /\.js$/, api);
  watchFiles([...SHARED, 'workers/dist'], /\.js$/, workers);
}
