import { spawnSync } from 'node:child_process';

/** Where a command lies; null when it is not installed. */
export function pathOf(command: string): string | null {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

export const onPath = (command: string): boolean => pathOf(command) !== null;

export function aptInstall(...packages: string[]): void {
  // The run level keeps a package from starting a service of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  if (install().status === 0) return;
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  install();
}
