import type { Page } from 'playwright-core';
import { type TestSite, until } from '../browser';

/** From the home page to a sent message, for who uses no mouse, and for who hears the page. */
export const keyboard = (theSite: () => TestSite) =>
  test('ux58 by the keyboard alone from the home page to a sent message; each page is told by landmarks and names', async () => {
    const email = 'clavier@exemple.fr';
    const page = await theSite().open('/');
    const press = (key: string) => page.keyboard.press(key);
    const active = <Answer>(ask: (element: HTMLElement) => Answer) =>
      page.evaluate(`(${ask.toString()})(document.activeElement)`) as Promise<Answer>;

    await isTold(page);
    await press('Tab');
    expect(await active((element) => element.textContent)).toBe('Aller au contenu');
    await walkTo(page, 'a', /^Nos biens$/);
    await press('Enter');
    await arrivesAt(page, /^Nos biens immobiliers commerciaux$/);

    await isTold(page);
    await walkTo(page, '#liste-biens article a', /./);
    await press('Enter');
    await page.waitForURL('**/bien/**');
    await arrivesAt(page, /./);

    await isTold(page);
    // What is drawn late stands on the way before the keyboard comes there.
    await press('Tab');
    await page.getByRole('heading', { name: 'Biens similaires' }).waitFor({ state: 'attached' });
    await walkTo(page, 'button', /^Envoyer un message$/);
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: "Demande d'information" });
    await dialog.waitFor();
    await until(async () => expect(await active((element) => element.closest('dialog') !== null)).toBe(true));
    expect(await dialog.ariaSnapshot()).toMatch(
      /textbox "Nom complet[\s\S]*textbox "Email[\s\S]*textbox "Votre message/,
    );
    // All the way round, forwards and backwards: the page behind is out of reach.
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await press(key);
      expect(await active((element) => element === document.body || element.closest('dialog') !== null)).toBe(true);
    }
    for (const [label, text] of [
      ['information-name', 'Zoë'],
      ['information-email', email],
      ['information-message', 'Est-il libre ?'],
    ] as const) {
      await walkTo(page, `#${label}`, /./, false);
      await page.keyboard.type(text);
    }
    await walkTo(page, 'dialog button[type=submit]', /./);
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await until(async () => expect(await active((element) => element.textContent)).toContain('Envoyer un message'));
    await page.getByText('Message envoyé !').waitFor();
    expect(await theSite().rows('select id from contact_message where email = $1', [email])).toHaveLength(1);
  });

const arrivesAt = (page: Page, heading: RegExp) =>
  until(async () => {
    const [tag, text] = await page.evaluate(() => [
      document.activeElement?.tagName,
      document.activeElement?.textContent,
    ]);
    expect(tag).toBe('H1');
    expect(text).toMatch(heading);
  });

/** Tab until the focus is there, and seen. */
async function walkTo(page: Page, selector: string, name: RegExp, named = true): Promise<void> {
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press('Tab');
    const [found, text, outlined] = await page.evaluate((wanted) => {
      const element = document.activeElement ?? document.body;
      const holders = [element, element.closest('article'), element.closest('label')].filter((one) => one !== null);
      return [
        element.matches(wanted),
        element.getAttribute('aria-label') ?? element.textContent ?? '',
        holders.some((one) => Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2),
      ] as const;
    }, selector);
    if (!found || (named && !name.test(text.trim()))) continue;
    expect([selector, outlined]).toEqual([selector, true]);
    return;
  }
  throw new Error(`no way to ${selector}`);
}

/** The accessibility tree: the landmarks in their order, one first heading, and no link or button without a name. */
async function isTold(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const marks = tree.match(/^- (banner|main|contentinfo)\b/gm);
  expect(marks).toEqual(['- banner', '- main', '- contentinfo']);
  expect(tree).toContain('navigation "Navigation principale"');
  expect(tree.match(/heading .*\[level=1\]/g)).toHaveLength(1);
  expect(tree.match(/^ *- (?:link|button|textbox|combobox|checkbox|img)(?: \[[^\]]*\])*:?$/gm) ?? []).toEqual([]);
}
