import type { Page } from 'playwright-core';
import { browserMissing, hold, startSite, type TestSite, until } from './browser';
import { careers } from './contact/careers';
import { toast, toastSeconds, toastTexts, watchToasts } from './toasts';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;
const FAILED =
  "Un problème est survenu lors de l'envoi de votre message. Veuillez réessayer ou nous contacter au 01 99 00 10 10.";
const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

run('the contact section', () => {
  let site: TestSite;
  beforeAll(async () => {
    // A mail server that a busy machine makes slow is to be waited for: a mail whose answer is late is sent again.
    site = await startSite({ TIME_SCALE: '10' });
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true });
  const values = (page: Page) => Promise.all(FIELDS.map((id) => page.locator(`#${id}`).inputValue()));

  /** The form's code comes when the visitor comes near. */
  async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await site.open(path, {}, prepare);
    await send(page).scrollIntoViewIfNeeded();
    await page.locator('form[aria-label="Formulaire de contact"] button[type=submit]').waitFor();
    return page;
  }

  async function fill(page: Page, email: string): Promise<string[]> {
    const typed = ["Zoë d'Œuvre", email, '06 12 34 56 78', 'Une boutique rue de Lévis', 'Bonjour,\nest-elle libre ?'];
    for (const [index, id] of FIELDS.entries()) await page.fill(`#${id}`, typed[index] ?? '');
    return typed;
  }

  function posts(page: Page): Record<string, unknown>[] {
    const sent: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push({ path: new URL(request.url()).pathname, ...request.postDataJSON() });
    });
    return sent;
  }

  test.each(['/', '/contact'])(
    'M34 the office card of %s opens the dialog Agence de Paris: photo, address, contact, hours, map, directions',
    async (path) => {
      await site.rows(
        `insert into geocoded (query, longitude, latitude) values ('12 rue des Petits-Carreaux, 75002 Paris, France', 2.348, 48.866)
         on conflict do nothing`,
      );
      await site.rows(`select pg_notify('pignon_public', '')`);
      const page = await site.open(path);
      const opener = page.getByRole('button', { name: 'Voir l’agence et ses horaires' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Agence de Paris' });
      await dialog.waitFor();
      const text = await dialog.innerText();
      for (const part of [
        'Agence de Paris',
        '12 rue des Petits-Carreaux, 75002 Paris',
        '01\u00a099\u00a000\u00a010\u00a010',
        'contact@pignon.example',
        'Lundi au vendredi : 9h-19h',
        'Samedi : 10h-17h',
      ])
        expect(text).toContain(part);
      expect(await dialog.locator('svg[viewBox="0 0 640 300"]').isVisible()).toBe(true);
      const directions = dialog.getByRole('link', { name: 'Itinéraire' });
      expect(await directions.getAttribute('target')).toBe('_blank');
      expect(await directions.getAttribute('href')).toBe(
        'https://www.google.com/maps/search/?api=1&query=12%20rue%20des%20Petits-Carreaux%2C%2075002%20Paris',
      );
      const map = dialog.getByRole('region', { name: 'Emplacement : 12 rue des Petits-Carreaux, 75002 Paris' });
      await map.scrollIntoViewIfNeeded();
      await dialog.locator('[data-map=there] canvas').first().waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );

  test('M95 M166 M172 M175 F47 C08 a double click sends one message; it is busy, then cleared, with a toast of 7 s', async () => {
    const email = 'message@exemple.fr';
    const page = await open('/', watchToasts);
    const sent = posts(page);
    expect(await page.locator('label[for=phone]').innerText()).toBe('Téléphone (facultatif)');
    expect(await page.getByText('(facultatif)', { exact: true }).count()).toBe(1);
    await fill(page, email);
    const answer = hold();
    await page.route('**/api/contact', async (route) => {
      await answer.released;
      await route.continue();
    });
    await send(page).dblclick();
    const waiting = page.getByRole('button', { name: 'Envoi en cours...', exact: true });
    await waiting.waitFor();
    expect(await waiting.getAttribute('aria-disabled')).toBe('true');
    answer.release();
    expect(await toastTexts(page)).toEqual([
      '🎉 Merci pour votre message !',
      'Votre demande a été envoyée avec succès. Notre équipe vous répondra dans les 24 heures ouvrées.',
    ]);
    expect(await toast(page).getByRole('status').count()).toBe(1);
    expect(await values(page)).toEqual(['', '', '', '', '']);
    expect(await toastSeconds(page)).toBe(7);
    expect(sent).toEqual([
      {
        path: '/api/contact',
        to: 'contact@pignon.example',
        subject: 'Formulaire de contact: Une boutique rue de Lévis',
        data: {
          name: "Zoë d'Œuvre",
          email,
          phone: '06 12 34 56 78',
          subject: 'Une boutique rue de Lévis',
          message: 'Bonjour,\nest-elle libre ?',
        },
        website: '',
        touched: [...FIELDS],
        consent: { version: 'contact-1', page: '/' },
      },
    ]);
    expect(await site.rows('select id from contact_message where email = $1', [email])).toHaveLength(1);
    await until(async () => {
      const receipts = await site.mails(email);
      expect(receipts.map(({ subject }) => subject)).toEqual(['Votre message est bien arrivé']);
      const toAgency = (await site.mails('contact@pignon.example')).filter(({ replyTo }) => replyTo.includes(email));
      expect(toAgency.map(({ subject }) => subject)).toEqual([
        "Message du site : Zoë d'Œuvre, Une boutique rue de Lévis",
      ]);
      const { persons, leads } = await site.crm<{
        persons: { id: number; emails: { value: string }[] }[];
        leads: { person_id: number }[];
      }>();
      const mine = persons.filter(({ emails }) => emails[0]?.value === email);
      expect(mine).toHaveLength(1);
      expect(leads.filter(({ person_id }) => person_id === mine[0]?.id)).toHaveLength(1);
    }, 30_000);
    await page.reload();
    expect(await values(page)).toEqual(['', '', '', '', '']);
  });

  test('ux64 on a phone the assistant’s button gives way to whoever types', async () => {
    const page = await site.open('/contact', { viewport: { width: 390, height: 844 } });
    const assistant = page.getByRole('button', { name: 'Discuter avec l’assistant virtuel' });
    await assistant.waitFor();
    await page.getByLabel('Nom complet').focus();
    await assistant.waitFor({ state: 'hidden' });
    await page.getByLabel('Nom complet').blur();
    await assistant.waitFor();
  });

  test('M131 M95 an empty form says at each field what it wants and sends nothing', async () => {
    const page = await open('/contact');
    const sent = posts(page);
    await send(page).click();
    await until(async () =>
      expect(await page.locator('p[id$="-error"]').allInnerTexts()).toEqual([
        'Le nom est requis',
        'Email invalide',
        "L'objet est requis",
        'Le message est requis',
      ]),
    );
    expect(await page.title()).toBe('Erreur : Contact | Pignon');
    expect(sent).toEqual([]);
  });

  test('M167 M172 a refusal and a lost connection have their titles for 8 s; nothing typed is lost, a retry sends it once', async () => {
    const email = 'echec@exemple.fr';
    const page = await open('/contact', watchToasts);
    const typed = await fill(page, email);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await send(page).click();
    expect(await toastTexts(page)).toEqual(["Erreur lors de l'envoi", FAILED]);
    // Destructive.
    expect(await toast(page).getByRole('alert').count()).toBe(1);
    expect(await toastSeconds(page)).toBe(8);
    expect(await values(page)).toEqual(typed);
    expect(await page.locator('form').getByText(FAILED).isVisible()).toBe(true);

    await page.route('**/api/contact', (route) => route.abort('connectionrefused'));
    const failed = page.waitForEvent('requestfailed');
    await send(page).click();
    await failed;
    await page.clock.fastForward(11_000);
    expect(await toastTexts(page)).toEqual(['Erreur de connexion', FAILED]);
    await page.unroute('**/api/contact');
    await page.reload();
    await page.locator('form[aria-label="Formulaire de contact"] button[type=submit]').waitFor();
    await until(async () => expect(await values(page)).toEqual(typed));
    await send(page).click();
    await until(async () => expect((await toastTexts(page))[0]).toBe('🎉 Merci pour votre message !'));
    expect(await toast(page).count()).toBe(1);
    expect(await site.rows('select id from contact_message where email = $1', [email])).toHaveLength(1);
  });

  test('M167 when the whole network goes the form says so and keeps every word', async () => {
    const page = await open('/contact', watchToasts);
    const typed = await fill(page, 'hors-ligne@exemple.fr');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await send(page).click();
    await failed;
    await page.clock.fastForward(11_000);
    expect(await toastTexts(page)).toEqual(['Erreur de connexion', FAILED]);
    expect(await values(page)).toEqual(typed);
  });

  test('when the code of the toast cannot be loaded the form still says what failed', async () => {
    const page = await open('/contact', async (own) => {
      await own.route('**/assets/toaster-*', (route) => route.abort());
      await own.clock.install();
    });
    const typed = await fill(page, 'sans-toast@exemple.fr');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
    await send(page).click();
    await page.locator('form').getByText(FAILED).waitFor();
    await until(async () => {
      await page.clock.runFor(1_000);
      // React reports what its boundary caught.
      expect(site.complaints.splice(0).join()).toContain('toaster');
    });
    expect(await values(page)).toEqual(typed);
    expect(await page.locator('form').getByText(FAILED).isVisible()).toBe(true);
  });

  test.each(['/', '/contact'])(
    'without JavaScript %s is readable and its form states the phone number',
    async (path) => {
      const page = await site.open(path, { javaScriptEnabled: false });
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.locator('noscript').innerText()).toContain(
        'Appelez-nous au 01\u00a099\u00a000\u00a010\u00a010.',
      );
      expect(await page.locator('#message').isVisible()).toBe(true);
    },
  );

  careers(() => site);

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
