import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root';

/** From now on the databases in this folder end when we do, also when we are killed. */
export function watchOver(dir: string): void {
  const dog = fork(join(ROOT, 'infra/dist/local/processes/watchdog.js'), [dir], { detached: true, stdio: 'ignore' });
  dog.unref();
  dog.channel?.unref();
}
