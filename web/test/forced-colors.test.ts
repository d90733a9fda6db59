import type { Page } from 'playwright-core';
import { browserMissing, startSite, type TestSite } from './browser';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('C69 under a contrast theme', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const open = (path: string) => site.open(path, { forcedColors: 'active', viewport: { width: 1440, height: 1000 } });
  /** What a theme lets stand of an element: system colours and borders. */
  const looks = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
        return [backgroundColor, borderTopWidth, borderTopColor].join(' ');
      }),
    );
  const differs = async (page: Page, chosen: string, others: string) => {
    const [one, ...more] = await looks(page, chosen);
    expect([chosen, one, more]).toEqual([chosen, expect.any(String), []]);
    // Its text is drawn on its own ground, not on one that the theme puts behind it.
    expect(await page.locator(chosen).evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
    const rest = await looks(page, others);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest).not.toContain(one);
  };

  test('a pressed price range and the view that is shown are told from the others', async () => {
    const page = await open('/nos-biens');
    await differs(
      page,
      '[aria-label="Affichage"] [aria-current], nav [class*=views] [aria-current], [class*=views] [aria-current]',
      '[class*=views] a:not([aria-current])',
    );
    await page
      .getByRole('button', { name: /^Filtre/ })
      .first()
      .click();
    const range = page.locator('dialog button[aria-pressed]');
    await range.first().click();
    await page.locator('dialog button[aria-pressed=true]').first().waitFor();
    const group = 'dialog li:has(button[aria-pressed=true]) button[aria-pressed=true]';
    const [pressed] = await looks(page, group);
    expect(await looks(page, 'dialog button[aria-pressed=false]')).not.toContain(pressed);
  });

  test('the step of an estimation, those that are done, the rail and the choice', async () => {
    const page = await open('/estimation-gratuite');
    const circles = 'li > [class*=circle]';
    const [first, second, third] = await looks(page, circles);
    expect(first).not.toBe(second);
    expect(second).toBe(third);
    await differs(page, 'label:has(input[name=isOwner]:checked)', 'label:has(input[name=isOwner]:not(:checked))');
    const [fill] = await looks(page, '[class*=rail] > span');
    expect(await looks(page, '[class*=rail]')).not.toContain(fill);
  });
});
