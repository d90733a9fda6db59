import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Restarts } from '../keep-running';
import { ROOT } from '../root';

/** A build writes its files one after the other. */
const QUIET_MS = 60;

/** api and workers start anew when a file of theirs, or of a room that they load, was built. */
export function watchBuilt({ api, workers }: Restarts): void {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  function watchFor(folder: string, restarts: readonly (() => void)[]): void {
    watch(join(ROOT, folder), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.js')) return;
      for (const restart of restarts) waiting.add(restart);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = [...waiting];
        waiting.clear();
        for (const restart of now) restart();
      }, QUIET_MS);
    });
  }
  watchFor('domain/dist', [api, workers]);
  watchFor('infra/dist/src', [api, workers]);
  watchFor('api/dist', [api]);
  watchFor('workers/dist', [workers]);
}
