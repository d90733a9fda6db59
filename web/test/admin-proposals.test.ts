import type { BrowserContextOptions, Page } from 'playwright-core';
import { insertListing } from '../../infra/test/insert-listing';
import { Client } from 'pg';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const SHOTS = process.env.SHOTS;

run('D14 a property is proposed to those whom it may interest', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  let property: number;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: '/admin/messages', heading: 'Messagerie' });
    const database = new Client({ connectionString: site.system.databaseUrl });
    await database.connect();
    const shop = { city: 'Lyon', postcode: '69003', title: 'Boutique de Lyon' };
    const asked = await insertListing(database as never, shop);
    property = await insertListing(database as never, { ...shop, title: 'Boutique à proposer' });
    await database.end();
    await contact('Zoë Martin', 'zoe@propose.example', asked);
    await contact('Noé Petit', 'noe@propose.example', asked);
    await contact('Ana Sans Mention', 'ana@propose.example', asked, false);
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const contact = (name: string, email: string, propertyId: number, agrees = true) =>
    fetch(`${site.system.url}/api/contact/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email,
        subject: 'Une boutique',
        message: 'Bonjour',
        propertyId: String(propertyId),
        ...(agrees && { consent: { version: 'contact-1', page: '/contact' } }),
      }),
    });
  const tab = () => `/admin/properties/edit/${property}?onglet=correspondances`;
  const shot = async (page: Page, name: string) => {
    if (!SHOTS) return;
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const sent = () => site.rows(`select 1 from thread_entry where kind = 'sent'`);

  test('D14 by keyboard alone all who may be written to are chosen, drafts are prepared, and one is read again and sent', async () => {
    const page = await site.open(tab(), signedIn);
    await page.getByText('Sans consentement : à ne pas démarcher').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Sélectionner : Ana Sans Mention' }).count()).toBe(0);
    await shot(page, 'matches');
    await page.getByRole('checkbox', { name: 'Sélectionner : Zoë Martin' }).press('Space');
    await page.getByRole('button', { name: 'Préparer un message (1)' }).waitFor();
    await page.getByRole('button', { name: 'Tout choisir (2)' }).press('Enter');
    await page.getByRole('button', { name: 'Préparer un message (2)' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Préparer un message' });
    expect(await dialog.getByLabel('Modèle').locator('option:checked').innerText()).toBe('Proposer un bien');
    await shot(page, 'proposal-dialog');
    await passesAxeInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Préparer 2 brouillons' }).press('Enter');
    await page.getByText('2 brouillons dans la messagerie').waitFor();
    await shot(page, 'prepared');
    await passesAxeInBothSchemes(page);
    expect(await sent()).toEqual([]);
    await page.getByRole('link', { name: 'Ouvrir le brouillon de Zoë Martin' }).first().press('Enter');
    const body = page.getByLabel('Réponse à zoe@propose.example');
    await until(async () => expect(await body.inputValue()).toMatch(/^Bonjour Zoë,[^]*« Boutique à proposer »/));
    await page.getByText('Brouillon, non envoyé : proposition de').waitFor();
    await shot(page, 'draft');
    await passesAxeInBothSchemes(page);
    await body.press('Control+Enter');
    // Nobody's telephone is known here: what stands open is asked for before anything is sent.
    const open = page.getByText(/^Complétez .*avant l’envoi$/);
    if (await open.isVisible().catch(() => false)) await body.fill('Bonjour Zoë, une boutique vient de rentrer.');
    await until(async () => {
      if ((await sent()).length === 0) await body.press('Control+Enter');
      expect(await sent()).toHaveLength(1);
    });
    await page.getByText('Brouillon, non envoyé').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Répondre', exact: true }).waitFor();
    await until(async () => expect(await site.mails('zoe@propose.example')).toHaveLength(2));
  });

  test('D14 whom it was proposed to is told so and chosen by hand alone; a draft is dropped', async () => {
    const page = await site.open(tab(), signedIn);
    await page.getByText(/^Déjà proposé le/).waitFor();
    await page.getByRole('checkbox', { name: 'Sélectionner : Zoë Martin' }).waitFor();
    expect(await page.getByRole('button', { name: /^Tout choisir/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Ouvrir le brouillon de Noé Petit' }).click();
    await page.getByRole('button', { name: 'Abandonner le brouillon' }).click();
    await page.getByText('Brouillon, non envoyé').waitFor({ state: 'detached' });
    expect(await site.rows('select 1 from proposal where entry_id is null')).toEqual([]);
    const phone = await site.open(tab(), { ...signedIn, ...PHONE });
    await phone.getByRole('button', { name: 'Tout choisir (1)' }).waitFor();
    expect(site.complaints).toEqual([]);
  });
});
