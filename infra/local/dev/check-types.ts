import { spawn } from 'node:child_process';
import { ROOT } from '../root';
import type { Started } from '../started';
import { stopProcess } from '../stop-process';
import { nativeTsc } from './native-tsc';

/** The first builds what it checks; pages are only checked here, Vite strips their types. */
const WATCHES: Readonly<Record<string, readonly string[]>> = {
  'domain, infra, api, workers': ['-b', '-w', '--preserveWatchOutput', 'api', 'workers'],
  web: ['-p', 'web', '--noEmit', '-w', '--preserveWatchOutput'],
};

/** Type errors of all rooms, here in the terminal, with a line when all is well: from the first on, edits are heard. */
export function checkTypes(started: Started): void {
  for (const [rooms, args] of Object.entries(WATCHES)) {
    started.check();
    const child = spawn(nativeTsc(), [...args, '--pretty', 'false'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.once(
      'exit',
      started.add('program', () => stopProcess(child.pid ?? 0, 'SIGTERM')),
    );
    let wrong: boolean | null = null;
    const hear = (line: string): void => {
      if (/error TS\d+/.test(line)) {
        wrong = true;
        console.log(`types │ ${line}`);
      } else if (wrong !== false && /Found 0 errors/.test(line)) {
        console.log(`types │ ${rooms} : ${wrong ? 'plus aucune' : 'aucune'} faute`);
        wrong = false;
      }
    };
    for (const stream of [child.stdout, child.stderr]) byLine(stream, hear);
  }
}

function byLine(stream: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let rest = '';
  stream.on('data', (data) => {
    const lines = (rest + String(data)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}
