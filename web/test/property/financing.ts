import type { Page } from 'playwright-core';
import { until } from '../browser';
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

  test('M84 M90 M91 C03 F39 ux36 typed with a comma, a point or a percent sign; empty is 0; bounds are said, values kept; sliders step', async () => {
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
    expect(await page.locator('#simulation').innerText()).toMatch(/Entre 0,5\s% et 8\s%/);
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
}
