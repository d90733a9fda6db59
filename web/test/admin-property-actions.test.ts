import { aWholeProperty } from '@pignon/domain/listings/testing/fields/a-property';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const LIST = '/admin/properties';

run('E02 what is done with one property from its list', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;

  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0' });
    signedIn = { ...FOR_AXE, ...(await signIn(site, { next: LIST, heading: 'Biens' })) };
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const call = async <Body>(path: string, data: object): Promise<Body> => {
    const context = await site.browser.newContext(signedIn);
    const answer = await context.request.post(site.system.url + path, {
      data,
      headers: { origin: site.system.url, 'idempotency-key': `${Math.random()}-actions` },
    });
    expect(answer.ok()).toBe(true);
    const body = (await answer.json()) as Body;
    await context.close();
    return body;
  };
  const add = async (change: Partial<PropertyFields> = {}): Promise<number> => {
    const { photoNotes: _, ...fields } = aWholeProperty(change);
    return (await call<StaffProperty>('/api/properties', { ...fields, publish: true })).id;
  };
  const ask = (propertyId: number, name: string, email: string) =>
    call('/api/contact/send', {
      name,
      email,
      phone: '06 12 34 56 78',
      subject: 'Visiter',
      message: 'Bonjour, est-elle encore à vendre ?',
      propertyId: String(propertyId),
    });
  const find = async (title: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await site.open(`${LIST}?q=${encodeURIComponent(title)}`, { ...signedIn, ...options });
    await page.locator('[data-row]').filter({ hasText: title }).waitFor();
    return page;
  };
  const menu = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^Actions : .*${title}$`) });
  const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
  const stored = async (id: number) =>
    (
      await site.rows<{ status: string; draft: boolean; binned: boolean }>(
        'select status, unpublished_at is not null as draft, deleted_at is not null as binned from property where id = $1',
        [id],
      )
    )[0];

  test('the menu opens and closes by keys, goes round, and gives the focus back; the list’s own keys wait', async () => {
    await add({ title: 'Murs au clavier' });
    const page = await find('Murs au clavier');
    const button = menu(page, 'Murs au clavier');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button.focus();
    await page.keyboard.press('Enter');
    await until(async () => expect(await focused()).toBe('Modifier'));
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Supprimer');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    expect(new URL(page.url()).pathname).toBe(LIST);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await passesAxeInBothSchemes(page);
    await page.keyboard.press('Escape');
    await until(async () => expect(await button.getAttribute('aria-expanded')).toBe('false'));
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await item(page, 'Modifier').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Murs au clavier' }).waitFor();
  });

  test('published, taken back, looked at, copied: each where the row stands', async () => {
    const id = await add({ title: 'Murs à la souris' });
    const page = await find('Murs à la souris');
    await menu(page, 'Murs à la souris').click();
    expect(await item(page, /^Voir sur le site/).getAttribute('href')).toMatch(new RegExp(`/${id}/`));
    await item(page, 'Dépublier').click();
    await page.locator('[data-sonner-toast]').getByText('Bien dépublié').waitFor();
    expect((await stored(id))?.draft).toBe(true);
    // Nobody reads of a draft that it is for sale.
    const row = page.locator('[data-row]').filter({ hasText: 'Murs à la souris' });
    await row.locator('[data-label="Statut"]').getByText('Brouillon').waitFor();
    await menu(page, 'Murs à la souris').click();
    await item(page, 'Publier').click();
    await page.locator('[data-sonner-toast]').getByText('Bien publié').waitFor();
    expect((await stored(id))?.draft).toBe(false);
    await row.locator('[data-label="Statut"]').getByText('Disponible').waitFor();
    await menu(page, 'Murs à la souris').click();
    await item(page, 'Dupliquer').click();
    await page.waitForURL(/\/edit\/\d+/);
    expect(page.url()).not.toContain(`/edit/${id}`);
  });

  test('what is binned can be taken back at once', async () => {
    const id = await add({ title: 'Murs jetés' });
    const page = await find('Murs jetés');
    await menu(page, 'Murs jetés').click();
    await item(page, 'Supprimer').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    const toast = page.locator('[data-sonner-toast]');
    await toast.getByText('Bien mis à la corbeille').waitFor();
    expect((await stored(id))?.binned).toBe(true);
    await toast.getByRole('button', { name: 'Annuler' }).click();
    await until(async () => expect((await stored(id))?.binned).toBe(false));
    await page.locator('[data-row]').filter({ hasText: 'Murs jetés' }).waitFor();
  });

  test('so can what was binned on its own page, from the list that this leads to', async () => {
    const id = await add({ title: 'Murs jetés chez eux' });
    const page = await site.open(`/admin/properties/edit/${id}`, signedIn);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.waitForURL(/\/admin\/properties$/);
    const toast = page.locator('[data-sonner-toast]');
    await toast.getByText('Murs jetés chez eux').waitFor();
    await toast.getByRole('button', { name: 'Annuler' }).click();
    await toast.getByText('Bien restauré').waitFor();
    expect((await stored(id))?.binned).toBe(false);
  });

  test('« Marquer vendu » lists whoever is concerned, writes to those who stay ticked, and to nobody twice', async () => {
    const id = await add({ title: 'Murs bientôt vendus' });
    await ask(id, 'Anne Dite', 'anne@exemple.fr');
    await ask(id, 'Tue Second', 'tue@exemple.fr');
    const page = await find('Murs bientôt vendus');
    await menu(page, 'Murs bientôt vendus').click();
    await item(page, 'Marquer vendu').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 messages partiront, un par personne.').waitFor();
    await dialog.getByRole('checkbox', { name: /^Tue Second/ }).uncheck();
    await dialog.getByText('1 message partira, un par personne.').waitFor();
    await dialog.getByText('Lire le message envoyé').click();
    await dialog.getByText(/vient d’être vendu/).waitFor();
    await passesAxeInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await dialog.getByText('1 personne prévenue par e-mail.').waitFor();
    await dialog.getByText('Statut enregistré, fiche vendue créée.').waitFor();
    expect((await stored(id))?.status).toBe('sold');
    const sent = await site.rows<{ recipient: string }>(`select recipient from thread_entry where kind = 'sent'`);
    expect(sent).toEqual([{ recipient: 'anne@exemple.fr' }]);
    await dialog.getByRole('button', { name: 'Rester ici' }).click();
    await until(async () =>
      expect(await page.locator('[data-row]').filter({ hasText: 'Murs bientôt vendus' }).innerText()).toContain(
        'Vendu',
      ),
    );
    await menu(page, 'Murs bientôt vendus').click();
    expect(await item(page, 'Marquer vendu').count()).toBe(0);
  });

  test('another status is chosen first; nobody is concerned where nobody waits', async () => {
    const id = await add({ title: 'Murs indisponibles' });
    const page = await find('Murs indisponibles');
    await menu(page, 'Murs indisponibles').click();
    await item(page, 'Changer le statut').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Vendu' }).check();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await dialog.getByText('Personne n’attend de réponse sur ce bien').waitFor();
    await dialog.getByRole('checkbox', { name: 'Créer la fiche vendue' }).uncheck();
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await until(async () => expect((await stored(id))?.status).toBe('sold'));
    await dialog.waitFor({ state: 'detached' });
  });

  test('on a phone, and in cards, the menu stays within the window', async () => {
    await add({ title: 'Murs de poche' });
    for (const query of ['', '&mode=cartes']) {
      const page = await site.open(`${LIST}?q=Murs+de+poche${query}`, { ...signedIn, ...PHONE });
      await menu(page, 'Murs de poche').click();
      const box = await page.getByRole('menu').boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true);
      await site.leave();
    }
  });
});
