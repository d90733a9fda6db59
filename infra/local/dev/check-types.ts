import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ROOT } from '../root';
import type { Started } from '../processes/started';
import { stopProcess } from '../processes/stop-process';
import { nativeTsc } from './native-tsc';
import { watchFiles } from './watch-files';

interface Check {
  readonly rooms: string;
  /** An edit in one of them asks for the check. */
  readonly folders: readonly string[];
  readonly args: readonly string[];
}

/** The first builds what it checks; pages are only checked here, Vite strips their types. */
const CHECKS: readonly Check[] = [
  {
    rooms: 'domain, infra, api, workers',
    folders: ['domain/src', 'infra/facades/src', 'infra/src', 'infra/local', 'api/src', 'workers/src'],
    args: ['-b', 'api', 'workers'],
  },
  { rooms: 'web', folders: ['web/src', 'domain/src', 'infra/facades/src'], args: ['-p', 'web', '--noEmit'] },
];

/**
 * Type errors of all rooms, here in the terminal, with a line when all is well: from the first on, edits are heard.
 * The compiler is run anew for each edit, a second: its own watch says that it listens seconds before it does, which
 * loses what is edited in between, and keeps 700 MB.
 */
export function checkTypes(started: Started): void {
  for (const check of CHECKS) {
    const run = oneAtATime(sayTypesOf(check, started));
    watchFiles(check.folders, /\.(tsx?|json)$/, run);
    run();
  }
}

/** What is asked for during a run follows it, once. */
function oneAtATime(run: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return function ask(): void {
    again = running;
    if (running) return;
    running = true;
    void run()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        running = false;
        if (again) ask();
      });
  };
}

function sayTypesOf({ rooms, args }: Check, started: Started): () => Promise<void> {
  let wrong: boolean | null = null;
  return async () => {
    if (started.ending) return;
    const child = spawn(nativeTsc(), [...args, '--pretty', 'false'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once(
      'exit',
      started.add('program', () => stopProcess(child.pid ?? 0, 'SIGTERM')),
    );
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
    if (started.ending) return;
    for (const line of said.split('\n')) if (line.trim()) console.log(`types │ ${line}`);
    if (code === 0 && wrong !== false) console.log(`types │ ${rooms} : ${wrong ? 'plus aucune' : 'aucune'} faute`);
    wrong = code !== 0;
  };
}
