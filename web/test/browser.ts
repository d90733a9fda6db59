import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '@pignon/infra/local/chromium/chromium';
import { startSystem, type System } from '@pignon/infra/local/system';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export interface TestSite {
  readonly system: System;
  readonly browser: Browser;
  /** What the browser complained about on any page so far: a hydration mismatch shows here. */
  readonly complaints: string[];
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  mails<T = { to: string[]; subject: string; text: string; replyTo: string }>(to?: string): Promise<T[]>;
  crm<T>(): Promise<T>;
  fault(fault: object): Promise<unknown>;
  mailFault(fault: object): Promise<unknown>;
  heal(): Promise<unknown>;
  stop(): Promise<void>;
}

/** True where the browser tests may be left out: ALLOW_NO_BROWSER=1 on a machine without Chromium. */
export const browserMissing = process.env.ALLOW_NO_BROWSER === '1' && findChromium() === null;

/** The built product, every part in its own process, and a browser. */
export async function startSite(env: Record<string, string> = {}): Promise<TestSite> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'Chromium est introuvable : installez-le, donnez CHROMIUM_PATH, ou ALLOW_NO_BROWSER=1 pour passer ces tests.',
    );
  const dataDir = mkdtempSync(join(tmpdir(), 'pignon-web-'));
  const system = await startSystem({
    dataDir,
    env: {
      FORMS_PER_MINUTE: '100000',
      MAILS_PER_HOUR: '1000',
      TIME_SCALE: '60',
      MAIL_KEEP: 'off',
      PARTNERS_RATE_LIMITS: 'off',
      ...env,
    },
  });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const complaints: string[] = [];
  const json = async (url: string, init?: RequestInit) => (await fetch(url, init)).json();
  const post = (url: string, body: object) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    system,
    browser,
    complaints,
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', ...options });
      const page = await context.newPage();
      page.on('console', (message) => {
        // A refused resource is the answer of a status; what matters is what React or a script complains of.
        if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
          complaints.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
      await page.goto(system.url + path);
      return page;
    },
    mails: (to) => json(`${system.mailUrl}/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`),
    crm: () => json(`${system.partnersUrl}/__state`),
    fault: (fault) => post(`${system.partnersUrl}/__faults`, fault),
    mailFault: (fault) => post(`${system.mailUrl}/api/faults`, fault),
    heal: () =>
      Promise.all([
        fetch(`${system.partnersUrl}/__faults`, { method: 'DELETE' }),
        fetch(`${system.mailUrl}/api/faults`, { method: 'DELETE' }),
      ]),
    async stop() {
      await browser.close();
      await system.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
