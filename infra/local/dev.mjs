// `npm run dev`: everything runs, and what is edited is rebuilt and restarted.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const start = (args, cwd = root, env = {}) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(['node_modules/typescript-native/bin/tsc', '-b', '-w', '--preserveWatchOutput', 'api', 'workers']),
  start(['../node_modules/vite/bin/vite.js', 'build', '--watch', '--emptyOutDir', 'false'], join(root, 'web')),
  start(
    ['../node_modules/vite/bin/vite.js', 'build', '--watch', '--config', 'vite.server.config.mts'],
    join(root, 'web'),
  ),
  // api and workers restart when a built file that they loaded changes.
  start(['infra/dist/local/start.js'], root, { WATCH: '1' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop).on('SIGTERM', stop);
children[3].on('exit', (code) => {
  stop();
  process.exitCode = code ?? 0;
});
