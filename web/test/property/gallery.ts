import type { Page } from 'playwright-core';
import { PHONE, until } from '../browser';
import type { Visits } from './visits';

export function gallery({ ids, open }: Visits): void {
  const withClock = (page: Page) => page.clock.install();
  const run = async (page: Page, seconds: number) => {
    for (let step = 0; step < seconds * 4; step += 1) await page.clock.runFor(250);
  };
  const shown = (page: Page) => page.locator('main section [data-shown] img').first().getAttribute('alt');
  const shows = (page: Page, photo: number) =>
    until(async () => {
      await page.clock.runFor(250);
      expect(await shown(page)).toMatch(new RegExp(`^Photo ${photo} :`));
    });
  /** Away from the photos. */
  const aside = (page: Page) => page.mouse.move(700, 5);

  test('M78 F57 the photos advance by themselves and loop, wait under the pointer, and stop for good once turned', async () => {
    const page = await open(`/bien/${ids.sold}`, {}, withClock);
    await aside(page);
    expect(await shown(page)).toMatch(/^Photo 1 :/);
    await shows(page, 2);
    await shows(page, 1);
    await page.mouse.move(400, 500);
    await run(page, 12);
    expect(await shown(page)).toMatch(/^Photo 1 :/);
    await page.getByRole('button', { name: 'Photo précédente' }).click();
    expect(await shown(page)).toMatch(/^Photo 2 :/);
    expect(await page.locator('main output').first().innerText()).toBe('Photo 2 sur 2');
    await aside(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await run(page, 12);
    expect(await shown(page)).toMatch(/^Photo 2 :/);
    await page.getByRole('button', { name: 'Reprendre le défilement' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await aside(page);
    await shows(page, 1);
  });

  test('M78 M178 five thumbnails lead to their photo; with reduced motion nothing moves, nothing needs stopping', async () => {
    const page = await open(`/bien/${ids.full}`, { reducedMotion: 'reduce' }, withClock);
    expect(await page.getByRole('button', { name: /^Afficher la photo/ }).count()).toBe(5);
    expect(await page.getByRole('button', { name: 'Voir toutes les photos (8)' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /le défilement/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Afficher la photo 4 sur 8' }).click();
    expect(await shown(page)).toMatch(/^Photo 4 :/);
    await aside(page);
    await run(page, 12);
    expect(await shown(page)).toMatch(/^Photo 4 :/);
  });

  test('M79 C14 ux31 the lightbox: arrows wrap, 4000 ms loop, Escape closes it alone, focus and photo return', async () => {
    const page = await open(`/bien/${ids.sold}`, {}, withClock);
    const opener = page.getByRole('button', { name: 'Voir toutes les photos (2)' });
    await opener.click();
    const box = page.getByRole('dialog');
    await box.waitFor();
    const counter = () => box.locator('p').first().innerText();
    expect(await counter()).toBe('1 / 2');
    await aside(page);
    const when = async (photo: string) => {
      await until(async () => {
        await page.clock.runFor(250);
        expect(await counter()).toBe(photo);
      });
      return page.evaluate(() => Date.now());
    };
    const [second, first, secondAgain] = [await when('2 / 2'), await when('1 / 2'), await when('2 / 2')];
    for (const stayed of [first - second, secondAgain - first])
      expect(Math.abs(stayed - 4_000)).toBeLessThanOrEqual(500);
    await page.keyboard.press('ArrowRight');
    expect(await counter()).toBe('1 / 2');
    await page.keyboard.press('ArrowLeft');
    expect(await counter()).toBe('2 / 2');
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await shown(page)).toMatch(/^Photo 2 :/);
  });

  test.each([
    ['that embla follows', false],
    ['before its code has come', true],
  ])('M173 a finger turns the photos past 50 px and not before: %s', async (_, late) => {
    const page = await open(`/bien/${ids.full}`, PHONE, (fresh) =>
      late ? fresh.route('**/assets/engine-*', () => {}) : Promise.resolve(),
    );
    const stage = page.locator('main section [data-shown]').first();
    const box = (await stage.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const swipe = async (by: number) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
      await touch('touchStart', x);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
      await touch('touchEnd', x + by);
    };
    await swipe(-40);
    if (!late) await page.locator('[data-live]').first().waitFor();
    await swipe(-40);
    expect(await shown(page)).toMatch(/^Photo 1 :/);
    await swipe(-70);
    await until(async () => expect(await shown(page)).toMatch(/^Photo 2 :/));
    await swipe(70);
    await until(async () => expect(await shown(page)).toMatch(/^Photo 1 :/));
    await swipe(70);
    await until(async () => expect(await shown(page)).toMatch(/^Photo 8 :/));
    const middle = () => page.locator('main section [data-shown]').first().boundingBox();
    await until(async () => expect(Math.abs((await middle())!.x - box.x)).toBeLessThan(1));
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
}
