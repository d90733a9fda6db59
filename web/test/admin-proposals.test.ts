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
    await until(async () => expect(await proposals()).toHaveLength(1));
  });

  interface Proposal {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  const proposals = async () =>
    (await site.mails<Proposal>('zoe@propose.example')).filter(({ subject }) => subject === 'Boutique à proposer');
  const left = () =>
    site.rows<{ way: string; back: boolean; version: string | null }>(
      `select way, resubscribed_at is not null as back, consent->>'version' as version from unsubscription order by at`,
    );

  test('D14 a proposal is left by its link: looking does nothing, a press does, and a press of theirs takes it back', async () => {
    const [{ text, html, headers } = { text: '', html: '', headers: {} as Proposal['headers'] }] = await proposals();
    const [link = ''] = /http\S+\/desinscription#\S+/.exec(text) ?? [];
    expect(html).toContain('Ne plus recevoir de propositions');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, oneClick = ''] = /^<(\S+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    const { pathname, hash } = new URL(link);
    const page = await site.open(pathname + hash, { bypassCSP: true });
    await page.getByRole('button', { name: 'Me désinscrire' }).waitFor();
    await fetch(oneClick);
    expect(await left()).toEqual([]);
    await shot(page, 'unsubscribe');
    await passesAxeInBothSchemes(page);
    await page.getByRole('button', { name: 'Me désinscrire' }).press('Enter');
    await page.getByText('C’est fait : vous ne recevrez plus de propositions de biens.').waitFor();
    expect(await left()).toEqual([{ way: 'page', back: false, version: null }]);
    await shot(page, 'unsubscribed');
    await passesAxeInBothSchemes(page);
    await page.getByRole('button', { name: 'Recevoir de nouveau les propositions' }).click();
    await page.getByText('C’est noté').waitFor();
    expect(await left()).toEqual([{ way: 'page', back: true, version: 'proposals-1' }]);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(oneClick, { method: 'POST', body: form })).status).toBe(200);
    expect((await left()).map(({ way, back }) => [way, back])).toEqual([
      ['page', true],
      ['one-click', false],
    ]);
    await page.goto(`${site.system.url}${pathname}#faux`);
    await page.getByText('Ce lien n’est pas valable.').waitFor();
  });

  test('E12 whoever unsubscribed is marked in the list, found by the filter, and the proof stands in the history', async () => {
    const page = await site.open('/admin/prospects?onglet=prospects', signedIn);
    await page.getByLabel('Propositions').selectOption('Désinscrits');
    await page.getByText(/^Désinscrit le/).waitFor();
    // All of them stand there until the filtered list is read.
    await page.locator('[data-row]').nth(1).waitFor({ state: 'detached' });
    expect(await page.locator('[data-row]').count()).toBe(1);
    await shot(page, 'unsubscribed-people');
    await page.getByRole('button', { name: 'Zoë Martin', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Zoë Martin' });
    await drawer.getByText('Seule la personne peut se réinscrire.').waitFor();
    await drawer.getByText('En un clic, depuis sa messagerie').waitFor();
    await drawer.getByText('Mention proposals-1, page /desinscription', { exact: true }).waitFor();
    await passesAxeInBothSchemes(page);
    const matches = await site.open(tab(), signedIn);
    await matches.getByText(/^Désinscrit le/).waitFor();
    expect(await matches.getByRole('checkbox', { name: 'Sélectionner : Zoë Martin' }).count()).toBe(0);
    await site.rows('delete from unsubscription');
  });

  test('D14 whom it was proposed to is told so and chosen by hand alone; a draft is dropped, taken back, and dropped', async () => {
    const page = await site.open(tab(), signedIn);
    await page.getByText(/^Déjà proposé le/).waitFor();
    await page.getByRole('checkbox', { name: 'Sélectionner : Zoë Martin' }).waitFor();
    expect(await page.getByRole('button', { name: /^Tout choisir/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Ouvrir le brouillon de Noé Petit' }).click();
    await page.getByRole('button', { name: 'Abandonner le brouillon' }).click();
    await page.getByText('Brouillon, non envoyé').waitFor({ state: 'detached' });
    expect(await site.rows('select 1 from proposal where entry_id is null')).toEqual([]);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Brouillon, non envoyé').waitFor();
    expect(await site.rows('select 1 from proposal where entry_id is null')).toHaveLength(1);
    await page.getByRole('button', { name: 'Abandonner le brouillon' }).click();
    await page.getByText('Brouillon, non envoyé').waitFor({ state: 'detached' });
    const phone = await site.open(tab(), { ...signedIn, ...PHONE });
    await phone.getByRole('button', { name: 'Tout choisir (1)' }).waitFor();
    expect(site.complaints).toEqual([]);
  });
});
