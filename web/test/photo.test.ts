import { freePort } from '@pignon/infra/local/ports/free-port';
import type { Photo } from '@pignon/domain/listings/photo';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { insertListing } from '../../infra/test/insert-listing';
import { browserMissing, hold, hydrated, startSite, type TestSite, until } from './browser';

jest.setTimeout(120_000);

/** Of a landscape: sky above, a dark front below. */
const THUMBHASH = '2fcZFIB3iId/h3iJh4aIYJ2V8g==';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="teal"/></svg>';
const CDN = 'https://cdn.exemple/fit?src={url}&w={width}&h={height}&q={quality}&auto=format';
const CARDS = 11;

const key = (n: number): string => `photo-de-test-${String(n).padStart(8, '0')}`;
const own = (n: number, width = 1280): Photo => ({
  url: `/media/${key(n)}.jpg`,
  key: key(n),
  width,
  height: Math.round(width * 0.75),
  thumbhash: THUMBHASH,
});

(browserMissing ? describe.skip : describe)('photos', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0' });
    const client = new Client({ connectionString: site.system.databaseUrl });
    await client.connect();
    const start = Date.now();
    const add = (n: number, photos: readonly Photo[]) =>
      insertListing(client, { title: `Bien ${n}` }, { publishedAt: new Date(start - n * 60_000), photos });
    for (let n = 1; n <= CARDS; n += 1) await add(n, n === 3 ? [own(n, 700)] : [own(n), own(100 + n)]);
    await add(CARDS + 1, []);
    await client.end();
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site.stop());

  const open = (path: string, answer: (page: Page) => Promise<unknown>, options = {}) =>
    site.open(path, options, async (page) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[])
            (window as unknown as Moved).moved = ((window as unknown as Moved).moved ?? 0) + entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await answer(page);
    });
  const shown = (page: Page) =>
    page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  const images = (page: Page) => page.locator('#liste-biens article img');
  const attributes = (page: Page, names: readonly string[]) =>
    images(page).evaluateAll(
      (all, wanted) => all.map((image) => Object.fromEntries(wanted.map((name) => [name, image.getAttribute(name)]))),
      names,
    );

  test('without JavaScript: only the first photo is urgent, and the head asks for the very same one', async () => {
    const page = await open('/nos-biens', shown, { javaScriptEnabled: false });
    const [first, second, third] = await attributes(page, [
      'src',
      'srcset',
      'sizes',
      'width',
      'height',
      'loading',
      'fetchpriority',
      'decoding',
      'alt',
    ]);
    const widths = (n: number, made: readonly number[]) => made.map((w) => `/media/${key(n)}/${w} ${w}w`).join(', ');
    expect(first).toEqual({
      src: `/media/${key(1)}/640`,
      srcset: widths(1, [320, 480, 640, 960, 1280]),
      sizes: expect.stringContaining('20rem'),
      width: '1280',
      height: '960',
      loading: 'eager',
      fetchpriority: 'high',
      decoding: 'async',
      alt: '',
    });
    expect([second?.loading, second?.fetchpriority]).toEqual(['lazy', 'auto']);
    // None is wider than the original.
    expect(third?.srcset).toBe(widths(3, [320, 480, 640]));
    const preloads = await page
      .locator('head link[rel="preload"][as="image"]')
      .evaluateAll((links) =>
        links.map((link) =>
          ['href', 'imagesrcset', 'imagesizes', 'fetchpriority'].map((name) => link.getAttribute(name)),
        ),
      );
    expect(preloads).toEqual([[first?.src, first?.srcset, first?.sizes, 'high']]);
  });

  test('until it is there a photo’s blur holds its place', async () => {
    const photos = hold();
    const opened = open('/nos-biens', (fresh) =>
      fresh.route('**/media/**', async (route) => {
        await photos.released;
        await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      }),
    );
    const page = await until(() => {
      const [found] = site.browser.contexts().flatMap((context) => context.pages());
      if (!found) throw new Error('no page yet');
      return found;
    });
    await images(page).first().waitFor({ state: 'attached' });
    const box = images(page).first().locator('..');
    expect(await box.evaluate((span) => getComputedStyle(span).backgroundImage)).toMatch(
      /^url\("data:image\/bmp;base64,/,
    );
    expect(
      await images(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    ).toBe(false);
    photos.release();
    await opened;
    await until(async () =>
      expect(
        await images(page)
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0),
    );
  });

  test('ux32 C02 a photo that breaks, before or after the script runs, becomes the façade, and nothing moves', async () => {
    const later = hold();
    const page = await open('/nos-biens', (fresh) =>
      fresh.route('**/media/**', async (route) => {
        // The first one fails before React listens.
        if (!route.request().url().includes(key(1))) await later.released;
        await route.abort();
      }),
    );
    const boxes = () =>
      page.locator('#liste-biens article').evaluateAll((cards) =>
        cards.map((card) => {
          const { width, height } = card.querySelector('span:has(> img), span:has(> svg)')!.getBoundingClientRect();
          return [width, height, width / height].map((value) => Math.round(value * 100) / 100);
        }),
      );
    const front = page.locator('#liste-biens article').first();
    await front.locator('svg[viewBox="0 0 400 300"]').first().waitFor();
    const before = await boxes();
    expect(new Set(before.map(([, , ratio]) => ratio))).toEqual(new Set([1.33]));
    later.release();
    await page.mouse.wheel(0, 20_000);
    await until(async () => expect(await images(page).count()).toBe(0));
    expect(await boxes()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as Moved).moved ?? 0)).toBeLessThan(0.02);
  });

  describe('with an image CDN', () => {
    let stop: () => Promise<unknown>;
    let url: string;
    beforeAll(async () => {
      const port = await freePort();
      const api = await site.system.startApi(port, [], {
        IMAGE_CDN_TEMPLATE: CDN,
        PUBLIC_URL: 'https://pignon.exemple',
      });
      url = `http://localhost:${port}`;
      stop = () => api.stop();
    });
    afterAll(() => stop());

    const from = (n: number, width: number, quality: number) =>
      `https://cdn.exemple/fit?src=${encodeURIComponent(`https://pignon.exemple/media/${key(n)}.jpg`)}&w=${width}&h=${width * 0.75}&q=${quality}&auto=format`;

    test('M119 400 by 300, eight photos first and at quality 80, the others after them at 70, all without scrolling', async () => {
      const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      const asked: string[] = [];
      await page.route('https://cdn.exemple/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      });
      const html = await (await fetch(`${url}/nos-biens`)).text();
      const loading = [...html.matchAll(/<img[^>]*cdn\.exemple[^>]*>/g)].map(
        ([tag]) => /loading="(\w+)"/.exec(tag)?.[1],
      );
      expect(loading).toEqual([...Array(8).fill('eager'), ...Array(CARDS - 8).fill('lazy')]);
      await page.goto(`${url}/nos-biens`);
      await hydrated(page);
      const qualities = Array.from({ length: CARDS }, (_, index) => (index < 8 ? 80 : 70));
      const found = await attributes(page, ['src', 'srcset']);
      expect(found.map(({ src }) => src)).toEqual(qualities.map((quality, index) => from(index + 1, 400, quality)));
      expect(found[0]?.srcset).toBe(
        [400, 800, 1200, 1600].map((width) => `${from(1, width, 80)} ${width}w`).join(', '),
      );
      const preload = page.locator('head link[rel="preload"][as="image"]');
      expect(await preload.getAttribute('imagesrcset')).toBe(found[0]?.srcset);
      await until(async () => {
        expect((await attributes(page, ['loading'])).map(({ loading }) => loading)).toEqual(Array(CARDS).fill('eager'));
        for (const [index, quality] of qualities.entries()) expect(asked).toContain(from(index + 1, 400, quality));
      });
      await context.close();
    });
  });
});

interface Moved {
  moved?: number;
}
