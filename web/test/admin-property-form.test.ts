import { aWholeProperty } from '@pignon/domain/listings/testing/fields/a-property';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const NEW = '/admin/properties/new';
const edit = (id: number) => `/admin/properties/edit/${id}`;

run('E03, E04 the form of a property', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;

  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0' });
    signedIn = { ...FOR_AXE, storageState: await signIn() };
    await site.leave();
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  async function signIn() {
    const page = await site.open('/admin/login?next=/admin/properties');
    await page.getByLabel('Email').fill(site.system.admin.email);
    await page.getByLabel('Mot de passe').fill(site.system.admin.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Biens' }).waitFor();
    return await page.context().storageState();
  }
  const open = (path: string, options: BrowserContextOptions = {}) => site.open(path, { ...signedIn, ...options });
  /** As a colleague's browser, or a program, does it. */
  const call = async (method: 'post' | 'put', path: string, data: object): Promise<StaffProperty> => {
    const context = await site.browser.newContext(signedIn);
    const answer = await context.request[method](site.system.url + path, {
      data,
      headers: { origin: site.system.url },
    });
    expect(answer.ok()).toBe(true);
    const body = (await answer.json()) as StaffProperty;
    await context.close();
    return body;
  };
  const add = async (change: Partial<PropertyFields> = {}, publish = true) => {
    const { photoNotes: _, ...fields } = aWholeProperty(change);
    return (await call('post', '/api/properties', { ...fields, publish })).id;
  };
  const stored = async (id: number) =>
    (
      await site.rows<{ title: string; price: string; city: string; draft: boolean; version: number; photos: number }>(
        `select title, price, city, unpublished_at is not null as draft, version, jsonb_array_length(photos) as photos
       from property where id = $1`,
        [id],
      )
    )[0];
  const idOf = (page: Page) => Number(/edit\/(\d+)/.exec(page.url())?.[1]);
  const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
  const save = (page: Page) => page.getByRole('button', { name: /^Enregistrer/ }).click();
  const kept = (page: Page) => page.locator('form output').getByText(/^Enregistré à \d\d:\d\d$/);
  const begin = async (page: Page, title: string) => {
    await page.getByLabel('Titre', { exact: true }).fill(title);
    await page.getByLabel('Type', { exact: true }).selectOption('boutique');
    await tab(page, /^Adresse/);
    await page.getByLabel('Ville', { exact: true }).fill('Paris');
    await page.keyboard.press('Tab');
  };

  test('E03 from nothing to published: it becomes a draft by itself, is checked, and is on the site', async () => {
    const page = await open('/admin/properties');
    await page.getByRole('link', { name: 'Ajouter un bien' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ajouter un bien' }).waitFor();
    await begin(page, 'Boutique d’angle rue de Lévis');
    await page.waitForURL(/\/admin\/properties\/edit\/\d+\?onglet=adresse$/);
    await kept(page).waitFor();
    const id = idOf(page);
    expect(await stored(id)).toMatchObject({ title: 'Boutique d’angle rue de Lévis', draft: true });

    await tab(page, /^Essentiel/);
    await page.getByLabel('N° de mandat').fill('M-12');
    await page.getByLabel('Date du mandat').fill('2026-01-15');
    await page.getByLabel('Description', { exact: true }).fill('Belle vitrine en angle, bail neuf. '.repeat(8));
    await tab(page, /^Surfaces/);
    await page.getByLabel('Surface annoncée').fill('120 m²');
    await page.getByText('lu : 120 m²').waitFor();
    await tab(page, /^Prix/);
    await page.getByLabel('Prix FAI').fill('1,2 M€ FAI');
    await page.getByText(/^lu.: 1.200.000.€$/).waitFor();
    await page.getByLabel('À la charge de').selectOption('vendeur');
    await tab(page, /^Diagnostics/);
    await page.getByLabel('DPE', { exact: true }).selectOption('non soumis');

    // D09: without a photo it stays a draft, and the list leads to where that is mended.
    await page.getByRole('button', { name: 'Publier' }).click();
    await page.locator('[data-sonner-toast]').getByText('Le bien n’est pas publié').waitFor();
    expect(await page.getByRole('tab', { name: /^Contrôles/ }).getAttribute('aria-selected')).toBe('true');
    await page.getByText('Bloquants : 1 à corriger sur').waitFor();
    expect((await fetch(`${site.system.url}/api/properties/${id}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Médias' }).first().click();
    expect(await page.getByRole('tab', { name: /^Médias/ }).evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'devanture.png', mimeType: 'image/png', buffer: PHOTO });
    await until(async () => expect((await stored(id))?.photos).toBe(1));
    await page.getByRole('button', { name: 'Publier' }).click();
    await page.locator('[data-sonner-toast]').getByText('Bien publié').waitFor();
    const shown = (await (await fetch(`${site.system.url}/api/properties/${id}`)).json()) as Record<string, unknown>;
    expect(shown).toMatchObject({ id, amount: 1_200_000, city: 'Paris', surface: 120 });
  });

  test('D09 « Publier » tells at once what is wrong in the fields and what the checks miss, each with the way to it', async () => {
    const page = await open(NEW);
    await page.getByLabel('Titre', { exact: true }).fill('Court');
    // What is wrong with it shows as it is left, and moves what is below.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Publier' }).click();
    const told = page.getByRole('form').locator('[aria-labelledby="error-summary-title"]');
    for (const text of ['Le titre a de 10 à 120 caractères', 'La ville est requise', /photo/, /mandat/])
      await told.getByRole('link', { name: text }).first().waitFor();
    await told.getByRole('link', { name: /photo/ }).first().click();
    expect(await page.getByRole('tab', { name: /^Médias/ }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: /^Enregistrer/ }).click();
    await told.getByRole('link', { name: /photo/ }).waitFor({ state: 'detached' });
    await told.getByRole('link', { name: 'La ville est requise' }).waitFor();
  });

  test('E03 what is typed is there again after a reload: of a draft in the house, before that in the browser', async () => {
    const page = await open(NEW);
    await page.getByLabel('Titre', { exact: true }).fill('Un début de titre');
    await page.keyboard.press('Tab');
    await page.reload();
    await page.getByText('Un brouillon non enregistré a été repris.').waitFor();
    expect(await page.getByLabel('Titre', { exact: true }).inputValue()).toBe('Un début de titre');
    await begin(page, 'Un début de titre');
    await page.waitForURL(/\/edit\/\d+/);
    await tab(page, /^Prix/);
    await page.getByLabel('Prix FAI').fill('300 000 €');
    await page.keyboard.press('Tab');
    await until(async () => expect((await stored(idOf(page)))?.price).toBe('300 000 €'));
    await page.reload();
    await until(async () => expect(await page.getByLabel('Prix FAI').inputValue()).toBe('300 000 €'));
    expect(new URL(page.url()).searchParams.get('onglet')).toBe('prix');
    expect(await page.getByText('Un brouillon non enregistré a été repris.').count()).toBe(0);
    // The next one begins empty.
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await page.getByRole('link', { name: 'Ajouter un bien' }).first().click();
    await until(async () => expect(await page.getByLabel('Titre', { exact: true }).inputValue()).toBe(''));
  });

  test('E03, P05 a page loaded anew between a write and its answer: one draft in the house, none in the browser', async () => {
    const page = await open(NEW);
    const titled = () => site.rows<{ id: number }>(`select id from property where title = 'Deux fois la même'`);
    await page.route('**/api/properties', async (route) => {
      // Stored, and the answer never comes.
      if (route.request().method() === 'POST') await route.fetch();
      else await route.continue();
    });
    await begin(page, 'Deux fois la même');
    await until(async () => expect(await titled()).toHaveLength(1));
    await page.reload();
    await page.getByText('Un brouillon non enregistré a été repris.').waitFor();
    await page.unroute('**/api/properties');
    await tab(page, /^Essentiel/);
    await page.getByLabel('Titre', { exact: true }).press('Control+s');
    await page.waitForURL(/\/edit\/\d+/);
    await kept(page).waitFor();
    expect(await titled()).toEqual([{ id: idOf(page) }]);

    await page.route(`**/api/properties/${idOf(page)}`, async (route) => void (await route.fetch()));
    await tab(page, /^Prix/);
    await page.getByLabel('Prix FAI').fill('410 000 €');
    await page.keyboard.press('Tab');
    await until(async () => expect((await stored(idOf(page)))?.price).toBe('410 000 €'));
    await page.reload();
    await until(async () => expect(await page.getByLabel('Prix FAI').inputValue()).toBe('410 000 €'));
    await page.unroute(`**/api/properties/${idOf(page)}`);
    expect(await page.getByText('Un brouillon non enregistré a été repris.').count()).toBe(0);
    await page.getByLabel('Prix FAI').fill('420 000 €');
    await page.keyboard.press('Tab');
    await until(async () => expect((await stored(idOf(page)))?.price).toBe('420 000 €'));
  });

  test('E04 what is published changes by a press alone', async () => {
    const id = await add({ title: 'Boutique déjà en ligne' });
    const page = await open(edit(id));
    await page.getByLabel('Titre', { exact: true }).fill('Boutique encore en ligne');
    await page.keyboard.press('Tab');
    await page.getByText(/^Brouillon\. Enregistré à \d\d:\d\d$/).waitFor();
    expect((await stored(id))?.title).toBe('Boutique déjà en ligne');
    await page.keyboard.press('Control+s');
    await kept(page).waitFor();
    expect((await stored(id))?.title).toBe('Boutique encore en ligne');
  });

  test('E04 two people at once: field by field, what each has changed alone stays theirs', async () => {
    const id = await add({ title: 'Boutique à deux mains' });
    const page = await open(edit(id));
    await page.getByLabel('Titre', { exact: true }).fill('Boutique à quatre mains');
    await call('put', `/api/properties/${id}`, { title: 'Boutique à six mains', price: '700 000 €' });
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    await conflict.getByText(/^Ce bien a été modifié par .* à \d\d:\d\d\.$/).waitFor();
    await conflict.getByRole('button', { name: 'Comparer' }).click();
    const side = (field: string, text: RegExp) => conflict.getByRole('group', { name: field }).getByLabel(text);
    expect(await side('Titre', /quatre mains/).isChecked()).toBe(true);
    expect(await side('Prix', /700 000/).isChecked()).toBe(true);
    await passesAxe(page);
    await conflict.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await until(async () =>
      expect(await stored(id)).toMatchObject({ title: 'Boutique à quatre mains', price: '700 000 €' }),
    );
  });

  test('E04 a draft that a colleague changed meanwhile is not written over by itself: it asks', async () => {
    const id = await add({ title: 'Brouillon à deux mains' }, false);
    const page = await open(edit(id));
    await page.getByLabel('Titre', { exact: true }).waitFor();
    await call('put', `/api/properties/${id}`, { title: 'Brouillon de la collègue' });
    await page.getByLabel('Titre', { exact: true }).fill('Brouillon de mon côté');
    await page.keyboard.press('Tab');
    await page.getByRole('alert').getByRole('button', { name: 'Comparer' }).click();
    expect((await stored(id))?.title).toBe('Brouillon de la collègue');
    await page.getByRole('button', { name: 'Comparer' }).last().click();
    await page.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await until(async () => expect((await stored(id))?.title).toBe('Brouillon de mon côté'));
  });

  test('E03 without a connection it is kept on this device, and goes to the house once there is one', async () => {
    const id = await add({ title: 'Boutique hors ligne' }, false);
    const page = await open(edit(id));
    await page.getByLabel('Titre', { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Titre', { exact: true }).fill('Boutique revenue en ligne');
    await page.keyboard.press('Tab');
    await page.getByText(/^Brouillon\. Enregistré à/).waitFor();
    await page.context().setOffline(false);
    await page.getByLabel('Titre', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await until(async () => expect((await stored(id))?.title).toBe('Boutique revenue en ligne'));
    await kept(page).waitFor();
  });

  test('E03 a session that ends asks for the password over the form, which loses nothing', async () => {
    const id = await add({ title: 'Boutique sans session' }, false);
    const page = await open(edit(id));
    await page.getByLabel('Titre', { exact: true }).waitFor();
    await site.rows('delete from session');
    await page.getByLabel('Titre', { exact: true }).fill('Boutique avec session');
    await page.keyboard.press('Tab');
    const password = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await password.getByLabel('Mot de passe').fill(site.system.admin.password);
    await password.getByRole('button', { name: 'Se connecter' }).click();
    await password.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Titre', { exact: true }).inputValue()).toBe('Boutique avec session');
    await save(page);
    await until(async () => expect((await stored(id))?.title).toBe('Boutique avec session'));
    signedIn = { ...FOR_AXE, storageState: await page.context().storageState() };
  });

  test('E03 what is wrong is said at its field and above, and the summary leads into its tab', async () => {
    const page = await open(edit(await add({ title: 'Boutique à corriger' })));
    await page.getByLabel('Titre', { exact: true }).fill('Court');
    await tab(page, /^Surfaces/);
    await page.getByLabel('Surface totale').fill('cent vingt');
    await tab(page, /^Diagnostics/);
    await save(page);
    await page.getByText('Le formulaire contient 2 erreurs').waitFor();
    expect(await page.getByRole('tab', { name: /^Surfaces/ }).innerText()).toContain('à corriger');
    await page.getByRole('link', { name: /^Un nombre de 0/ }).click();
    const surface = page.getByLabel('Surface totale');
    expect(await surface.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await surface.getAttribute('aria-invalid')).toBe('true');
    await passesAxe(page);
  });

  test.each(['0', 'abc', '99999999999', '1.5', '424242'])('E04 there is no property %s', async (id) => {
    const page = await open(`/admin/properties/edit/${id}`);
    await page.getByText('Ce bien n’existe pas ou a été supprimé.').waitFor();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await page.getByRole('heading', { level: 1, name: 'Biens' }).waitFor();
  });

  test('E04 sold: what follows is asked, the sold card is made, the public page says so', async () => {
    const id = await add({ title: 'Boutique bientôt vendue' });
    const page = await open(edit(id));
    await page.getByRole('button', { name: 'Marquer vendu' }).click();
    const dialog = page.getByRole('dialog', { name: /Vendu/ });
    await passesAxe(page);
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await dialog.getByText('Statut enregistré, fiche vendue créée.').waitFor();
    await dialog.getByRole('link', { name: 'Ouvrir la fiche vendue' }).click();
    await page.getByRole('dialog', { name: 'Boutique bientôt vendue' }).waitFor();
    expect(await site.rows('select 1 from sold_property where property_id = $1', [id])).toHaveLength(1);
  });

  test('M127 E04 rented and without a transaction: it is completed, and said', async () => {
    const page = await open(edit(await add({ title: 'Local à compléter', type: 'boutique' }, false)));
    await page.getByLabel('Statut').selectOption('rented');
    await page.getByLabel('Transaction').selectOption('');
    await page.keyboard.press('Tab');
    await page.locator('[data-sonner-toast]').getByText('Transaction complétée automatiquement : Location.').waitFor();
    await until(async () => expect(await page.getByLabel('Transaction').inputValue()).toBe('rental'));
  });

  test('E03 what the public sees follows the hand: the card, a hidden address, a teaser', async () => {
    const page = await open(edit(await add({ title: 'Boutique vue du dehors' })));
    const panel = page.getByRole('complementary', { name: 'Vu par le public' });
    await panel.getByText('12 rue de Lévis, Paris').waitFor();
    await page.getByLabel('Titre', { exact: true }).fill('Boutique vue autrement');
    await panel.getByText('Boutique vue autrement').first().waitFor();
    await tab(page, /^Adresse/);
    await page.getByLabel('Masquer l’adresse exacte').check();
    await panel.getByText('Secteur disponible sur demande').waitFor();
    await until(async () => expect(await panel.innerText()).not.toContain('rue de Lévis'));
    expect(await page.getByRole('note').filter({ hasText: 'disent sa rue' }).count()).toBe(0);
    await tab(page, /^Essentiel/);
    await page.getByLabel('Titre', { exact: true }).fill('Boutique rue de Lévis');
    await tab(page, /^Adresse/);
    await page.getByRole('note').filter({ hasText: 'disent sa rue' }).waitFor();
    await tab(page, /^Essentiel/);
    await page.getByLabel('Mandat', { exact: true }).selectOption('delegation');
    await panel.getByText('Bien confidentiel').waitFor();
  });

  test('E03 the tabs by keyboard alone; axe finds nothing in any of them, light or dark', async () => {
    const page = await open(edit(await add({ title: 'Boutique au clavier' })));
    const first = page.getByRole('tab', { name: /^Essentiel/ });
    await first.focus();
    const names = await page.getByRole('tab').count();
    for (let at = 0; at < names; at++) {
      const chosen = page.getByRole('tab', { selected: true });
      expect(await chosen.evaluate((one) => one === document.activeElement)).toBe(true);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await passesAxe(page, [[1280, 900]]);
      }
      await page.keyboard.press('ArrowDown');
    }
    expect(await first.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    expect(new URL(page.url()).searchParams.get('onglet')).not.toBeNull();
    await passesAxe(page);
  }, 240_000);

  test('E02 the list as cards and on a map: it stands in the address, and opens the same property', async () => {
    const id = await add({ title: 'Boutique sur la carte' });
    const page = await open('/admin/properties?q=sur+la+carte');
    await page.getByRole('button', { name: 'Cartes', exact: true }).click();
    await page
      .getByRole('list', { name: 'Biens de la maison' })
      .getByRole('button', { name: 'Boutique sur la carte', exact: true })
      .waitFor();
    await passesAxe(page);
    await page.getByRole('button', { name: 'Carte', exact: true }).click();
    expect(new URL(page.url()).searchParams.get('mode')).toBe('carte');
    await page.reload();
    await page.getByRole('button', { name: `PGN-${id}, Boutique sur la carte` }).click();
    await page.getByRole('dialog', { name: 'Boutique sur la carte' }).getByRole('link', { name: 'Modifier' }).click();
    await page.getByRole('heading', { level: 1, name: 'Boutique sur la carte' }).waitFor();
    expect(idOf(page)).toBe(id);
  });

  test('E03 the pin is dragged, or moved by arrows, and the point follows; another address takes it away', async () => {
    const page = await open(`${edit(await add({ title: 'Boutique à placer' }, false))}?onglet=adresse`);
    const pin = page.getByRole('button', { name: /^Épingle du bien/ });
    const latitude = () => page.getByLabel('Latitude').inputValue();
    await pin.scrollIntoViewIfNeeded();
    const before = await latitude();
    const { x, y, width, height } = (await pin.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 40, y + height / 2 + 30, { steps: 4 });
    await page.mouse.up();
    const dragged = await until(async () => {
      expect(await latitude()).not.toBe(before);
      return await latitude();
    });
    await pin.focus();
    await page.keyboard.press('ArrowUp');
    await until(async () => expect(await latitude()).not.toBe(dragged));
    await page.locator('#address').fill('14 rue de Lévis');
    expect(await latitude()).toBe('');
  });

  test('E04 the history: who changed what, and back to it', async () => {
    const id = await add({ title: 'Boutique avec un passé' });
    await call('put', `/api/properties/${id}`, { title: 'Boutique sans avenir', price: '1 €' });
    const page = await open(`${edit(id)}?onglet=historique`);
    await page.getByText('Boutique sans avenir').nth(1).waitFor();
    await page
      .getByRole('button', { name: /^Restaurer cette version/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Boutique avec un passé' }).waitFor();
    expect(await stored(id)).toMatchObject({ title: 'Boutique avec un passé', price: '685 000 €' });
  });

  test('E04 a copy is a draft of its own', async () => {
    const id = await add({ title: 'Boutique à dupliquer' });
    const page = await open(edit(id));
    await page.getByRole('button', { name: 'Dupliquer', exact: true }).click();
    await page.locator('[data-sonner-toast]').getByText('Bien dupliqué').waitFor();
    await until(() => expect(idOf(page)).not.toBe(id));
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).waitFor();
    expect(await stored(idOf(page))).toMatchObject({ draft: true });
  });

  test('E03 on a phone nothing goes sideways', async () => {
    const page = await open(NEW, PHONE);
    await page.getByLabel('Titre', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

/** One grey picture of 320 by 240 pixels. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAADwCAMAAABG801ZAAAAA1BMVEV4gowQIzHwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAYklEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4NcALP8AAZ8iU1IAAAAASUVORK5CYII=',
  'base64',
);
