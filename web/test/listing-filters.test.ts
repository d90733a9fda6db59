import type { Locator, Page } from 'playwright-core';
import { resultsLabel } from '../src/listings/filters/result-text';
import { browserMissing, hold, until, PHONE } from './browser';
import {
  addressOf,
  type CatalogueSite,
  plain,
  reaches,
  resultLine,
  saidPrice,
  shows,
  startCatalogueSite,
  titles,
} from './catalogue-site';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;
const MILLION = 1_000_000;

run('the filters of the listing page', () => {
  let site: CatalogueSite;
  beforeAll(async () => {
    site = await startCatalogueSite();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const opener = (page: Page) => page.locator('#ouvrir-filtres');
  const chips = async (page: Page) =>
    (await page.locator('ul[aria-label="Filtres actifs"] a').allInnerTexts()).map((text) =>
      plain(text).replace(/^Retirer le filtre\s+/, ''),
    );
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

  async function open(path: string, options = {}): Promise<{ page: Page; sheet: Locator; calls: readonly string[] }> {
    const { page, calls } = await site.visit(path, options);
    await opener(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filtrer les biens' });
    await sheet.waitFor();
    return { page, sheet, calls };
  }

  const apply = (sheet: Locator) => sheet.getByRole('button', { name: /^Voir le/ }).click();
  const min = (sheet: Locator) => sheet.locator('input[name=minPrice]');
  const max = (sheet: Locator) => sheet.locator('input[name=maxPrice]');
  const slide = (sheet: Locator, name: string, value: number) =>
    sheet.getByRole('slider', { name }).evaluate((input: HTMLInputElement, to) => {
      // React listens to the native setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(to));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);

  describe('M54 the sheet', () => {
    test('M54 M61 types with counts: each choice filters at once, the button says how many and closes', async () => {
      const { page, sheet } = await open('/nos-biens');
      await sheet.getByText('Type de bien').click();
      const { facets, available } = await site.search('pageSize=1');
      const whole = sheet.getByRole('button', { name: `Voir les ${available} résultats` });
      await whole.waitFor();
      const walls = sheet.getByRole('checkbox', { name: 'Murs commerciaux' });
      expect(await walls.locator('xpath=..').innerText()).toContain(String(facets?.type.murs));
      await walls.check();
      await reaches(page, '/nos-biens?type=murs');
      const { available: count } = await site.search('type=murs&pageSize=1');
      await sheet.getByRole('button', { name: `Voir les ${count} résultats` }).click();
      await sheet.waitFor({ state: 'hidden' });
      await shows(page, 12);
      expect(plain(await resultLine(page))).toContain(`${count} biens disponibles`);
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    });

    test('M54 the number follows a change by one call for one card, and is said politely', async () => {
      const { sheet, calls } = await open('/nos-biens');
      await sheet.getByRole('button', { name: /^Voir les \d+ résultats$/ }).waitFor();
      const before = calls.length;
      await sheet.getByRole('checkbox', { name: 'Location' }).check();
      const { available } = await site.search('transactionType=rental&pageSize=1');
      await until(async () =>
        expect(await sheet.locator('output').last().innerText()).toBe(`Voir les ${available} résultats`),
      );
      expect(
        calls.slice(before).filter((call) => call.includes('pageSize=1&') || call.endsWith('pageSize=1')),
      ).toHaveLength(1);
    });

    test('M54 cities: a search, counts, the names of up to three, then how many', async () => {
      const { page, sheet } = await open('/nos-biens');
      const field = sheet.locator('details').filter({ hasText: 'Villes' });
      const value = field.locator('summary span').last();
      expect(await value.innerText()).toBe('Toutes les villes');
      await field.locator('summary').click();
      for (const [typed, city] of [
        ['bordeaux', 'Bordeaux'],
        ['lyon', 'Lyon'],
        ['nantes', 'Nantes'],
      ] as const) {
        await field.getByLabel('Chercher une ville').fill(typed);
        await field.getByRole('checkbox', { name: city }).check();
      }
      expect(await value.innerText()).toBe('Bordeaux, Lyon, Nantes');
      await field.getByLabel('Chercher une ville').fill("l'hay");
      await field.getByRole('checkbox', { name: "L'Haÿ-les-Roses" }).check();
      expect(await value.innerText()).toBe('4 villes');
      await until(() => expect(addressOf(page)).toMatch(/^\/(nos-)?biens\?city=bordeaux,lyon,nantes,lhay-les-roses$/));
      await field.getByLabel('Chercher une ville').fill('zzz');
      await field.getByText('Aucune ville de ce nom.').waitFor();
    });

    test('F54 when the cities cannot be read, Paris, Lyon and Marseille stand in', async () => {
      const { page } = await site.visit('/nos-biens', {}, (fresh) =>
        fresh.route('**/api/properties/cities', (route) => route.fulfill({ status: 500, json: {} })),
      );
      await opener(page).click();
      const field = page.getByRole('dialog').locator('details').filter({ hasText: 'Villes' });
      await field.locator('summary').click();
      await field.getByRole('checkbox', { name: 'Marseille' }).waitFor();
      expect(await field.locator('label').allInnerTexts()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Paris/),
          expect.stringMatching(/^Lyon/),
          expect.stringMatching(/^Marseille/),
        ]),
      );
    });

    test('M54 however far it is unfolded and scrolled, its head and buttons stay and its end is its last filter', async () => {
      const { page, sheet } = await open('/nos-biens', PHONE);
      for (const part of ['Type de bien', 'Villes', 'Plus de filtres']) await sheet.getByText(part).first().click();
      const { scrolled, gap } = await sheet.evaluate((box) => {
        box.scrollTop = 500;
        const end = box.querySelector('section[aria-labelledby="filtre-occupation"]')!;
        const body = end.closest('details')!.parentElement!;
        body.scrollTop = 1e6;
        const gap = body.getBoundingClientRect().bottom - end.getBoundingClientRect().bottom;
        return { scrolled: box.scrollTop + box.firstElementChild!.scrollTop, gap };
      });
      expect(scrolled).toBe(0);
      expect(gap).toBeLessThanOrEqual(40);
      expect(await page.getByRole('heading', { name: 'Filtrer les biens' }).isVisible()).toBe(true);
    });

    test('M54 on a phone Back closes it and the filters stay; it leaves no entry behind', async () => {
      const { page } = await site.visit('/nos-biens', PHONE);
      const sheet = page.getByRole('dialog', { name: 'Filtrer les biens' });
      const button = sheet.getByRole('button', { name: /^Voir le/ });
      const entries = await page.evaluate(() => history.length);
      for (const end of ['back', 'button'] as const) {
        await opener(page).click();
        await sheet.waitFor();
        await sheet.getByRole('checkbox', { name: end === 'back' ? 'Vente' : 'Location' }).check();
        await until(() => expect(addressOf(page)).toContain(end === 'back' ? '=sale' : '=sale,rental'));
        await (end === 'back' ? page.goBack() : button.click());
        await sheet.waitFor({ state: 'hidden' });
      }
      await reaches(page, '/nos-biens?transactionType=sale,rental');
      // Closed by its button it takes its own entry back: there is the list's, and one to go forward to.
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goForward();
      await reaches(page, '/nos-biens?transactionType=sale,rental');
    });

    test('M54 M164 offline it says at once that the network is missing, and does not open by itself later', async () => {
      const { page } = await site.visit('/nos-biens', {}, (fresh) =>
        fresh.route(/filter-sheet/, (route) => route.abort()),
      );
      await opener(page).hover();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await opener(page).click();
      await until(async () =>
        expect(await page.locator('[data-sonner-toast]').innerText()).toContain('Erreur de connexion'),
      );
      await page.unroute(/filter-sheet/);
      await page.context().setOffline(false);
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('dialog').count()).toBe(0);
      site.complaints.splice(0);
    });

    test('M54 Réinitialiser takes every filter away', async () => {
      const { page, sheet } = await open('/biens/lyon?minYield=5&minPrice=200000');
      await sheet.getByRole('button', { name: 'Réinitialiser' }).click();
      await reaches(page, '/biens');
      const { available } = await site.search('pageSize=1');
      await sheet.getByRole('button', { name: `Voir les ${available} résultats` }).waitFor();
    });

    test('M54 Escape closes it, the focus stays inside until then and goes back; the page behind does not scroll', async () => {
      const { page, sheet } = await open('/nos-biens');
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
        expect(
          await sheet.evaluate(
            (box) => box.contains(document.activeElement) || document.activeElement === document.body,
          ),
        ).toBe(true);
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    });

    test('M54 on a phone it lies at the bottom, and is dragged down to close', async () => {
      const { page, sheet } = await open('/nos-biens', PHONE);
      await page.waitForTimeout(400);
      const box = (await sheet.boundingBox())!;
      expect(Math.round(box.y + box.height)).toBe(844);
      expect(box.width).toBe(390);
      const drag = async (distance: number) => {
        await page.mouse.move(120, box.y + 30);
        await page.mouse.down();
        await page.mouse.move(120, box.y + 30 + distance / 2);
        await page.mouse.move(120, box.y + 30 + distance);
        await page.mouse.up();
      };
      await drag(60);
      expect(await sheet.isVisible()).toBe(true);
      await drag(180);
      await sheet.waitFor({ state: 'hidden' });
    });
  });

  describe('M55 price', () => {
    test('M55 C13 digits only, grouped; reversed bounds are swapped on leaving; the address holds digits', async () => {
      const { page, sheet } = await open('/nos-biens');
      await min(sheet).pressSequentially('900 000 euros');
      expect(await min(sheet).inputValue()).toBe('900\u202f000\u00a0€');
      await max(sheet).fill('300000');
      await max(sheet).blur();
      expect(await min(sheet).inputValue()).toBe('300\u202f000\u00a0€');
      expect(await max(sheet).inputValue()).toBe('900\u202f000\u00a0€');
      await reaches(page, '/nos-biens?minPrice=300000&maxPrice=900000');
    });

    test('M55 C13 F02 F07 an empty maximum left shows 5 000 000 and limits nothing: 8 M€ and unpriced ones stay', async () => {
      const { page, sheet } = await open('/biens');
      await max(sheet).focus();
      await max(sheet).blur();
      expect(await min(sheet).inputValue()).toBe('0\u00a0€');
      expect(await max(sheet).inputValue()).toBe('5\u202f000\u202f000\u00a0€');
      expect(await sheet.getByText('5\u202f000\u202f000\u00a0€ et plus').isVisible()).toBe(true);
      await apply(sheet);
      expect(addressOf(page)).toBe('/biens');
      expect(await chips(page)).toEqual([]);
      await page.getByLabel('Trier par').selectOption('price-desc');
      await until(async () => expect((await titles(page))[0]).toBe('Immeuble à huit millions'));
    });

    test('M55 F02 a minimum beyond the slider has no maximum to be swapped with: dear ones stay, the button counts them', async () => {
      const { page, sheet } = await open('/biens');
      await min(sheet).fill('12000000');
      await page.keyboard.press('Tab');
      await reaches(page, '/biens?minPrice=12000000');
      const there = await site.search('minPrice=12000000&pageSize=1');
      await sheet.getByRole('button', { name: resultsLabel(there), exact: true }).click();
      await sheet.waitFor({ state: 'hidden' });
      expect(addressOf(page)).toBe('/biens?minPrice=12000000');
      expect((await chips(page)).slice(0, -1)).toEqual(['Prix min 12 000 000 €']);
    });

    test.each([
      ['7000000', '/biens?minPrice=7000000', 'Immeuble à huit millions'],
      ['5000000', '/biens?minPrice=5000000', 'Immeuble à huit millions'],
    ])(
      'M55 F02 from %s on without an end, though the end was left and shows 5 000 000',
      async (least, address, dear) => {
        const { page, sheet } = await open('/biens');
        await max(sheet).focus();
        await max(sheet).blur();
        await min(sheet).fill(least);
        await min(sheet).blur();
        await reaches(page, address);
        await apply(sheet);
        await until(async () => expect(await titles(page)).toContain(dear));
      },
    );

    test('M55 an end that was typed beyond the slider stays when the other one is moved', async () => {
      const { page, sheet } = await open('/biens');
      await max(sheet).fill('9000000');
      await max(sheet).blur();
      await sheet.getByRole('slider', { name: 'Prix minimum' }).focus();
      await page.keyboard.press('ArrowRight');
      await reaches(page, '/biens?minPrice=10000&maxPrice=9000000');
    });

    test.each([
      ['0-200k €', '/biens?maxPrice=200000', ['Prix max 200 000 €']],
      ['200-500k €', '/biens?minPrice=200000&maxPrice=500000', ['Prix min 200 000 €', 'Prix max 500 000 €']],
      ['500k-1M €', '/biens?minPrice=500000&maxPrice=1000000', ['Prix min 500 000 €', 'Prix max 1 000 000 €']],
      ['1M+ €', '/biens?minPrice=1000000', ['Prix min 1 000 000 €']],
    ])('M55 C13 the quick range %s', async (label, address, expected) => {
      const { page, sheet } = await open('/biens');
      const range = sheet.getByRole('button', { name: label.replace(' ', '\u00a0'), exact: true });
      await range.click();
      await reaches(page, address);
      expect(await range.getAttribute('aria-pressed')).toBe('true');
      await apply(sheet);
      expect((await chips(page)).slice(0, -1)).toEqual(expected);
      if (label === '1M+ €')
        expect(await titles(page)).toEqual(expect.arrayContaining(['Immeuble à huit millions', 'Bien sans prix']));
    });

    /** F01: what the upper bound does to address, chip, note under the slider and filter. */
    test.each([
      [1_990_000, '/biens?maxPrice=1990000', ['Prix max 1 990 000 €'], null],
      [2_000_000, '/biens', [], 'Prix max 2 000 000 €'],
      [2_010_000, '/biens?maxPrice=2010000', ['Prix max 2 010 000 €'], null],
      [4_990_000, '/biens?maxPrice=4990000', ['Prix max 4 990 000 €'], null],
      [5_000_000, '/biens', [], null],
    ])('M56 F01 upper bound at %i', async (bound, address, expected, note) => {
      const { page, sheet } = await open('/biens');
      await slide(sheet, 'Prix maximum', bound === 5 * MILLION ? 3 * MILLION : bound);
      if (bound === 5 * MILLION) {
        await reaches(page, '/biens?maxPrice=3000000');
        await slide(sheet, 'Prix maximum', bound);
      }
      const { available } = await site.search(bound === 5 * MILLION ? 'pageSize=1' : `maxPrice=${bound}&pageSize=1`);
      await sheet.getByRole('button', { name: `Voir les ${available} résultats` }).waitFor();
      await reaches(page, address);
      const small = sheet.locator('small');
      expect((await small.allInnerTexts()).map(plain)).toEqual(note ? [note] : []);
      await apply(sheet);
      expect((await chips(page)).filter((chip) => chip !== 'Tout effacer')).toEqual(expected);
    });

    test('M56 F01 exactly 2 000 000 is kept by the session, and goes with the filters', async () => {
      const { page, sheet } = await open('/biens');
      await slide(sheet, 'Prix maximum', 2 * MILLION);
      const { available } = await site.search('maxPrice=2000000&pageSize=1');
      await sheet.getByRole('button', { name: `Voir les ${available} résultats` }).waitFor();
      await apply(sheet);
      await page.reload();
      await until(async () => expect(plain(await resultLine(page))).toContain(`${available} biens disponibles`));
      expect(plain(await resultLine(page))).toContain('Prix max 2 000 000 €');
      await opener(page).click();
      expect(plain(await page.getByRole('dialog').locator('small').innerText())).toBe('Prix max 2 000 000 €');
      await page.getByRole('dialog').getByRole('button', { name: 'Réinitialiser' }).click();
      const whole = await site.search('pageSize=1');
      await page.getByRole('button', { name: `Voir les ${whole.available} résultats` }).click();
      await page.reload();
      expect(plain(await resultLine(page))).not.toContain('2 000 000');
    });

    test('F05 with Location alone it is the rent per year: 0-200k keeps a rent of 24 000, and rents have ranges of their own', async () => {
      const { page, sheet } = await open('/biens?transactionType=rental');
      await sheet.getByRole('heading', { name: 'Loyer annuel' }).waitFor();
      await sheet.getByRole('button', { name: '0-200k\u00a0€', exact: true }).click();
      await reaches(page, '/biens?transactionType=rental&maxPrice=200000');
      await sheet.getByRole('button', { name: '20-50k\u00a0€', exact: true }).click();
      await reaches(page, '/biens?transactionType=rental&minPrice=20000&maxPrice=50000');
      await apply(sheet);
      await shows(page, 4);
      expect(await chips(page)).toContain('Loyer annuel max 50 000 €');
      await opener(page).click();
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Vente' }).check();
      await page.getByRole('dialog').getByRole('heading', { name: 'Prix' }).waitFor();
      expect(await page.getByRole('dialog').getByRole('button', { name: '20-50k\u00a0€', exact: true }).count()).toBe(
        0,
      );
    });
  });

  describe('Plus de filtres', () => {
    test('M54 M57 F02 the surface slider goes by 10 to 5 000 m² et plus, which is no limit; unreadable surfaces stay', async () => {
      const { page, sheet } = await open('/biens');
      await sheet.getByText('Plus de filtres').click();
      const lower = sheet.getByRole('slider', { name: 'Surface minimum' });
      expect(await lower.getAttribute('max')).toBe('5000');
      expect(await lower.getAttribute('step')).toBe('10');
      await sheet.getByText('5\u202f000\u00a0m² et plus').waitFor();
      await lower.focus();
      await page.keyboard.press('ArrowRight');
      await reaches(page, '/biens?minSurfaceRange=10');
      await slide(sheet, 'Surface minimum', 850);
      await reaches(page, '/biens?minSurfaceRange=850');
      await apply(sheet);
      await until(async () =>
        expect((await titles(page)).toSorted((a, b) => a.localeCompare(b))).toEqual(
          expect.arrayContaining([
            'Bien à la surface illisible',
            'Immeuble à huit millions',
            'Plateforme de six mille mètres',
          ]),
        ),
      );
      await opener(page).click();
      await slide(page.getByRole('dialog'), 'Surface minimum', 0);
      await slide(page.getByRole('dialog'), 'Surface maximum', 5000);
      await reaches(page, '/biens');
    });

    test('M58 minimum yields: Tous, 3, 5, 7, 10 %', async () => {
      const { page, sheet } = await open('/biens');
      await sheet.getByText('Plus de filtres').click();
      const yields = sheet.getByRole('region', { name: 'Rendement minimum' }).getByRole('button');
      expect((await yields.allInnerTexts()).map(plain)).toEqual(['Tous', '3 %', '5 %', '7 %', '10 %']);
      expect(await yields.first().getAttribute('aria-pressed')).toBe('true');
      await yields.nth(3).click();
      await reaches(page, '/biens?minYield=7');
      const { available } = await site.search('minYield=7&pageSize=1');
      await sheet.getByRole('button', { name: `Voir les ${available} résultats` }).waitFor();
      await yields.first().click();
      await reaches(page, '/biens');
    });

    test('F04 occupancy is there too, shows as a chip, and opens the block when it is in use', async () => {
      const { page, sheet } = await open('/biens?occupancy=occupied');
      const occupancy = sheet.getByRole('region', { name: 'Occupation' });
      expect(await occupancy.getByRole('button', { name: 'Occupé' }).getAttribute('aria-pressed')).toBe('true');
      await occupancy.getByRole('button', { name: 'Libre' }).click();
      await reaches(page, '/biens?occupancy=vacant');
      await apply(sheet);
      expect(await chips(page)).toEqual(['Libre', 'Tout effacer']);
    });
  });

  describe('M59 chips', () => {
    test('M59 taking one away moves the focus to the next, then to Tout effacer, then to the filters', async () => {
      const { page } = await site.visit('/biens/lyon?minYield=5&occupancy=occupied');
      const chip = (label: string) => page.getByRole('link', { name: `Retirer le filtre ${label}` });
      await chip('Lyon').click();
      await until(async () => expect(plain(await focused(page))).toContain('≥ 5 %'));
      await chip('Occupé').click();
      await until(async () => expect(await focused(page)).toBe('Tout effacer'));
      await page.keyboard.press('Enter');
      await reaches(page, '/biens');
      await until(async () => expect(await focused(page)).toBe('Filtrer'));
      expect(await page.locator('ul[aria-label="Filtres actifs"]').count()).toBe(0);
    });
  });

  describe('M64 the off-market block', () => {
    async function reach(
      prepare?: (page: Page) => Promise<unknown>,
      options = {},
    ): Promise<{ page: Page; block: Locator }> {
      const { page } = await site.visit('/nos-biens', options, async (fresh) => {
        await fresh.addInitScript(() => sessionStorage.setItem('pignon.visit', '7'));
        await prepare?.(fresh);
      });
      const block = page.getByRole('region', { name: 'Nos biens OFF MARKET' });
      await block.scrollIntoViewIfNeeded();
      return { page, block };
    }
    const offers = async (block: Locator) => {
      await block.locator('article').first().waitFor();
      return block.locator('article h2').allInnerTexts();
    };
    const shown = (block: Locator) => block.locator('li:not([inert]) h2').allInnerTexts();

    test('M64 F61 five by lot, the same for a visit; the way to all of them', async () => {
      const { block } = await reach();
      expect(await block.getByRole('link', { name: 'Voir tous nos biens OFF MARKET' }).getAttribute('href')).toBe(
        '/off-market',
      );
      const first = await offers(block);
      expect(first).toHaveLength(5);
      const { block: again } = await reach();
      expect(await offers(again)).toEqual(first);
    });

    test('M173 M128 one at a time under 640 px, two under 1024, three from there; past the last comes the first', async () => {
      const { page, block } = await reach();
      const all = await offers(block);
      for (const [width, count] of [
        [639, 1],
        [640, 2],
        [1_023, 2],
        [1_024, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await block.scrollIntoViewIfNeeded();
        await until(async () => expect([width, (await shown(block)).length]).toEqual([width, count]));
        const { x: left, width: row } = (await block.locator('ul').first().boundingBox())!;
        const slide = (await block.locator('li:not([inert])').first().boundingBox())!;
        expect([width, Math.abs(slide.x - left) < 1, Math.round(row / slide.width)]).toEqual([width, true, count]);
        expect(slide.height).toBeGreaterThanOrEqual(420);
        const next = block.getByRole('button', { name: 'Biens off-market suivants' });
        await next.click();
        await until(async () => expect((await shown(block))[0]).toBe(all[1]));
        for (let press = 0; press < 5 - count; press += 1) await next.click();
        await until(async () => expect((await shown(block))[0]).toBe(all[0]));
        await block.getByRole('button', { name: 'Biens off-market précédents' }).click();
        await until(async () => expect((await shown(block)).at(-1)).toBe(all[4]));
        await next.click();
        await until(async () => expect((await shown(block))[0]).toBe(all[0]));
      }
    });

    async function ask(
      prepare?: (page: Page) => Promise<unknown>,
    ): Promise<{ page: Page; dialog: Locator; title: string }> {
      const { page, block } = await reach(prepare);
      const [title = ''] = await offers(block);
      await block.getByRole('button', { name: `Demander des informations sur ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: "Demande d'information" });
      await dialog.waitFor();
      return { page, dialog, title };
    }
    const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Envoyer' }).click();

    test('M28 M64 M93 M165 M149 the request: title, city, price; an empty message names the property; one message, a toast, closed', async () => {
      const { page, dialog, title } = await ask();
      const text = plain(await dialog.innerText());
      const teasers = (await (await fetch(`${site.system.url}/api/properties/off-market`)).json()) as {
        title: string;
        city: string;
        amount: number | null;
      }[];
      const asked = teasers.find((teaser) => teaser.title === title)!;
      for (const part of [title, asked.city, saidPrice(asked.amount)]) expect(text).toContain(part);
      for (const [label, sample] of [
        ['Nom complet', 'Jeanne Martin'],
        ['Email', 'jeanne.martin@exemple.fr'],
        ['Téléphone', '06 12 34 56 78'],
        ['Message', 'Posez votre question ici...'],
      ] as const)
        expect(await dialog.getByLabel(label).getAttribute('placeholder')).toBe(sample);
      expect(await dialog.getByLabel('Message').getAttribute('rows')).toBe('4');
      await dialog.getByLabel('Nom complet').fill('Zoë d’Œuvre');
      await dialog.getByLabel('Email').fill('off-market@exemple.fr');
      const answer = hold();
      await page.route('**/api/contact/send', async (route) => {
        await answer.released;
        await route.continue();
      });
      await dialog.getByRole('button', { name: 'Envoyer' }).dblclick();
      const waiting = dialog.getByRole('button', { name: 'Envoi en cours...' });
      await waiting.waitFor();
      expect(await waiting.getAttribute('aria-disabled')).toBe('true');
      answer.release();
      const toast = page.locator('[data-sonner-toast]');
      await toast.waitFor();
      expect(await toast.innerText()).toContain('Message envoyé !');
      expect(await toast.innerText()).toContain(
        'Votre demande a été envoyée avec succès. Nous vous contacterons très prochainement.',
      );
      await dialog.waitFor({ state: 'hidden' });
      const rows = await site.rows<{ details: { subject: string; message: string; propertyId: string } }>(
        "select details from contact_message where email = 'off-market@exemple.fr'",
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.details.subject).toBe(`Demande d'information - ${title}`);
      expect(rows[0]?.details.message).toContain(title);
      expect(rows[0]?.details.propertyId).toMatch(/^\d+$/);
    });

    test('M93 M131 name and email are wanted, the phone and the message are not', async () => {
      const { dialog } = await ask();
      await send(dialog);
      expect(await dialog.locator('p[id$="-error"]').allInnerTexts()).toEqual(['Le nom est requis', 'Email invalide']);
    });

    test('M163 M164 a failure keeps the dialog and what was typed; the toast says which it was', async () => {
      const { page, dialog } = await ask();
      await dialog.getByLabel('Nom complet').fill('Jeanne');
      await dialog.getByLabel('Email').fill('jeanne@exemple.fr');
      await dialog.getByLabel('Message').fill('Est-il libre ?');
      const toast = page.locator('[data-sonner-toast]');
      await page.route('**/api/contact/send', (route) => route.fulfill({ status: 500, json: {} }));
      await send(dialog);
      await until(async () => {
        expect(await toast.innerText()).toContain("Erreur lors de l'envoi");
        expect(await toast.innerText()).toContain("Une erreur est survenue lors de l'envoi de votre message.");
      });
      await page.route('**/api/contact/send', (route) =>
        route.fulfill({ status: 200, json: { success: false, message: 'La boîte est pleine.' } }),
      );
      await send(dialog);
      await until(async () => expect(await toast.innerText()).toContain('La boîte est pleine.'));
      await page.route('**/api/contact/send', (route) => route.abort());
      await send(dialog);
      await until(async () => {
        expect(await toast.innerText()).toContain('Erreur de connexion');
        expect(await toast.innerText()).toContain('Impossible de contacter le serveur. Veuillez réessayer plus tard.');
      }, 25_000);
      expect(await dialog.getByLabel('Nom complet').inputValue()).toBe('Jeanne');
      expect(await dialog.getByLabel('Message').inputValue()).toBe('Est-il libre ?');
    });

    test('M64 it opens empty each time', async () => {
      const { page, dialog, title } = await ask();
      await dialog.getByLabel('Nom complet').fill('Jeanne');
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: `Demander des informations sur ${title}` }).click();
      expect(await dialog.getByLabel('Nom complet').inputValue()).toBe('');
    });

    test('M171 when the offers cannot be read, the way to them stays and nothing is said but to the console', async () => {
      const { page, block } = await reach((fresh) =>
        fresh.route('**/api/properties/off-market', (route) => route.fulfill({ status: 500, json: {} })),
      );
      await until(() => expect(site.complaints.splice(0).join()).toContain('off-market'));
      expect(await block.getByRole('link', { name: 'Voir tous nos biens OFF MARKET' }).isVisible()).toBe(true);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    });
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
