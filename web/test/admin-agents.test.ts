import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('E05 the page of advisers', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: '/admin/agents', heading: 'Conseillers' });
  }, 120_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  interface Adviser {
    readonly id: number;
    readonly name: string;
    readonly phone: string;
    readonly active: boolean;
    readonly version: number;
  }
  const adviser = async (name: string) =>
    (await site.rows<Adviser>('select id, name, phone, active, version from agent where name = $1', [name]))[0];
  const add = async (name: string) => {
    await site.rows(
      `insert into agent (name, email, phone, photo_url, website) values ($1, $2, '01 99 00 10 40', '', '')`,
      [name, `${name.normalize('NFD').replace(/\W/g, '').toLowerCase()}@exemple.fr`],
    );
    return (await adviser(name))!;
  };
  const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name });
  const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const open = async (name: string, path = '/admin/agents', options: BrowserContextOptions = signedIn) => {
    const page = await site.open(path, options);
    await row(page, name).getByRole('button', { name, exact: true }).click();
    await drawer(page, name).waitFor();
    return page;
  };

  test('one is added, found, changed and removed; what is wrong is said at the field and above', async () => {
    const page = await site.open('/admin/agents', signedIn);
    await page.getByRole('button', { name: 'Ajouter un conseiller' }).click();
    const added = drawer(page, 'Ajouter un conseiller');
    await added.getByLabel('Nom').fill('Léa Aubry');
    await added.getByLabel('Email').fill('lea');
    await added.getByLabel('Site (facultatif)').fill('exemple.fr');
    await save(page);
    await added.getByText('Le formulaire contient 3 erreurs').waitFor();
    await added.getByRole('link', { name: 'Numéro de téléphone invalide' }).click();
    const phone = added.getByLabel('Téléphone');
    expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    await passesAxe(page);
    await phone.fill('01 99 00 10 19');
    await added.getByLabel('Email').fill('lea.aubry@exemple.fr');
    await added.getByLabel('Site (facultatif)').fill('');
    await added.getByLabel('Secteurs').fill('75, 2a');
    await save(page);
    await added.waitFor({ state: 'detached' });
    await row(page, 'Léa Aubry').getByText('75, 2A').waitFor();
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('lea aub');
    await until(async () => expect(await page.locator('[data-row]').count()).toBe(1));
    await row(page, 'Léa Aubry').getByRole('button', { name: 'Léa Aubry' }).click();
    const changed = drawer(page, 'Léa Aubry');
    await changed.getByLabel('Téléphone').fill('01 99 00 10 20');
    await page.keyboard.press('Control+s');
    await changed.waitFor({ state: 'detached' });
    expect(await adviser('Léa Aubry')).toMatchObject({ phone: '01 99 00 10 20', version: 2 });

    await row(page, 'Léa Aubry').getByRole('button', { name: 'Léa Aubry' }).click();
    await changed.getByRole('button', { name: 'Supprimer' }).click();
    await changed.getByText('Supprimer «\u00a0Léa Aubry\u00a0»').waitFor();
    await changed.getByRole('button', { name: 'Confirmer la suppression' }).click();
    await page.getByText('Aucun conseiller ne correspond à ces filtres.').waitFor();
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await page.locator('[data-row]').first().waitFor();
    expect(await adviser('Léa Aubry')).toBeUndefined();
  });

  test('hours, absences and appointments are typed as people write them, and what is no hour is told at its day', async () => {
    await add('Jade Fournier');
    const page = await open('Jade Fournier');
    const shown = drawer(page, 'Jade Fournier');
    expect(await shown.getByLabel('Lundi').inputValue()).toBe('9h-19h');
    await shown.getByLabel('Lundi').fill('9h-12h30, 14h-19h');
    await shown.getByLabel('Mardi').fill('19h-9h');
    await shown.getByLabel('Absences').fill('24/12/2026 - 02/01/2027');
    await shown.getByLabel('Capacité').fill('12');
    await shown.getByLabel('Durée d’un rendez-vous').fill('30');
    await save(page);
    await shown.getByText('Le formulaire contient une erreur').waitFor();
    await passesAxe(page);
    await shown.getByLabel('Mardi').fill('');
    await save(page);
    await shown.waitFor({ state: 'detached' });
    expect(
      await site.rows(
        'select hours -> 0 as monday, hours -> 1 as tuesday, absences, capacity, meeting_minutes from agent where name = $1',
        ['Jade Fournier'],
      ),
    ).toEqual([
      {
        monday: [
          { from: 540, to: 750 },
          { from: 840, to: 1140 },
        ],
        tuesday: [],
        absences: [{ from: '2026-12-24', to: '2027-01-02' }],
        capacity: 12,
        meeting_minutes: 30,
      },
    ]);
  });

  test('who has properties leaves them to another one; the default one is told apart', async () => {
    const { id } = await add('Hugo Masse');
    const [property] = await site.rows<{ id: number }>('select id from public_property order by id limit 1');
    await site.rows('update property set agent_id = $1 where id = $2', [id, property!.id]);
    const page = await open('Hugo Masse');
    const shown = drawer(page, 'Hugo Masse');
    await shown.getByRole('button', { name: 'Supprimer' }).click();
    await shown.getByRole('button', { name: 'Confirmer la suppression' }).click();
    await shown.getByRole('alert').getByText('Choisissez à qui réattribuer ses biens').waitFor();
    await passesAxe(page);
    const heir = (await site.rows<Adviser>('select id, name from agent where is_default'))[0]!;
    await shown.getByLabel('Réattribuer ses 1 bien à…').selectOption(String(heir.id));
    await shown.getByRole('button', { name: 'Confirmer la suppression' }).click();
    await shown.waitFor({ state: 'detached' });
    expect(await site.rows('select agent_id from property where id = $1', [property!.id])).toEqual([
      { agent_id: heir.id },
    ]);
    await row(page, heir.name).getByText('Conseiller par défaut').waitFor();
    await row(page, heir.name).getByRole('button', { name: heir.name, exact: true }).click();
    await drawer(page, heir.name).getByRole('button', { name: 'Supprimer' }).click();
    await drawer(page, heir.name).getByRole('button', { name: 'Confirmer la suppression' }).click();
    await drawer(page, heir.name).getByRole('alert').getByText(/./).waitFor();
  });

  test('ux69 a colleague’s change is not overwritten unseen: compared field by field, or written over', async () => {
    const { id } = await add('Inès Roy');
    const page = await open('Inès Roy');
    await drawer(page, 'Inès Roy').getByLabel('Téléphone').fill('01 99 00 10 51');
    const colleague = () =>
      site.rows(`update agent set name = 'Inès Royer', phone = '01 99 00 10 52', version = version + 1 where id = $1`, [
        id,
      ]);
    await colleague();
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    await conflict.getByText(/^Ce conseiller a été modifié/).waitFor();
    await passesAxe(page);
    await conflict.getByRole('button', { name: 'Annuler' }).click();
    await conflict.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Téléphone').inputValue()).toBe('01 99 00 10 51');
    await save(page);
    await conflict.getByRole('button', { name: 'Comparer' }).click();
    expect(
      await conflict
        .getByRole('group', { name: 'Nom' })
        .getByLabel(/Inès Royer/)
        .isChecked(),
    ).toBe(true);
    expect(await conflict.getByRole('group', { name: 'Téléphone' }).getByLabel(/10 51/).isChecked()).toBe(true);
    await passesAxe(page);
    await conflict.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await until(async () => expect(await adviser('Inès Royer')).toMatchObject({ phone: '01 99 00 10 51' }));

    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`${site.system.url}/admin/agents?id=${id}`);
    await page.getByLabel('Téléphone').fill('01 99 00 10 53');
    await colleague();
    await save(page);
    await conflict.getByRole('button', { name: 'Écraser' }).click();
    await until(async () => expect(await adviser('Inès Royer')).toMatchObject({ phone: '01 99 00 10 53' }));
  });

  test('ux74 ux69 nothing typed is lost: on leaving, over a reload, by a session that ends', async () => {
    await add('Jade Petit');
    const page = await open('Jade Petit');
    const shown = drawer(page, 'Jade Petit');
    await shown.getByLabel('Téléphone').fill('01 99 00 10 61');
    await page.keyboard.press('Tab');
    await shown.getByText(/^Brouillon\. Enregistré à \d\d:\d\d$/).waitFor();
    await page.keyboard.press('Escape');
    await shown.getByRole('alert').getByText('Modifications non enregistrées').waitFor();
    await passesAxe(page);
    await shown.getByRole('button', { name: 'Continuer la saisie' }).click();
    await page.goBack();
    await shown.waitFor({ state: 'detached' });
    await page.locator('[data-sonner-toast]').getByText('Modifications non enregistrées').waitFor();
    await page.reload();
    await row(page, 'Jade Petit').getByRole('button', { name: 'Jade Petit', exact: true }).click();
    await shown.getByText('Un brouillon non enregistré a été repris.').waitFor();
    expect(await shown.getByLabel('Téléphone').inputValue()).toBe('01 99 00 10 61');

    await page.evaluate(() =>
      fetch('/api/users/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    );
    await save(page);
    const password = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await password.getByLabel('Mot de passe').fill(site.system.admin.password);
    await password.getByRole('button', { name: 'Se connecter' }).click();
    await password.waitFor({ state: 'hidden' });
    expect(await shown.getByLabel('Téléphone').inputValue()).toBe('01 99 00 10 61');
    await save(page);
    await shown.waitFor({ state: 'detached' });
    expect(await adviser('Jade Petit')).toMatchObject({ phone: '01 99 00 10 61' });
    signedIn = { ...FOR_AXE, storageState: await page.context().storageState() };
    await row(page, 'Jade Petit').getByRole('button', { name: 'Jade Petit', exact: true }).click();
    await shown.waitFor();
    expect(await shown.getByText('Un brouillon non enregistré a été repris.').count()).toBe(0);
  });

  test('ux66 by keyboard alone several are chosen and changed, and each refusal is told of its row', async () => {
    const [first] = await site.rows<Adviser>('select id, name from agent where is_default');
    await add('Karim Said');
    const page = await site.open('/admin/agents', signedIn);
    await row(page, 'Karim Said').waitFor();
    for (let at = 0; at < 20; at++) {
      await page.keyboard.press('j');
      const text = await page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? '');
      if (text.includes('Karim Said')) break;
    }
    await page.keyboard.press('x');
    await row(page, first!.name).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
    await bar.getByText('2 lignes sur cette page').waitFor();
    await passesAxe(page);
    await bar.getByRole('button', { name: 'Désactiver' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 ligne à jour, 1 ligne refusée').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: first!.name })
      .getByText(/désignez/)
      .waitFor();
    await until(async () => expect(await adviser('Karim Said')).toMatchObject({ active: false }));
    await page.keyboard.press('n');
    await drawer(page, 'Ajouter un conseiller').waitFor();
    await page.keyboard.press('Escape');
    await drawer(page, 'Ajouter un conseiller').waitFor({ state: 'detached' });
  });

  test('E05 an adviser moves a place in the agency’s own order, which the site follows; a sorted list has no place', async () => {
    const page = await site.open('/admin/agents', signedIn);
    const inOrder = async () =>
      (await site.rows<{ name: string }>('select name from agent order by position, id')).map(({ name }) => name);
    await page.locator('[data-row]').first().waitFor();
    const [first, second, ...others] = await inOrder();
    await page.getByRole('button', { name: `Descendre : ${first}` }).click();
    await until(async () => expect(await inOrder()).toEqual([second, first, ...others]));
    await until(async () =>
      expect((await page.locator('[data-row] td[data-label=Nom] button').allInnerTexts()).slice(0, 2)).toEqual([
        second,
        first,
      ]),
    );
    await page.getByRole('button', { name: `Monter : ${first}` }).click();
    await until(async () => expect(await inOrder()).toEqual([first, second, ...others]));
    await page.goto(`${site.system.url}/admin/agents?tri=nom`);
    await page.locator('[data-row]').first().waitFor();
    expect(await page.getByRole('button', { name: /^(?:Monter|Descendre) : / }).count()).toBe(0);
  });

  test('ux65 ux75 the order stands in the address; the list is exported as a French spreadsheet reads it', async () => {
    const page = await site.open('/admin/agents', signedIn);
    await page.getByRole('columnheader', { name: 'Nom' }).getByRole('button').click();
    await until(() => expect(new URL(page.url()).search).toBe('?tri=nom'));
    await page.getByRole('columnheader', { name: 'Nom' }).getByRole('button').click();
    await until(() => expect(new URL(page.url()).search).toBe('?tri=-nom'));
    expect(await page.getByRole('columnheader', { name: 'Nom' }).getAttribute('aria-sort')).toBe('descending');
    const names = await page.locator('[data-row] td[data-label=Nom] button').allInnerTexts();
    expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one, 'fr')));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFFNom;Email;Téléphone;Site;Secteurs;Spécialités;Biens;Demandes 30 j;Actif');
    expect(lines[1]?.split(';')[0]).toBe(names[0]);
  });

  test('none yet, a failure and one who is gone are said; no violation in light and dark, at 390 and 1440 px', async () => {
    let answer: object = { json: [] };
    const page = await site.open('/admin/agents', signedIn, (own) =>
      own.route('**/api/admin/agents', (route) => route.fulfill(answer)),
    );
    const inBothSchemes = async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await passesAxe(page, [
          [1440, 900],
          [390, 844],
        ]);
      }
    };
    await page.getByText('Aucun conseiller. Ajoutez le premier : il deviendra le conseiller par défaut.').waitFor();
    await inBothSchemes();
    answer = { status: 500, json: {} };
    await page.reload();
    await page.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await inBothSchemes();
    await page.unroute('**/api/admin/agents');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('[data-row]').first().waitFor();
    await inBothSchemes();
    await page.goto(`${site.system.url}/admin/agents?id=99999`);
    await page.getByText('Ce conseiller n’existe pas ou a été supprimé.').waitFor();
    await page.getByRole('button', { name: 'Retour à la liste' }).click();
    await page.locator('[data-row] td[data-label=Nom] button').first().click();
    await page.getByRole('dialog').getByLabel('Secteurs').waitFor();
    await inBothSchemes();
  });

  test('on a phone rows are cards, and the form fits', async () => {
    const page = await site.open('/admin/agents', { ...signedIn, ...PHONE });
    const card = page.locator('[data-row]').first();
    await card.waitFor();
    const box = await card.boundingBox();
    expect(box?.width).toBeGreaterThan(340);
    await page.getByLabel('Ordre').selectOption('-biens');
    await card.getByRole('button').click();
    expect(await page.getByRole('dialog').evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tri=-biens');
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
