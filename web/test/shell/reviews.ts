import { DEMONSTRATION } from '@pignon/domain/reviews/demonstration-reviews';
import type { Page } from 'playwright-core';
import { type TestSite, until } from '../browser';

const section = (page: Page) => page.locator('#avis');
const shown = (page: Page) => section(page).locator('[aria-current=true]').getAttribute('aria-label');
const shows = (page: Page, label: string) => until(async () => expect(await shown(page)).toBe(label));

/** Notes the page's time of each turn of the row. */
const watchTurns = (page: Page) =>
  page.addInitScript(() => {
    const turns: number[] = [];
    (window as unknown as { turns: number[] }).turns = turns;
    new MutationObserver((records) => {
      if (records.some(({ target }) => (target as Element).closest('#avis'))) turns.push(Date.now());
    }).observe(document, { attributes: true, attributeFilter: ['aria-current'], subtree: true });
  });
const turns = (page: Page) => page.evaluate(() => (window as unknown as { turns: number[] }).turns);

export const reviews = (theSite: () => TestSite) =>
  describe('what clients say', () => {
    /** As who comes from another page: the home page asks for the reviews itself. */
    async function comesHome(
      answer: object,
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Page> {
      const page = await theSite().open('/contact', {}, async (fresh) => {
        await fresh.route('**/api/google-reviews', (route) => route.fulfill({ json: answer }));
        await prepare(fresh);
      });
      const asked = page.waitForResponse('**/api/google-reviews');
      await page.locator('#navigation').getByRole('link', { name: 'Accueil' }).click();
      await asked;
      return page;
    }

    test('M113 F57 real ones turn every 5 s and wrap; pointer, focus and the pause button stop them', async () => {
      const page = await comesHome(
        { ...DEMONSTRATION, totalReviewCount: 8, averageRating: 4.25, demonstration: false, photos: 'view' },
        async (fresh) => {
          await fresh.clock.install();
          await watchTurns(fresh);
        },
      );
      await section(page).scrollIntoViewIfNeeded();
      await page.mouse.move(700, 5);
      const text = await section(page).innerText();
      expect(text).toMatch(/4,3[\s\S]*8 avis Google/);
      expect(text).not.toContain('démonstration');
      const stars = await section(page).locator('li .visually-hidden').allInnerTexts();
      expect(stars.map((star) => Number(star[0]))).toEqual([5, 5, 4, 5, 5]);
      const all = section(page).getByRole('link', { name: 'Voir tous les avis (nouvel onglet)' });
      expect(await all.getAttribute('rel')).toContain('noopener');

      const turned = (times: number) =>
        until(async () => {
          await page.clock.runFor(500);
          expect(await turns(page)).toHaveLength(times);
        });
      await turned(1);
      await shows(page, 'Afficher l’avis 2');
      await turned(2);
      await shows(page, 'Afficher l’avis 3');
      const [first = 0, second = 0] = await turns(page);
      expect(Math.round((second - first) / 1_000)).toBe(5);

      await section(page).getByRole('list').first().hover();
      await page.clock.runFor(11_000);
      await section(page).getByRole('button', { name: 'Avis précédents' }).focus();
      await page.mouse.move(700, 5);
      await page.clock.runFor(11_000);
      expect(await turns(page)).toHaveLength(2);
      // By the keyboard: back over the first to the last, and on to the first again.
      for (const there of ['2', '1']) {
        await page.keyboard.press('Enter');
        await shows(page, `Afficher l’avis ${there}`);
      }
      await page.keyboard.press('Enter');
      const stops = await section(page).locator('button[aria-label^="Afficher"]').count();
      await shows(page, `Afficher l’avis ${stops}`);
      await section(page).getByRole('button', { name: 'Avis suivants' }).press('Space');
      await shows(page, 'Afficher l’avis 1');
      await section(page).getByRole('button', { name: 'Immobiliser les avis' }).press('Enter');
      await section(page).getByRole('button', { name: 'Faire défiler les avis' }).waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const before = (await turns(page)).length;
      await page.clock.runFor(11_000);
      expect(await turns(page)).toHaveLength(before);
    });

    test('M114 M178 F42 F58 invented ones say so and lead nowhere; a photo is fetched once a view, never once a render', async () => {
      const reviewer = { displayName: 'Client exemple', profilePhotoUrl: 'https://photos.exemple/client.svg' };
      const [one, ...others] = DEMONSTRATION.reviews;
      const page = await comesHome({
        ...DEMONSTRATION,
        reviews: [{ ...one, reviewer }, ...others],
        demonstration: true,
        photos: 'view',
      });
      const photos: string[] = [];
      await page.route('https://photos.exemple/**', (route) => {
        photos.push(new URL(route.request().url()).search);
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"/>',
        });
      });
      await section(page).getByText('Avis de démonstration').waitFor();
      await section(page).scrollIntoViewIfNeeded();
      const text = await section(page).innerText();
      expect(text).toMatch(/4,8[\s\S]*47 avis(?! Google)/);
      expect(await section(page).getByRole('link').count()).toBe(0);
      await until(async () => expect(photos).toHaveLength(1));
      for (const there of ['2', '3']) {
        await section(page).getByRole('button', { name: 'Avis suivants' }).click();
        await shows(page, `Afficher l’avis ${there}`);
      }
      expect(photos).toEqual([expect.stringMatching(/^\?v=\d+$/)]);
      await page.locator('#navigation').getByRole('link', { name: 'Contact' }).click();
      await page.getByRole('heading', { level: 1, name: 'Nous contacter' }).waitFor();
      await page.goBack();
      await section(page).scrollIntoViewIfNeeded();
      await until(async () => expect(new Set(photos).size).toBe(2));
    });

    test('F42 none: no such section; the served pages have all they need, and ask for nothing twice', async () => {
      const none = await comesHome({ ...DEMONSTRATION, reviews: [], totalReviewCount: 0, photos: 'view' });
      await none.getByRole('heading', { level: 1, name: 'Les murs qui font vivre la rue.' }).waitFor();
      expect(await section(none).count()).toBe(0);
      // What lies below is asked for when the visitor comes near it, once.
      for (const [path, ...later] of [
        ['/', '/api/properties/off-market', '/api/properties/search', '/api/sold-properties'],
        ['/nos-biens', '/api/blog/latest', '/api/properties/off-market', '/api/properties/search'],
      ] as const) {
        const asked: string[] = [];
        const page = await theSite().open(path, {}, async (fresh) => {
          fresh.on('request', (request) => {
            const { pathname, search } = new URL(request.url());
            if (pathname.startsWith('/api/')) asked.push(pathname + search);
          });
        });
        await until(async () => {
          // The list grows meanwhile: whoever jumps to the footer passes over what lies above it.
          // On a busy machine a press of the wheel may still pass over something: at the end it begins again.
          const atEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
          await page.mouse.wheel(0, atEnd ? -100_000 : 600);
          expect([path, new Set(asked.map((call) => call.split('?')[0]))]).toEqual([path, new Set(later)]);
        });
        expect(asked).toHaveLength(new Set(asked).size);
      }
    });
  });
