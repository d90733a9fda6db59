import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '@pignon/infra/local/chromium/chromium';
import { startSystem, type System } from '@pignon/infra/local/system';
import { Client } from 'pg';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface TestSite {
  readonly system: System;
  readonly browser: Browser;
  /** What the browser complained about on any page so far: a hydration mismatch shows here. */
  readonly complaints: string[];
  /** A new visitor's page, once React listens. `prepare` acts before the page loads: routes, a clock. */
  open(path: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
  /** Ends every visit that is still open. */
  leave(): Promise<void>;
  rows<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
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
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const system = await startSystem({
    dataDir,
    unsafe: true,
    env: {
      FORMS_PER_MINUTE: '100000',
      APPLICATIONS_PER_HOUR: '100000',
      BOOKINGS_PER_DAY: '100000',
      APPLICATIONS_MB_PER_DAY: '100000',
      MAILS_PER_HOUR: '1000',
      TIME_SCALE: '60',
      MAIL_KEEP: 'off',
      PARTNERS_RATE_LIMITS: 'off',
      ...env,
    },
  });
  const database = new Client({ connectionString: system.databaseUrl });
  await database.connect();
  const complaints: string[] = [];
  const json = async (url: string, init?: RequestInit) => (await fetch(url, init)).json();
  const post = (url: string, body: object) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    system,
    browser,
    complaints,
    async open(path, options = {}, prepare = async () => {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', ...options });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('console', (message) => {
        // A refused resource is the answer of a status; what matters is what React or a script complains of.
        if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
          complaints.push(`${path}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
      await prepare(page);
      await page.goto(system.url + path);
      if (options.javaScriptEnabled !== false) await hydrated(page);
      return page;
    },
    async leave() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    async rows<Row>(sql: string, values: readonly unknown[] = []) {
      return (await database.query(sql, [...values])).rows as Row[];
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
      await database.end();
      await system.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** React has taken the document over: from here on no press is lost. */
export const hydrated = (page: Page): Promise<void> =>
  until(async () => {
    const taken = await page.evaluate(() => {
      const root = document.getElementById('root');
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
    expect(taken).toBe(true);
  });

/** Asks again until the check holds, then answers what it answered. */
export async function until<Answer>(check: () => Answer | Promise<Answer>, patienceMs = 30_000): Promise<Answer> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Keeps an answer back for as long as the test wants to look at the page that waits for it. */
export function hold() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), released };
}
