import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startSite, type TestSite, until } from './browser';
import { fillCatalogue } from './catalogue-rows';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%"/></svg>';

export interface CatalogueSite extends TestSite {
  /** A page whose photos are there, whatever the image workers have made so far. `photos` names those asked for. */
  visit(path: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
  search(query?: string): Promise<SearchAnswer>;
  html(path: string): Promise<{ readonly status: number; readonly text: string }>;
  /** The setting that shows sold properties (M62). */
  showSold(shown: boolean): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly photos: readonly string[];
  /** Paths and queries of the calls to the api since the document came. */
  readonly calls: readonly string[];
}

export async function startCatalogueSite(): Promise<CatalogueSite> {
  const site = await startSite({ SEED_LISTINGS: '0' });
  await fillCatalogue(site.system.databaseUrl);
  const { url, admin } = site.system;

  const visit: CatalogueSite['visit'] = async (path, options, prepare = async () => {}) => {
    const photos: string[] = [];
    const calls: string[] = [];
    const page = await site.open(path, options, async (fresh) => {
      await fresh.route('**/media/**', (route) => {
        photos.push(new URL(route.request().url()).pathname);
        return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      });
      fresh.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname + search);
      });
      await prepare(fresh);
    });
    if (options?.javaScriptEnabled !== false) await takenOver(page);
    return { page, photos, calls };
  };

  return {
    ...site,
    visit,
    async search(query = '') {
      return (await (await fetch(`${url}/api/properties/search?${query}`)).json()) as SearchAnswer;
    },
    async html(path) {
      const answer = await fetch(url + path);
      return { status: answer.status, text: await answer.text() };
    },
    async showSold(shown) {
      const json = { 'content-type': 'application/json', origin: url };
      const login = await fetch(`${url}/api/users/login`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: admin.email, password: admin.password }),
      });
      const cookie = /\bsid=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? '';
      const { display: _, ...settings } = (await (await fetch(`${url}/api/app-settings`)).json()) as Record<
        string,
        unknown
      >;
      const saved = await fetch(`${url}/api/app-settings`, {
        method: 'PUT',
        headers: { ...json, cookie },
        body: JSON.stringify({ ...settings, showSoldProperties: shown }),
      });
      expect(saved.ok).toBe(true);
      await until(async () =>
        expect(
          ((await (await fetch(`${url}/api/app-settings`)).json()) as Record<string, unknown>).showSoldProperties,
        ).toBe(shown),
      );
    },
  };
}

/** React has reached the list itself, which hydrates after its shell: from here on no change of a field is lost. */
const takenOver = (page: Page): Promise<void> =>
  until(async () => {
    const heading = page.locator('main h1');
    expect(await heading.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith('__reactProps')))).toBe(true);
  });

export const cards = (page: Page) => page.locator('#liste-biens article');

export const titles = (page: Page): Promise<string[]> => page.locator('#liste-biens article h2').allInnerTexts();

export const resultLine = (page: Page): Promise<string> => page.locator('main output').first().innerText();

/** Waits until the list shows so many cards. */
export const shows = (page: Page, count: number): Promise<void> =>
  until(async () => {
    expect(await cards(page).count()).toBe(count);
    expect(await page.locator('#liste-biens[aria-busy]').count()).toBe(0);
  });

export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

export const reaches = (page: Page, address: string): Promise<void> =>
  until(() => expect(addressOf(page)).toBe(address));

/** French numbers without the spaces that do not break. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** As a carousel says it (M132): '685 000 €', and 'N/A' of what has no amount. */
export const saidPrice = (amount: number | null): string =>
  amount === null ? 'N/A' : `${plain(amount.toLocaleString('fr-FR'))} €`;
