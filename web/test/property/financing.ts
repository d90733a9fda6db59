import type { Page } from 'playwright-core';
import { hold, until } from '../browser';
import { plain } from '../catalogue-site';
import type { Visits } from './visits';

export function financing({ ids, open }: Visits): void {
  async function simulator(name: string): Promise<Page> {
    const page = await open(`/bien/${ids[name]}`);
    await page.locator('#financement').scrollIntoViewIfNeeded();
    await until(async () => {
      const taken = await page
        .locator('#simulation input')
        .first()
        .evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps')));
      expect(taken).toBe(true);
    });
    return page;
  }
  const field = (page: Page, name: string) => page.locator(`#simulation input[name=${name}]`);
  const result = async (page: Page) => plain(await page.locator('#simulation output').innerText());

  test('M84 M90 M91 C03 F37 F39 ux36 typed with a comma, a point or a percent sign; empty is 0; bounds are said, values kept; sliders step', async () => {
    const page = await simulator('full');
    expect(plain(await field(page, 'amount').inputValue())).toBe('685 000');
    expect(await field(page, 'amount').getAttribute('inputmode')).toBe('decimal');
    await field(page, 'amount').fill('300\u202f000');
    for (const rate of ['3,5', '3.5', '3,50 %']) {
      await field(page, 'rate').fill(rate);
      expect(await result(page)).toContain('1 739,88 € / mois');
    }
    expect(await result(page)).toMatch(/Cash-flow mensuel après crédit\s*\+ 1 685,12 € \/ mois/);
    expect(await page.locator('#simulation [data-sign]').getAttribute('data-sign')).toBe('gain');
    await field(page, 'rate').fill('');
    expect(await result(page)).toContain('1 250 € / mois');
    expect(plain(await page.locator('#simulation').innerText())).toContain('Entre 0,5 % et 8 %');
    await field(page, 'rate').fill('3,5');
    await field(page, 'amount').fill('385 000');
    expect(await result(page)).toContain('2 232,84 € / mois');
    await field(page, 'amount').blur();
    expect(plain(await field(page, 'amount').inputValue())).toBe('385 000');
    await field(page, 'months').fill('12');
    expect(await result(page)).toMatch(/− 29 269,83 € \/ mois/);
    expect(await page.locator('#simulation [data-sign]').getAttribute('data-sign')).toBe('loss');
    await field(page, 'amount').fill('12 500 000');
    expect(plain(await page.locator('#simulation').innerText())).toContain('Entre 50 000 € et 10 000 000 €');
    expect(await field(page, 'amount').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'amount').fill('beaucoup');
    expect(await page.locator('#simulation').innerText()).not.toContain('NaN');
    // The sliders move by their steps, and the fields with them.
    await field(page, 'rate').fill('3,5');
    await field(page, 'months').fill('240');
    await field(page, 'amount').fill('300000');
    for (const [name, text] of [
      ['Montant du prêt (€), curseur', '350 000'],
      ['Taux annuel (%), curseur', '3,6'],
      ['Durée (mois), curseur', '252'],
    ] as const) {
      const slider = page.getByLabel(name);
      await slider.press('ArrowRight');
      expect(plain(await field(page, { M: 'amount', T: 'rate', D: 'months' }[name[0]!]!).inputValue())).toBe(text);
    }
    expect(await page.locator('#simulation svg[role=img]').getAttribute('aria-label')).toContain('La première année');
    await page.getByText('Voir les chiffres de chaque année').click();
    expect(await page.locator('#simulation tbody tr').count()).toBe(21);
  });

  test('M91 C03 what is typed before the code has come counts as soon as it is there', async () => {
    const code = hold();
    const page = await open(`/bien/${ids.full}`, {}, async (fresh) => {
      await fresh.route('**/assets/*.js', async (route) => {
        await code.released;
        await route.continue();
      });
      void field(fresh, 'amount')
        .fill('300 000')
        .then(() => field(fresh, 'rate').fill('0,5'))
        .then(() => fresh.getByLabel('Durée (mois), curseur').fill('120'))
        .finally(code.release);
    });
    await page.locator('#financement').scrollIntoViewIfNeeded();
    await until(async () => expect(await result(page)).toContain('2 563,54 € / mois'));
    expect(plain(await field(page, 'months').inputValue())).toBe('120');
  });

  test('M90 M91 C03 F39 a field that cannot be read, or is out of range, gives no sum, no colour and no chart', async () => {
    const page = await simulator('full');
    for (const [name, text, hint] of [
      ['months', '', 'Entre 12 mois et 360 mois'],
      ['months', '12,5', 'Ce nombre n’est pas lisible'],
      ['amount', '99999999999999999999', 'Entre 50 000 € et 10 000 000 €'],
      ['rate', '-4', 'Ce nombre n’est pas lisible'],
    ] as const) {
      const was = await field(page, name).inputValue();
      await field(page, name).fill(text);
      expect(plain(await page.locator('#simulation').innerText())).toContain(hint);
      expect(await result(page)).toMatch(/Mensualité\s*–\s*Coût total des intérêts\s*–\s*Cash-flow[^\d]*–$/);
      expect(await page.locator('#simulation :is([data-sign], svg[role=img])').count()).toBe(0);
      await field(page, name).fill(was);
    }
    expect(await page.locator('#simulation svg[role=img]').count()).toBe(1);
  });

  test('M84 M85 what is sold has no simulator, and leads on to similar ones', async () => {
    const page = await open(`/bien/${ids.sold}`);
    expect(await page.locator('#simulation').count()).toBe(0);
    await page.getByRole('link', { name: 'Voir les biens similaires' }).click();
    await page.getByRole('heading', { name: 'Biens similaires' }).waitFor();
  });
}
