import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root';

/** A build writes its files one after the other, and so do some editors. */
const QUIET_MS = 60;

/** Calls once for all files of these folders that change together. From its return on, none is missed. */
export function watchFiles(folders: readonly string[], named: RegExp, act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(join(ROOT, folder), { recursive: true }, (_, file) => {
      if (!file || !named.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(act, QUIET_MS);
    });
}
