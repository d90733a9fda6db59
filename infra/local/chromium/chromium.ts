import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { aptInstall, onPath, pathOf } from '../system-packages';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROMIUM_PATH, else one on the machine, else installed by apt where that is ours to do; null when there is none. */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const found = onMachine();
  if (found) return found;
  if (userInfo().uid !== 0 || !onPath('apt-get')) return null;
  console.log('Chromium manque : installation par apt-get…');
  aptInstall('chromium');
  return onMachine();
}

// The whole path: Playwright looks for a bare name in its own folder.
function onMachine(): string | null {
  const command = COMMANDS.find(onPath);
  return command ? pathOf(command) : (PATHS.find((path) => existsSync(path)) ?? null);
}

/** Headless, and silent towards the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
