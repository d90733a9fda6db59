import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { Client } from 'pg';
import { insertListing } from '../../infra/test/insert-listing';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions;
const REGION_NAMES = [
  'Île-de-France',
  'Auvergne-Rhône-Alpes',
  'Hauts-de-France',
  "Provence-Alpes-Côte d'Azur",
  'Occitanie',
  'Nouvelle-Aquitaine',
  'Grand Est',
  'Pays de la Loire',
  'Bretagne',
  'Normandie',
  'Bourgogne-Franche-Comté',
  'Centre-Val de Loire',
  'Corse',
];
const REGIONS_PATH = '/nos-biens?view=regions';
const LIST_PATH = '/nos-biens?view=list';
const PHOTOS = [1, 2, 3].map((n) => ({ url: `/favicon.svg?photo=${n}` }));
/** One transparent pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

run('the maps', () => {
  let site: TestSite;
  let lille = 0;
  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0', MAP_TILES: 'https://tuiles.example/{z}/{x}/{y}.png' });
    const db = new Client({ connectionString: site.system.databaseUrl });
    await db.connect();
    lille = await insertListing(
      db,
      { title: 'Boutique de la Grand’Place', city: 'Lille', postcode: '59000', latitude: 50.6366, longitude: 3.0633 },
      { photos: PHOTOS },
    );
    const lyon = { address: '3 rue Mercière', city: 'Lyon', postcode: '69002', latitude: 45.763, longitude: 4.833 };
    for (const price of ['1 250 000 €', '450 000 €', null])
      await insertListing(db, { ...lyon, title: `Lot à ${price ?? 'négocier'}`, price });
    const paris = { city: 'Paris', price: '900 €', latitude: 48.86, longitude: 2.35 };
    await insertListing(db, { ...paris, title: 'Local du Marais', postcode: '75004' });
    await insertListing(db, { ...paris, title: 'Local du Temple', postcode: '75003', latitude: 48.87 });
    const bordeaux = { city: 'Bordeaux', postcode: '33000', latitude: 44.84, longitude: -0.58 };
    await insertListing(db, { ...bordeaux, title: 'Murs vendus', status: 'sold' });
    await insertListing(db, {
      title: 'Local caché',
      address: '7 rue du Taur',
      city: 'Toulouse',
      postcode: '31000',
      latitude: 43.606,
      longitude: 1.443,
      hideFullAddress: true,
    });
    await insertListing(db, {
      title: 'Boutique à louer',
      city: 'Rennes',
      postcode: '35000',
      latitude: 48.11,
      longitude: -1.68,
      transactionType: 'rental',
      price: '34 000 €/an',
    });
    await db.end();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const noTiles = (page: Page) => page.route('https://tuiles.example/**', (route) => route.abort());
  const open = async (
    path: string,
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<unknown>,
  ) => {
    const page = await site.open(path, options, async (fresh) => {
      await noTiles(fresh);
      await prepare?.(fresh);
    });
    await page.locator('[data-map]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-mark]').first().waitFor();
    return page;
  };
  const mark = (page: Page, name: string | RegExp) => page.locator('[data-marks]').getByRole('button', { name });
  const popup = (page: Page) => page.getByRole('dialog');
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('not on the page');
    return { ...found, x2: found.x + found.width, y2: found.y + found.height, middle: found.x + found.width / 2 };
  };
  const focusedMark = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-mark'));
  /** Pixels across and down between two marks: how far the map is zoomed. */
  const spread = async (page: Page, a: string | RegExp, b: string | RegExp) => {
    const [from, to] = [await box(mark(page, a)), await box(mark(page, b))];
    return { across: Math.abs(from.middle - to.middle), down: Math.abs(from.y - to.y) };
  };

  describe('regions', () => {
    test('M67 M68 M72 thirteen regions with their counts at zoom 5.2, sold ones not counted', async () => {
      const page = await open(REGIONS_PATH, { viewport: { width: 1440, height: 920 } });
      await until(async () => expect(await mark(page, /biens?/).count()).toBe(13));
      await until(async () => expect(await mark(page, '3 biens Auvergne-Rhône-Alpes').count()).toBe(1));
      for (const name of REGION_NAMES)
        expect([name, await mark(page, new RegExp(`${name}$`)).count()]).toEqual([name, 1]);
      expect(await mark(page, '2 biens Île-de-France').count()).toBe(1);
      expect(await mark(page, '1 bien Hauts-de-France').count()).toBe(1);
      expect(await mark(page, '0 bien Nouvelle-Aquitaine').count()).toBe(1);
      // 4.534° - 0.214° of longitude where the world is 512 × 2^5.2 pixels wide.
      const expected = (4.32 / 360) * 512 * 2 ** 5.2;
      expect((await spread(page, /Nouvelle-Aquitaine/, /Auvergne/)).across).toBeCloseTo(expected, -0.5);
    });

    test('M67 a press on a disc, on its region, Enter and a tap each open the region', async () => {
      const inDetail = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
      const page = await open(REGIONS_PATH);
      const back = () => page.getByRole('link', { name: 'Retour aux régions' }).click();
      await mark(page, /Bretagne/).click();
      await inDetail(page, 'Bretagne');
      expect(new URL(page.url()).searchParams.get('region')).toBe('53');
      await back();

      const disc = await box(mark(page, /Grand Est/));
      await page.mouse.click(disc.x2 + 30, disc.y);
      await inDetail(page, 'Grand Est');
      await back();

      await mark(page, /Occitanie/).focus();
      await page.keyboard.press('Enter');
      await inDetail(page, 'Occitanie');

      const phone = await open(REGIONS_PATH, PHONE);
      await mark(phone, /Normandie/).tap();
      await inDetail(phone, 'Normandie');
    });

    test('M70 the way back leads to the link of the region that was left', async () => {
      const page = await open(`${REGIONS_PATH}&region=11`);
      await page.getByRole('heading', { level: 2, name: 'Île-de-France' }).waitFor();
      await page.getByRole('button', { name: 'Zoom avant' }).click();
      await page.getByRole('button', { name: 'Zoom arrière' }).click();
      await page.getByRole('link', { name: 'Retour aux régions' }).click();
      await page.getByRole('heading', { level: 2, name: 'Choisissez une région' }).waitFor();
      await until(async () =>
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-region'))).toBe('11'),
      );
    });

    test('M70 M67 Back leads from a region to the regions, from there off the list; the open region is the heading', async () => {
      const page = await open(REGIONS_PATH);
      const heading = () => page.locator('h1').innerText();
      await mark(page, /Bretagne/).click();
      await until(async () => expect(await heading()).toBe('Biens immobiliers en Bretagne'));
      expect(await page.getByLabel('Trier par').count()).toBe(0);
      await page.goBack();
      await page.getByRole('heading', { level: 2, name: 'Choisissez une région' }).waitFor();
      expect(await heading()).toBe('Nos biens immobiliers commerciaux');
      await mark(page, /Bretagne/).click();
      const entries = await page.evaluate(() => history.length);
      await page.getByRole('link', { name: 'Retour aux régions' }).click();
      await page.getByRole('heading', { level: 2, name: 'Choisissez une région' }).waitFor();
      await mark(page, /Normandie/).click();
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    test('M70 panels fold, one open at a time; a city’s name zooms to it', async () => {
      const page = await open(`${REGIONS_PATH}&region=32`);
      const panel = (name: string) => page.locator('details', { has: page.locator('summary', { hasText: name }) });
      const isOpen = (name: string) => panel(name).evaluate((details) => (details as HTMLDetailsElement).open);
      expect(await isOpen('Villes')).toBe(true);
      await page.locator('summary', { hasText: 'La région' }).click();
      expect([await isOpen('La région'), await isOpen('Villes')]).toEqual([true, false]);
      expect(await panel('La région').innerText()).toContain('Somme (80)');
      await page.locator('summary', { hasText: 'Mode d’emploi' }).click();
      expect(await isOpen('Mode d’emploi')).toBe(true);

      await page.locator('summary', { hasText: 'Villes' }).click();
      const before = await box(mark(page, /Lille/));
      await page.getByRole('button', { name: 'Lille 1 bien' }).click();
      const map = await box(page.locator('[data-map]'));
      await until(async () => expect((await box(mark(page, /Lille/))).middle).toBeCloseTo(map.middle, -1));
      expect(Math.abs(before.middle - map.middle)).toBeGreaterThan(10);
    });

    test('M70 M72 a region without an available property says so and leads back', async () => {
      const page = await open(`${REGIONS_PATH}&region=75`);
      await page.getByText('Aucun bien disponible', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Retour aux régions' }).click();
      await page.getByRole('heading', { level: 2, name: 'Choisissez une région' }).waitFor();
    });

    test('what the server drew stays: nothing is drawn anew when React takes over', async () => {
      const page = await open(REGIONS_PATH, {}, (fresh) =>
        fresh.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            (window as unknown as { served: Element | null }).served = document.querySelector('[data-map]');
          });
        }),
      );
      const kept = () => page.evaluate(() => (window as unknown as { served: Element | null }).served?.isConnected);
      expect(await kept()).toBe(true);
      await page.locator('[data-map=there]').waitFor();
      expect(await kept()).toBe(true);
    });

    test('without JavaScript the regions are links, with their counts and a drawn France', async () => {
      const page = await site.open(REGIONS_PATH, { javaScriptEnabled: false });
      await page.getByRole('link', { name: 'Hauts-de-France 1 bien' }).click();
      await page.getByRole('heading', { level: 2, name: 'Hauts-de-France' }).waitFor();
      expect(new URL(page.url()).searchParams.get('region')).toBe('32');
    });
  });

  describe('the national map', () => {
    test('M66 C02 plates say K€ from 1 000 and M€ from 1 000 000', async () => {
      const page = await open(LIST_PATH);
      expect(await mark(page, /Lille/).innerText()).toBe('685\u00a0K€');
      await mark(page, /^3 biens$/).click();
      await until(async () =>
        expect(await popup(page).locator('li').allInnerTexts()).toEqual([
          expect.stringContaining('1\u202f250\u202f000\u00a0€'),
          expect.stringContaining('450\u202f000\u00a0€'),
          expect.stringContaining('Prix sur demande'),
        ]),
      );
      const paris = await open('/biens/paris?view=list');
      await until(async () => expect(await paris.locator('[data-mark] >> text=900').count()).toBe(2));
    });

    test('a pin is named by price, city and title', async () => {
      const page = await open(LIST_PATH);
      await mark(page, '685\u202f000\u00a0€, Lille, Boutique de la Grand’Place, 685\u00a0K€').waitFor();
      await mark(page, /Bordeaux, Murs vendus, vendu,/).waitFor();
    });

    test('M71 M173 F60 the popup turns its photos by arrow keys and swipes, and opens the page in a new tab', async () => {
      const page = await open(LIST_PATH);
      await mark(page, /Lille/).click();
      const count = popup(page).locator('[aria-live]');
      await until(async () => expect(await count.innerText()).toContain('1\u00a0/\u00a03'));
      // The engine is there before the other photos are: their coming must not turn back.
      await popup(page).locator('[data-live]').waitFor();
      await page.keyboard.press('ArrowRight');
      await until(async () => expect(await count.innerText()).toContain('2\u00a0/\u00a03'));
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await until(async () => expect(await count.innerText()).toContain('3\u00a0/\u00a03'));

      const photos = await box(popup(page).getByRole('region', { name: 'Photos du bien' }));
      const swipe = async (by: number) => {
        await page.mouse.move(photos.middle, photos.y + 40);
        await page.mouse.down();
        await page.mouse.move(photos.middle + by, photos.y + 40, { steps: 4 });
        await page.mouse.up();
      };
      await swipe(-45);
      expect(await count.innerText()).toContain('3\u00a0/\u00a03');
      await swipe(-60);
      await until(async () => expect(await count.innerText()).toContain('1\u00a0/\u00a03'));

      const link = popup(page).getByRole('link', { name: 'Voir les détails (nouvel onglet)' });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener');
      expect(await link.getAttribute('href')).toBe(`/bien/lille/${lille}/boutique-de-la-grandplace`);
      const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await opened.waitForURL(`**/bien/lille/${lille}/**`);
    });

    test('M71 a sold property says VENDU in words', async () => {
      const page = await open(LIST_PATH);
      await mark(page, /Bordeaux/).click();
      await popup(page).getByText('VENDU', { exact: true }).waitFor();
    });

    test('M71 Esc closes the popup and gives the focus back to its pin, which is seen from then on', async () => {
      const page = await open(LIST_PATH);
      const pin = mark(page, /Lille/);
      const fresh = await pin.getAttribute('class');
      await pin.focus();
      await page.keyboard.press('Enter');
      await popup(page).waitFor();
      expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      // It is no window over the page, which goes on scrolling.
      expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible');
      await page.keyboard.press('Escape');
      await popup(page).waitFor({ state: 'detached' });
      expect(await focusedMark(page)).toBe(String(lille));
      expect(await pin.getAttribute('class')).not.toBe(fresh);
      await page.reload();
      await until(async () => expect(await pin.getAttribute('class')).not.toBe(fresh));
    });

    test('M71 at 360 × 640 every popup stays inside the screen, and on a wide map beside its pin', async () => {
      const wide = { viewport: { width: 1280, height: 720 } };
      const cities = ['lille', 'lyon', 'bordeaux', 'toulouse'];
      for (const [path, options] of [
        ...cities.map((city) => [`/biens/${city}?view=list`, PHONE] as const),
        ...[LIST_PATH, '/biens/paris?view=list'].map((path) => [path, wide] as const),
      ]) {
        const page = await open(path, options);
        const { width, height } = options.viewport;
        const keys = await page
          .locator('[data-mark]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-mark')));
        for (const key of keys) {
          const one = page.locator(`[data-mark="${key}"]`);
          // What zooms when it is pressed has no popup.
          if (path === LIST_PATH && key?.includes('+')) continue;
          await one.focus();
          await page.keyboard.press('Enter');
          await popup(page).locator('h2').waitFor();
          await until(async () => {
            const { x, y, x2, y2 } = await box(popup(page));
            expect([path, x >= 0, y >= 0, x2 <= width, y2 <= height]).toEqual([path, true, true, true, true]);
          });
          await page.keyboard.press('Escape');
        }
        await page.close();
      }
    });

    test('a cluster zooms to what it holds, three in one building open a list', async () => {
      const page = await open(LIST_PATH);
      await mark(page, '2 biens').focus();
      await page.keyboard.press('Enter');
      await until(async () => expect(await mark(page, /Local du (Marais|Temple)/).count()).toBe(2));
      // The keyboard goes on where the cluster was.
      await until(async () =>
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/Local du/),
      );

      await page.goto(`${site.system.url}/biens/lyon?view=list`);
      await mark(page, '3 biens').click();
      const rows = popup(page).getByRole('link');
      await until(async () => expect(await rows.count()).toBe(3));
      for (const row of await rows.all()) expect(await row.getAttribute('rel')).toBe('noopener');
    });

    test('F25 M73 a hidden address is an approximate pin; its page draws the sector and never the street', async () => {
      const page = await open('/biens/toulouse?view=list');
      await mark(page, /Local caché, secteur approximatif/).click();
      await popup(page).getByText('Secteur approximatif').waitFor();
      const href = await popup(page).getByRole('link').getAttribute('href');
      const own = await site.open(href ?? '', {}, noTiles);
      await own.locator('#emplacement').scrollIntoViewIfNeeded();
      await own.getByText('Secteur approximatif').waitFor();
      expect(await own.content()).not.toContain('Taur');
    });

    test('a card lights its pin and a pin lights its card', async () => {
      const page = await open(LIST_PATH);
      const card = page.locator('article', { hasText: 'Grand’Place' });
      const pin = mark(page, /Lille/);
      const [dark, dull] = [await pin.getAttribute('class'), await card.getAttribute('class')];
      await card.hover();
      await until(async () => expect(await pin.getAttribute('class')).not.toBe(dark));
      await pin.hover();
      await until(async () => expect(await card.getAttribute('class')).not.toBe(dull));
    });

    test('the cards follow the map: at a press, or by themselves; the window is a chip, and Back finds the map as it was', async () => {
      const page = await open(LIST_PATH);
      const cards = () => page.locator('#liste-biens article').count();
      const area = () => new URL(page.url()).searchParams.get('area');
      const go = page.getByRole('button', { name: 'Rechercher dans cette zone' });
      await mark(page, /Lille/).waitFor();
      const all = await cards();
      expect(await go.count()).toBe(0);
      // Towards Lille, until nothing else is in view.
      await mark(page, '2 biens').focus();
      await page.keyboard.press('Enter');
      await mark(page, /Local du Temple/).waitFor();
      await go.click();
      await until(async () => expect(await cards()).toBe(2));
      expect(area()?.split(',').length).toBe(4);
      await go.waitFor({ state: 'detached' });
      // What lies around is still on the map.
      const { down } = await spread(page, /Marais/, /Temple/);

      await page.locator('#liste-biens article', { hasText: 'Temple' }).getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: 'Local du Temple' }).waitFor();
      await page.goBack();
      await mark(page, /Temple/).waitFor();
      expect((await spread(page, /Marais/, /Temple/)).down).toBeCloseTo(down, 0);
      expect(await cards()).toBe(2);

      await page.getByRole('link', { name: 'Retirer le filtre Zone de la carte' }).click();
      await until(async () => expect(await cards()).toBe(all));
      expect(area()).toBeNull();

      await page.getByRole('checkbox', { name: 'Suivre la carte' }).check();
      await page.locator('[role=application]').focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
      await until(async () => expect(area()).not.toBeNull());
      await until(async () => expect(await cards()).toBeLessThan(all));
      expect(await go.count()).toBe(0);
    });

    test('M66 a rent on the map is one of a year, and says so', async () => {
      const page = await open('/biens/rennes?view=list');
      expect(await mark(page, /Boutique à louer/).innerText()).toBe('34\u00a0K€/an');
    });

    test('the keyboard reaches every pin, or passes the map', async () => {
      const page = await open(LIST_PATH);
      const all = await page.locator('[data-mark]').count();
      await mark(page, /Lille/).waitFor();
      await page.locator('[data-mark][tabindex="0"]').focus();
      const reached = new Set([await focusedMark(page)]);
      await page.keyboard.press('Home');
      for (let i = 0; i < all; i++) {
        reached.add(await focusedMark(page));
        await page.keyboard.press('ArrowRight');
      }
      expect(reached.size).toBe(all);
      expect(await page.locator('[data-mark][tabindex="0"]').count()).toBe(1);
      await page.getByRole('link', { name: 'Passer la carte' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    });

    test('every target is at least 44 px, and no two touch', async () => {
      const page = await open(LIST_PATH, PHONE);
      const boxes = await Promise.all((await page.locator('[data-mark]').all()).map(box));
      for (const [i, a] of boxes.entries()) {
        expect([a.width >= 44, a.height >= 44]).toEqual([true, true]);
        for (const b of boxes.slice(i + 1)) expect(a.x2 <= b.x || b.x2 <= a.x || a.y2 <= b.y || b.y2 <= a.y).toBe(true);
      }
    });

    test('one finger scrolls the page and a hint shows; two fingers move the map', async () => {
      const page = await open(LIST_PATH, PHONE);
      const touch = await page.context().newCDPSession(page);
      const fingers = (type: string, points: readonly (readonly [number, number])[]) =>
        touch.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      const map = await box(page.locator('[data-map]'));
      const [x, y] = [map.x + 60, map.y + 120];
      const top = () => page.evaluate(() => window.scrollY);
      const shown = page.locator('p[data-shown]');
      const pin = () => box(page.locator('[data-mark]').first());

      const before = await top();
      const still = await pin();
      await fingers('touchStart', [[x, y]]);
      for (let step = 1; step <= 8; step++) await fingers('touchMove', [[x, y - step * 12]]);
      await until(async () => expect(await shown.getAttribute('data-shown')).toBe('true'));
      expect(await shown.innerText()).toBe('Deux doigts pour déplacer la carte');
      await fingers('touchEnd', []);
      await until(async () => expect(await top()).toBeGreaterThan(before + 40));
      expect((await pin()).x).toBeCloseTo(still.x, 0);

      const stays = await until(async () => {
        const first = await top();
        await page.waitForTimeout(150);
        expect(await top()).toBe(first);
        return first;
      });
      const here = await box(page.locator('[data-map]'));
      const two = (dx: number): [number, number][] => [
        [here.x + 60 + dx, here.y + 120],
        [here.x + 160 + dx, here.y + 120],
      ];
      const moved = await pin();
      await fingers('touchStart', two(0));
      for (let step = 1; step <= 8; step++) await fingers('touchMove', two(step * 8));
      await fingers('touchEnd', []);
      await until(async () => expect(Math.abs((await pin()).x - moved.x)).toBeGreaterThan(30));
      expect(await top()).toBe(stays);
    });

    test('the bare wheel is the page’s until the map has the focus, with Ctrl it zooms', async () => {
      const page = await open('/biens/paris?view=list', { viewport: { width: 1280, height: 720 } });
      const map = await box(page.locator('[data-map]'));
      const apart = async () => (await spread(page, /Marais/, /Temple/)).down;
      await mark(page, /Marais/).waitFor();
      // On a busy machine marks may stand before the map does.
      let first = Number.NaN;
      await until(async () => {
        const before = first;
        first = await apart();
        await page.waitForTimeout(300);
        expect(first).toBeCloseTo(before, 0);
      });
      await page.mouse.move(map.middle + 120, map.y + map.height / 2);
      await page.mouse.wheel(0, -100);
      await until(async () =>
        expect(await page.locator('p[data-shown]').innerText()).toBe('Ctrl + molette pour zoomer'),
      );
      expect(await apart()).toBeCloseTo(first, 0);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -60);
      await page.keyboard.up('Control');
      await until(async () => expect(await apart()).toBeGreaterThan(first + 10));
      const second = await apart();
      await page.mouse.click(map.middle + 120, map.y + map.height / 2);
      await page.mouse.wheel(0, 60);
      await until(async () => expect(await apart()).toBeLessThan(second - 10));
    });

    test('all pins come in one answer; a gathered one is asked again for the window, the stale one given up', async () => {
      const asked: URL[] = [];
      const gathered = (route: Route) => {
        asked.push(new URL(route.request().url()));
        const [west = 0, south = 0, east = 0, north = 0] = (asked.at(-1)?.searchParams.get('box') ?? '-5,42,8,51')
          .split(',')
          .map(Number);
        const middle = [(west + east) / 2, (south + north) / 2] as const;
        return route.fulfill({
          json: { items: [], total: 90_000, clusters: [[...middle, 90_000, west, south, east, north]] },
        });
      };
      const page = await open(LIST_PATH, {}, (fresh) => fresh.route('**/api/properties/map?*', gathered));
      await mark(page, '90\u202f000 biens').waitFor();
      await until(() => expect(asked.at(-1)?.searchParams.get('box')).toBeTruthy());
      expect(asked[0]?.searchParams.get('box')).toBeNull();
      const before = asked.length;
      await page.getByRole('button', { name: 'Zoom avant' }).click();
      await until(() => expect(asked.length).toBeGreaterThan(before));
      expect(Number(asked.at(-1)?.searchParams.get('zoom'))).toBeGreaterThan(
        Number(asked[0]?.searchParams.get('zoom')),
      );
    });

    test('a map call that fails says so and is tried again', async () => {
      let down = true;
      const page = await site.open(LIST_PATH, {}, async (fresh) => {
        await noTiles(fresh);
        await fresh.route('**/api/properties/map?*', (route) => (down ? route.abort() : route.continue()));
      });
      await page.getByText('Les biens n’ont pas pu être placés').waitFor();
      down = false;
      await page.locator('[data-map]').getByRole('button', { name: 'Réessayer' }).click();
      await mark(page, /Lille/).waitFor();
    });
  });

  describe('tiles', () => {
    test('M158 blocked tiles leave outlines, pins and names of cities; no map key is in the page', async () => {
      const page = await open(LIST_PATH);
      await until(async () => expect(await page.getByText('tuiles.example').count()).toBe(0));
      const drawn = await page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('[data-map] canvas');
        const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        const colours = new Set<string>();
        for (let i = 0; i < pixels.length; i += 4 * 97) colours.add(pixels.slice(i, i + 3).join());
        return [...colours];
      });
      // Land, sea.
      expect(drawn).toEqual(expect.arrayContaining(['255,255,255', '213,220,224']));
      await until(async () => expect(await mark(page, /Lille/).isVisible()).toBe(true));
      expect(await page.content()).not.toMatch(/[?&](?:access_token|api_?key|key)=/i);
    });

    test('M158 without tiles the map of a property names the towns around it and their département', async () => {
      const list = await open('/biens/lyon?view=list');
      const href = await list.locator('article a').first().getAttribute('href');
      const page = await site.open(href ?? '', {}, async (fresh) => {
        await noTiles(fresh);
        await fresh.addInitScript(() => {
          const drawn = new Set<string>();
          Object.assign(window, { drawn });
          const { fillText } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
            drawn.add(text);
            fillText.call(this, text, ...place);
          };
        });
      });
      await page.locator('#emplacement').scrollIntoViewIfNeeded();
      const drawn = () => page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn]);
      await until(async () => expect(await drawn()).toEqual(expect.arrayContaining(['Villeurbanne', 'RHÔNE'])));
    });

    test('tiles are laid over the outlines, muted, and their maker is named', async () => {
      const page = await site.open(LIST_PATH, {}, (fresh) =>
        fresh.route('https://tuiles.example/**', (route) => route.fulfill({ contentType: 'image/png', body: TILE })),
      );
      await page.getByText('tuiles.example').waitFor();
      const filters = () =>
        page
          .locator('[data-map] .ol-layers > *')
          .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).filter));
      await until(async () => expect(await filters()).toContain('saturate(0.25) contrast(0.95)'));
    });
  });

  describe('360, 768 and 1280 px wide', () => {
    // Its discs are laid out once: over a page that changes its width they come to rest a while later.
    test.each([
      [1280, 900],
      [768, 1024],
      [360, 740],
    ])('the overview has no axe violation at %i px', async (width, height) => {
      const page = await open(REGIONS_PATH, { ...FOR_AXE, viewport: { width, height } });
      await passesAxe(page, [[width, height]]);
    });

    test.each([
      ['a region', `${REGIONS_PATH}&region=84`],
      ['the list with its map', LIST_PATH],
    ])('%s has no axe violation', async (_, path) => passesAxe(await open(path, FOR_AXE)));

    test('a region without properties has no axe violation', async () => {
      const page = await site.open(`${REGIONS_PATH}&region=94`, FOR_AXE, noTiles);
      await page.getByText('Aucun bien disponible', { exact: true }).waitFor();
      await passesAxe(page);
    });

    test.each([
      ['one property', '/biens/lille?view=list', /Lille/],
      ['several', '/biens/lyon?view=list', '3 biens'],
    ])('the popup of %s has no axe violation', async (_, path, name) => {
      const page = await open(path, FOR_AXE);
      await mark(page, name).click();
      await popup(page).locator('h2').waitFor();
      await passesAxe(page);
    });
  });

  test('the map’s chunk is at most 100 kB gzip, and not asked for by a page that shows no map', async () => {
    const assets = join(__dirname, '../dist/client/assets');
    const chunk = readdirSync(assets).find((name) => /^map-(?!frame)[\w-]+\.js$/.test(name)) ?? '';
    expect(gzipSync(readFileSync(join(assets, chunk)), { level: 9 }).length).toBeLessThanOrEqual(100_000);
    const asked: string[] = [];
    const page = await site.open('/nos-biens', {}, async (fresh) => {
      fresh.on('request', (request) => asked.push(request.url()));
    });
    await page.locator('article').first().waitFor();
    expect(asked.filter((url) => url.includes('/assets/map-') && !url.includes('frame'))).toEqual([]);
  });

  test('no page complained', () => {
    const ours = site.complaints.filter((text) => !text.includes('tuiles.example'));
    expect(ours).toEqual([]);
  });
});
