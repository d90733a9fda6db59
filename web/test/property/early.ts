import type { Page } from 'playwright-core';
import { hold, until } from '../browser';
import { reaches } from '../catalogue-site';
import type { Visits } from './visits';

/** A quick visitor on a slow line: the fields are there, and their code is not. */
export function early({ open, ids }: Visits): void {
  const openEarly = (path: string, write: (page: Page) => Promise<unknown>): Promise<Page> => {
    const code = hold();
    return open(path, {}, async (fresh) => {
      await fresh.route('**/assets/*.js', async (route) => {
        if (!route.request().url().includes('/after-photo-')) await code.released;
        await route.continue();
      });
      void write(fresh).finally(code.release);
    });
  };

  test('M91 M97 what is typed or chosen before the code has come is neither lost nor unheard of', async () => {
    const words = await openEarly('/nos-biens', (page) => page.getByLabel('Mots de la recherche').fill('levis'));
    await reaches(words, '/nos-biens?search=levis');
    const sorted = await openEarly('/nos-biens', (page) => page.getByLabel('Trier par').selectOption('surface'));
    await reaches(sorted, '/nos-biens?sort=surface');
    const asked = await openEarly('/off-market', (page) => page.locator('#inscription-email').fill('zoe@exemple.fr'));
    await asked.locator('#inscription-email').scrollIntoViewIfNeeded();
    await until(async () =>
      expect(await asked.locator('main').getByRole('button', { name: 'Demander l’accès' }).isEnabled()).toBe(true),
    );
  });
  test('M83 a press before the code has come is answered once it is there', async () => {
    const page = await openEarly(`/bien/${ids.full}`, async (fresh) => {
      // Not `waitForFunction`: it evaluates text in the page, which the page's policy refuses.
      await until(async () => expect(await fresh.evaluate(() => 'pressedEarly' in window)).toBe(true));
      await fresh.getByRole('button', { name: 'Envoyer un message' }).click();
    });
    await page.getByRole('dialog', { name: "Demande d'information" }).waitFor();
  });
}
