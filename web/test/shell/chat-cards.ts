import type { Page } from 'playwright-core';
import { PHONE, type TestSite, until } from '../browser';

/** Signs of a file much larger than the card it is shown in. */
const WIDEST_AT_ONE = 480;

async function shown(page: Page) {
  await page.getByRole('button', { name: 'Discuter avec l’assistant virtuel' }).click();
  const panel = page.getByRole('region', { name: /assistant virtuel/ });
  await panel.getByLabel('Votre message').fill('Je cherche une boutique ou des bureaux');
  await page.keyboard.press('Enter');
  const cards = panel.getByRole('region', { name: 'Biens proposés' });
  await cards.waitFor();
  return cards;
}

export const chatCards = (theSite: () => TestSite) =>
  describe('cards in the chat', () => {
    test('M104 a photo comes in the card’s size, and the row is turned by its two buttons', async () => {
      const page = await theSite().open('/faq');
      const cards = await shown(page);
      const first = cards.getByRole('listitem').filter({ has: page.locator('article') });
      expect(await cards.locator('[data-shown] h3').count()).toBe(1);
      const title = await cards.locator('[data-shown] h3').innerText();
      const width = await cards
        .locator('[data-shown] img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
      expect(width).toBeLessThanOrEqual(WIDEST_AT_ONE);
      expect(await first.count()).toBeGreaterThan(0);

      await cards.getByRole('button', { name: 'Bien suivant' }).click();
      await until(async () => expect(await cards.locator('[data-shown] h3').innerText()).not.toBe(title));
      await cards.getByText(/^Bien 2 sur \d$/).waitFor();
      await cards.getByRole('button', { name: 'Bien précédent' }).click();
      await until(async () => expect(await cards.locator('[data-shown] h3').innerText()).toBe(title));
      expect(await cards.locator('[data-shown] a', { hasText: 'Voir' }).getAttribute('href')).toMatch(/^\/bien\/\d+$/);
    });

    test('M104 a photo that cannot be had leaves a façade, and a card is whole on a phone', async () => {
      const page = await theSite().open('/faq', PHONE);
      await page.route('**/media/**', (route) => route.abort());
      const cards = await shown(page);
      await cards.locator('[data-shown] svg path').first().waitFor({ state: 'attached' });
      expect(await cards.locator('[data-shown] img').count()).toBe(0);
      const [card, panel] = await Promise.all([
        cards.locator('[data-shown] article').boundingBox(),
        page.getByRole('log').boundingBox(),
      ]);
      expect(card && panel && card.x >= panel.x && card.x + card.width <= panel.x + panel.width).toBe(true);
    });
  });
