import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PAGE = '/admin/prospects?onglet=prospects';

run('E12 the tab of prospects', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    const page = await site.open(`/admin/login?next=${encodeURIComponent(PAGE)}`);
    await page.getByLabel('Email').fill(site.system.admin.email);
    await page.getByLabel('Mot de passe').fill(site.system.admin.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prospects' }).waitFor();
    signedIn = { ...FOR_AXE, storageState: await page.context().storageState() };
    await site.leave();
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const open = (options: BrowserContextOptions = signedIn) => site.open(PAGE, options);
  const names = (page: Page) => page.locator('[data-row] td[data-label="Nom"] button').allInnerTexts();
  const contact = (email: string, name: string) =>
    fetch(`${site.system.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        data: { name, email, subject: 'Objet', message: 'Bonjour' },
        consent: { version: 'contact-1', page: '/contact' },
      }),
    });

  test('E12 empty it says where its lines come from; what cannot be read is asked for again', async () => {
    const page = await open();
    await page.getByText('Aucun prospect. Les formulaires du site alimentent cette liste.').waitFor();
    await site.leave();
    const failing = await site.open('/admin/prospects', signedIn);
    await failing.route('**/api/admin/people?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await failing.getByRole('link', { name: 'Prospects', exact: true }).last().click();
    await failing.getByText('Impossible de charger les données.').waitFor();
    await failing.unroute('**/api/admin/people?**');
    await failing.getByRole('button', { name: 'Réessayer' }).click();
    await failing.getByText('Aucun prospect.').waitFor();
  });

  test('E12 found by words, opened, moved on, exported, erased once the address is typed', async () => {
    await contact('ines@murs.example', 'Inès Noël');
    await contact('paul@murs.example', 'Paul Petit');
    const page = await open();
    await until(async () => expect(await names(page)).toEqual(['Paul Petit', 'Inès Noël']));
    await page.getByLabel('Rechercher').fill('ines');
    await until(async () => expect(await names(page)).toEqual(['Inès Noël']));
    await page.getByRole('button', { name: 'Inès Noël', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Inès Noël' });
    await drawer.getByText('Mention contact-1, page /contact', { exact: true }).waitFor();
    await drawer.getByLabel('Étape').selectOption('Qualifié');
    await until(async () =>
      expect(await site.rows(`select stage from prospect where email = 'ines@murs.example'`)).toEqual([
        { stage: 'qualified' },
      ]),
    );
    const saved = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Exporter les données (JSON)' }).click();
    expect((await saved).suggestedFilename()).toBe('donnees.json');
    await drawer.getByRole('button', { name: 'Effacer' }).click();
    const box = page.getByRole('dialog', { name: 'Effacer cette personne' });
    await box.getByLabel('Pour confirmer').fill('paul@murs.example');
    await box.getByRole('button', { name: 'Effacer' }).click();
    await box.getByText('Cette adresse n’est pas celle de la personne à effacer.').waitFor();
    await box.getByLabel('Pour confirmer').fill('ines@murs.example');
    await box.getByRole('button', { name: 'Effacer' }).click();
    await box.waitFor({ state: 'detached' });
    await page.getByText('Aucun prospect ne correspond à ces filtres.').waitFor();
    expect(await site.rows(`select 1 from contact_message where email = 'ines@murs.example'`)).toEqual([]);
  });

  test.each([
    ['light', 'at a desk', {}],
    ['dark', 'on a phone', PHONE],
  ] as const)('E12 passes axe, %s, %s', async (colorScheme, _, device) => {
    await contact('axe@murs.example', 'Eva Axe');
    const page = await open({ ...signedIn, ...device, colorScheme });
    await page.getByRole('button', { name: 'Eva Axe', exact: true }).waitFor();
    await passesAxe(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/people-${colorScheme}.png` });
    await page.getByRole('button', { name: 'Eva Axe', exact: true }).click();
    await page.getByRole('heading', { name: 'Historique' }).waitFor();
    await passesAxe(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/person-${colorScheme}.png` });
  });
});
