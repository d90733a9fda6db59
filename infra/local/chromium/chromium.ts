import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { aptInstall, onPath, pathOf } from '../system-packages';

/** Draws pages and nothing else: each window of a whole browser costs a renderer more, for its own toolbar. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * CHROMIUM_PATH, else the headless shell, installed by apt where that is ours to do, else a whole browser; null when
 * there is none.
 */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const mayInstall = userInfo().uid === 0 && onPath('apt-get');
  if (mayInstall && !onPath(SHELL)) {
    console.log('Chromium sans fenêtre manque : installation par apt-get…');
    aptInstall(SHELL);
  }
  if (mayInstall && onMachine() === null) aptInstall('chromium');
  return onMachine();
}

// The whole path: Playwright looks for a bare name in its own folder.
function onMachine(): string | null {
  const command = [SHELL, ...BROWSERS].find(onPath);
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
