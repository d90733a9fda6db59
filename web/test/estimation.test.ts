import type { Page, Request } from 'playwright-core';
import { browserMissing, hold, startSite, type TestSite, until } from './browser';
import { toast, toastSeconds, toastTexts, watchToasts } from './toasts';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;
const PATH = '/estimation-gratuite';
const SEND = 'OBTENIR MON ESTIMATION GRATUITEMENT';
const PHONE = '01 99 00 10 10';
const ADVISER = 'helene.castaing@pignon.example';
const agreed = (step: 'contact' | 'property') => ({ version: `estimation-${step}-1`, page: PATH });

interface Crm {
  persons: { id: number; emails: { value: string }[] }[];
  leads: { person_id: number; title: string }[];
  webhooks: { body: { request_id: string; etape: string; form_fields: Record<string, string> } }[];
}

run('the free estimate', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const heading = (page: Page) => page.locator('h2[tabindex="-1"]').innerText();
  const atStep = (page: Page, title: string) => until(async () => expect(await heading(page)).toBe(title));
  const values = (page: Page, ...names: string[]) =>
    Promise.all(names.map((name) => page.locator(`#${name}`).inputValue()));
  const progress = (page: Page) => page.locator('progress').getAttribute('value').then(Number);
  const errors = (page: Page) => page.locator('p[id$="-error"]').allInnerTexts();

  async function fillContact(page: Page, email: string, { phone = '06 12 34 56 78' } = {}) {
    await page.fill('#firstName', 'Zoë');
    await page.fill('#lastName', "d'Œuvre");
    await page.fill('#phone', phone);
    await page.fill('#email', email);
  }

  async function toStepTwo(page: Page, email: string) {
    await fillContact(page, email);
    await button(page, 'SUIVANT').click();
    await atStep(page, 'Informations du bien');
  }

  /** POSTs to the API, in their order. */
  function posts(page: Page): { path: string; body: Record<string, unknown>; key: string | undefined }[] {
    const sent: ReturnType<typeof posts> = [];
    page.on('request', (request: Request) => {
      if (request.method() !== 'POST') return;
      const path = new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, ':id');
      sent.push({ path, body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
    });
    return sent;
  }

  const crmOf = async (email: string) => {
    const { persons, leads, webhooks } = await site.crm<Crm>();
    const mine = persons.filter(({ emails }) => emails.some(({ value }) => value === email));
    return {
      persons: mine,
      leads: leads.filter(({ person_id }) => mine.some(({ id }) => id === person_id)),
      steps: webhooks.filter(({ body }) => body.form_fields.email === email).map(({ body }) => body),
    };
  };

  test('M36 the page promises a free, reliable estimate within 48h and says why, how and why standard ones fall short', async () => {
    const page = await site.open(PATH);
    expect(await page.locator('h1').innerText()).toBe('Votre estimation gratuite et fiable sous 48h');
    expect(await page.getByRole('heading', { name: 'Pourquoi demander une estimation ?' }).count()).toBe(1);
    const how = page.getByRole('region', { name: 'Comment ça marche ?' });
    expect(await how.locator('ol > li').count()).toBe(3);
    expect(
      await page.getByRole('heading', { name: 'Pourquoi les estimations standard ne suffisent pas' }).count(),
    ).toBe(1);
  });

  test('M38 M45 step 1 asks who, whether owner or tenant, and how soon', async () => {
    const page = await site.open(PATH);
    expect(await heading(page)).toBe('Vos coordonnées');
    for (const [label, id, complete, mode] of [
      ['Prénom', 'firstName', 'given-name', null],
      ['Nom', 'lastName', 'family-name', null],
      ['Téléphone', 'phone', 'tel', 'tel'],
      ['Email', 'email', 'email', 'email'],
    ] as const) {
      const input = page.getByLabel(label, { exact: true });
      expect(
        await Promise.all(['id', 'autocomplete', 'inputmode'].map((attribute) => input.getAttribute(attribute))),
      ).toEqual([id, complete, mode]);
    }
    expect(await page.getByText('Je suis propriétaire du bien', { exact: true }).count()).toBe(1);
    await page.getByText('Locataire', { exact: true }).click();
    await page.getByText('Je suis locataire du bien', { exact: true }).waitFor();
    await page.getByText('Propriétaire', { exact: true }).click();
    await page.getByText('Je suis propriétaire du bien', { exact: true }).waitFor();
    const delay = page.getByLabel('Je souhaite vendre');
    expect(await delay.locator('option').allInnerTexts()).toEqual([
      'Sélectionnez un délai',
      'Très urgent (< 1 mois)',
      'Rapidement (1-3 mois)',
      'Plus tard (3-6 mois)',
      'Sans urgence (> 6 mois)',
    ]);
    expect(await delay.inputValue()).toBe('');
  });

  test('M45 F08 the settings choose the other wording; the keys stay', async () => {
    await site.rows(`update app_setting set value = jsonb_set(value, '{urgencyWording}', '"B"')`);
    await site.rows(`select pg_notify('pignon_settings', '')`);
    await until(async () => {
      const page = await site.open(PATH);
      const options = page.locator('#urgencyLevel option');
      const keys = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
      const texts = await options.allInnerTexts();
      await page.context().close();
      expect(texts.slice(1)).toEqual([
        'Vendre rapidement',
        "D'ici moins de 6 mois",
        'Dans plus de 6 mois',
        'Je ne sais pas encore',
      ]);
      expect(keys).toEqual(['', 'urgent', 'soon', 'later', 'noHurry']);
    });
    await site.rows(`update app_setting set value = jsonb_set(value, '{urgencyWording}', '"A"')`);
    await site.rows(`select pg_notify('pignon_settings', '')`);
  });

  test('M130 M42 F15 an empty step 1 goes nowhere and each field says what it wants, then live', async () => {
    const page = await site.open(PATH);
    const sent = posts(page);
    await page.fill('#firstName', 'Z');
    await page.fill('#email', 'zoe@');
    await button(page, 'SUIVANT').click();
    await until(async () =>
      expect(await errors(page)).toEqual([
        'Le prénom est requis',
        'Le nom est requis',
        'Numéro de téléphone invalide',
        'Email invalide',
      ]),
    );
    expect(await heading(page)).toBe('Vos coordonnées');
    expect(sent).toEqual([]);
    expect(await page.title()).toMatch(/^Erreur : /);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe(
      'error-summary-title',
    );
    const first = page.locator('#firstName');
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    expect(await first.getAttribute('aria-describedby')).toBe('firstName-hint firstName-error');
    expect(await page.locator('#firstName-hint').innerText()).toBe('au moins 2 caractères');
    await first.fill('Zo');
    await until(async () => expect(await errors(page)).not.toContain('Le prénom est requis'));
    await first.fill('Z');
    await until(async () => expect(await errors(page)).toContain('Le prénom est requis'));
  });

  test('M130 F14 a phone of ten letters is doubted, never refused; a short address is refused', async () => {
    const page = await site.open(PATH);
    await fillContact(page, 'lettres@exemple.fr', { phone: 'abcdefghij' });
    await page.getByText('Ce numéro contient autre chose que des chiffres : est-il juste ?').waitFor();
    await button(page, 'SUIVANT').click();
    await atStep(page, 'Informations du bien');
    await page.fill('#address', '12 r');
    await button(page, SEND).click();
    await until(async () => expect(await errors(page)).toEqual(["L'adresse est requise"]));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('address');
    expect(await heading(page)).toBe('Informations du bien');
  });

  test('M37 M43 the bar is the share of filled fields of the step', async () => {
    const page = await site.open(PATH);
    expect(await progress(page)).toBe(0);
    for (const [id, typed, share] of [
      ['firstName', 'Z', 0],
      ['firstName', 'Zo', 25],
      ['lastName', 'Œu', 50],
      ['email', 'a@', 75],
      ['phone', '061234567', 75],
      ['phone', '0612345678', 100],
    ] as const) {
      await page.fill(`#${id}`, typed);
      await until(async () => expect(await progress(page)).toBe(share));
    }
    await page.fill('#email', 'a@exemple.fr');
    await button(page, 'SUIVANT').click();
    await atStep(page, 'Informations du bien');
    for (const [id, typed, share] of [
      ['address', '12 r', 33],
      ['address', '12 ru', 50],
      ['rent', '1', 67],
      ['charges', '1', 83],
      ['propertyTax', '1', 100],
    ] as const) {
      await page.fill(`#${id}`, typed);
      await until(async () => expect(await progress(page)).toBe(share));
    }
    await page.fill('#charges', '');
    await until(async () => expect(await progress(page)).toBe(83));
  });

  describe('from the first field to the confirmation', () => {
    const EMAIL = 'parcours@exemple.fr';
    let page: Page;
    let sent: ReturnType<typeof posts>;

    test('M37 M39 M41 M42 M46 M47 M169 M172 M175 M40 F11 F47 three steps, one toast of 7 s, and the promises', async () => {
      page = await site.open(PATH, {}, watchToasts);
      sent = posts(page);
      const circles = page.locator('ol:has(> li[aria-current=step]) > li');
      expect(await circles.count()).toBe(3);
      expect(await circles.getByRole('button').count()).toBe(0);
      expect(await page.locator('[aria-current=step]').innerText()).toContain('Étape 1 : Vos coordonnées');
      expect(await page.getByRole('button', { name: 'PRÉCÉDENT' }).count()).toBe(0);

      await fillContact(page, EMAIL);
      await page.getByText('Locataire', { exact: true }).click();
      await page.selectOption('#urgencyLevel', 'soon');
      await button(page, 'SUIVANT').click();
      await atStep(page, 'Informations du bien');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Informations du bien');
      expect(await circles.getByRole('button').count()).toBe(1);
      expect(
        await page.locator('form').evaluate((form) => getComputedStyle(form.parentElement!).animationDuration),
      ).toBe('0.3s');

      for (const label of ['Adresse complète', 'Loyer mensuel', 'Charges mensuelles', 'Taxe foncière annuelle'])
        expect(await page.getByLabel(label).count()).toBe(1);
      expect(await page.getByLabel('Occupé', { exact: true }).isChecked()).toBe(true);
      const reason = page.getByLabel('Motif de la vente (facultatif)');
      expect(await reason.inputValue()).toBe('Départ à la retraite');
      expect(await reason.locator('option').allInnerTexts()).toEqual([
        'Départ à la retraite',
        'Donation',
        'Succession',
        'Optimisation fiscale',
        'Arbitrage patrimonial',
        "Financement d'un projet personnel",
        'Offre de rachat par le locataire actuel',
        'Autre',
      ]);

      await page.fill('#address', '12 rue de Lévis, 75017 Paris');
      await page.locator('#propertyType').selectOption('boutique');
      await page.fill('#surface', '85');
      // Nobody pays rent for a free property.
      await page.getByText('Libre', { exact: true }).click();
      expect(await page.locator('#rent, #charges').count()).toBe(0);
      await page.getByText('Occupé', { exact: true }).click();
      // C68
      await page.locator('#rent').pressSequentially('1200,50');
      await page.locator('#charges').pressSequentially('1a5b0,');
      await page.fill('#propertyTax', '1\u202f800\u00a0€');
      expect(await values(page, 'rent', 'charges', 'propertyTax')).toEqual([
        '1\u202f200\u00a0€',
        '150\u00a0€',
        '1\u202f800\u00a0€',
      ]);
      await reason.selectOption('Succession');

      const answer = hold();
      await page.route('**/submit', async (route) => {
        await answer.released;
        await route.continue();
      });
      await button(page, SEND).dblclick();
      const waiting = button(page, 'ENVOI EN COURS...');
      await waiting.waitFor();
      expect([await waiting.isDisabled(), await button(page, 'PRÉCÉDENT').isDisabled()]).toEqual([true, true]);
      expect([await heading(page), await toast(page).count()]).toEqual(['Informations du bien', 0]);
      answer.release();

      await atStep(page, 'Demande envoyée');
      expect(await toastTexts(page)).toEqual([
        '🎉 Merci pour votre confiance !',
        "Votre demande d'estimation a été envoyée avec succès. Nous vous contacterons sous 48h ouvrées.",
      ]);
      expect(await toast(page).getByRole('status').count()).toBe(1);
      expect(await toastSeconds(page)).toBe(7);
      for (const text of [
        'Merci pour votre confiance !',
        "Votre demande d'estimation a été envoyée avec succès !",
        'Un expert analyse votre bien sous 24 heures.',
        'Vous recevez votre estimation détaillée sous 48 heures ouvrées.',
        'Un conseiller vous appelle ensuite pour en parler avec vous.',
      ])
        expect(await page.locator('main').getByText(text, { exact: true }).isVisible()).toBe(true);
      const main = page.locator('main');
      expect(await main.locator('a[href="tel:+33199001010"]').innerText()).toBe('01\u00a099\u00a000\u00a010\u00a010');
      expect(await main.locator('a[href="mailto:contact@pignon.example"]').count()).toBe(1);
      expect(await circles.getByRole('button').count()).toBe(0);

      expect(await page.evaluate(() => sessionStorage.getItem('pignon.estimation'))).toBeNull();
      await button(page, 'Demander une autre estimation').click();
      await atStep(page, 'Vos coordonnées');
      expect(await values(page, 'firstName', 'lastName', 'phone', 'email', 'urgencyLevel')).toEqual([
        '',
        '',
        '',
        '',
        '',
      ]);
      await page.reload();
      expect(await values(page, 'firstName', 'email')).toEqual(['', '']);
    });

    test('M41 M169 C08 a double click on OBTENIR MON ESTIMATION GRATUITEMENT sends one estimation', async () => {
      expect(sent.map(({ path }) => path)).toEqual(['/api/estimations', '/api/estimations/:id/submit']);
      const rows = await site.rows<{ submission: object }>('select submission from estimation where email = $1', [
        EMAIL,
      ]);
      expect(rows).toHaveLength(1);
    });

    test('M44 M47 the request holds the model of the specification, amounts as digits, and what was touched', async () => {
      const contact = {
        firstName: 'Zoë',
        lastName: "d'Œuvre",
        phone: '06 12 34 56 78',
        email: EMAIL,
        isOwner: false,
        urgencyLevel: 'soon',
      };
      expect(sent[0]?.body).toEqual({ ...contact, touched: Object.keys(contact), consent: agreed('contact') });
      const property = {
        address: '12 rue de Lévis, 75017 Paris',
        propertyType: 'boutique',
        surface: '85',
        isOccupied: 'occupied',
        rent: '1200',
        charges: '150',
        propertyTax: '1800',
        retirementPlans: 'Succession',
      };
      const whole = { ...contact, ...property };
      expect(sent[1]?.body).toEqual({ ...whole, touched: Object.keys(whole), consent: agreed('property') });
      const [row] = await site.rows<{ submission: object }>('select submission from estimation where email = $1', [
        EMAIL,
      ]);
      expect(row?.submission).toMatchObject({ ...whole, surface: 85 });
    });

    test('M40 M96 F08 the adviser and the owner get one mail each; the partners R1, R2, one person and one lead', async () => {
      await until(async () => {
        const { persons, leads, steps } = await crmOf(EMAIL);
        expect([persons.length, leads.length, steps.map(({ etape }) => etape).toSorted()]).toEqual([
          1,
          1,
          ['R1', 'R2'],
        ]);
        expect(new Set(steps.map(({ request_id }) => request_id)).size).toBe(1);
        const receipts = await site.mails(EMAIL);
        expect(receipts.map(({ subject }) => subject)).toEqual(["Votre demande d'estimation est bien arrivée"]);
        expect(receipts[0]?.text).toMatch(
          /Référence\u00a0: EST-[0-9A-F]{8}[\s\S]*Votre bien\u00a0: Boutique, 85\u00a0m²/,
        );
        const toAdviser = (await site.mails(ADVISER)).filter(({ replyTo }) => replyTo.includes(EMAIL));
        expect(toAdviser).toHaveLength(1);
        expect(toAdviser[0]?.text).toContain('Loyer mensuel\u00a0: 1\u202f200\u00a0€ / mois');
        // F08: both readings.
        expect(toAdviser[0]?.text).toContain("Rapidement (1-3 mois) / D'ici moins de 6 mois");
      }, 30_000);
    });
  });

  test('M39 addresses are offered while one is typed, taken by keyboard or press, refused by Escape; Enter alone sends', async () => {
    const page = await site.open(PATH);
    await toStepTwo(page, 'adresses@exemple.fr');
    const field = page.getByRole('combobox', { name: 'Adresse complète' });
    const options = page.locator('[role=option]');
    await field.pressSequentially('12 rue de Lévis 75017');
    await until(async () => expect(await options.allInnerTexts()).toEqual(['12 rue de Lévis 75017 Paris']));
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('12 rue de Lévis 75017 Paris');
    await options.first().waitFor({ state: 'detached' });

    await field.fill('');
    await field.pressSequentially('3 quai Branly');
    await until(async () => expect(await options.count()).toBe(5));
    await page.keyboard.press('Escape');
    await until(async () => expect(await options.count()).toBe(0));
    expect(await field.inputValue()).toBe('3 quai Branly');
    await field.pressSequentially(', Lyon');
    await until(async () => expect(await options.allInnerTexts()).toEqual(['3 quai Branly 69001 Lyon']));
    await options.first().click();
    expect(await field.inputValue()).toBe('3 quai Branly 69001 Lyon');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('M39 without an address book what is typed is as good', async () => {
    const page = await site.open(PATH);
    await page.route('**/api/addresses*', (route) => route.fulfill({ status: 500, json: {} }));
    await toStepTwo(page, 'sans-annuaire@exemple.fr');
    const answered = page.waitForResponse('**/api/addresses*');
    await page.getByRole('combobox', { name: 'Adresse complète' }).pressSequentially('3 place du Marché');
    await answered;
    expect(await page.locator('[role=option]').count()).toBe(0);
    await button(page, 'OBTENIR MON ESTIMATION GRATUITEMENT').click();
    await atStep(page, 'Demande envoyée');
  });

  test('M42 M37 M41 one goes back by PRÉCÉDENT, by the circle and by the browser, and loses nothing', async () => {
    const page = await site.open(PATH);
    await toStepTwo(page, 'retour@exemple.fr');
    await page.fill('#address', '3 place du Marché');
    await button(page, 'PRÉCÉDENT').click();
    await atStep(page, 'Vos coordonnées');
    expect(await values(page, 'firstName', 'email')).toEqual(['Zoë', 'retour@exemple.fr']);
    await page.goForward();
    await atStep(page, 'Informations du bien');
    expect(await values(page, 'address')).toEqual(['3 place du Marché']);
    await button(page, 'Revenir à l’étape 1 : Vos coordonnées').click();
    await atStep(page, 'Vos coordonnées');
    await button(page, 'SUIVANT').click();
    await atStep(page, 'Informations du bien');
    await page.goBack();
    await atStep(page, 'Vos coordonnées');
    expect(new URL(page.url()).pathname).toBe(PATH);
  });

  test('F10 a reload keeps the step and every field', async () => {
    const page = await site.open(PATH);
    await fillContact(page, 'reprise@exemple.fr');
    await page.selectOption('#urgencyLevel', 'later');
    await page.reload();
    await until(async () =>
      expect(await values(page, 'firstName', 'phone', 'email', 'urgencyLevel')).toEqual([
        'Zoë',
        '06 12 34 56 78',
        'reprise@exemple.fr',
        'later',
      ]),
    );
    await button(page, 'SUIVANT').click();
    await atStep(page, 'Informations du bien');
    await page.fill('#address', '3 place du Marché');
    await page.fill('#rent', '950');
    await page.reload();
    await atStep(page, 'Informations du bien');
    expect(await values(page, 'address', 'rent')).toEqual(['3 place du Marché', '950\u00a0€']);
    await page.goBack();
    await atStep(page, 'Vos coordonnées');
    expect(await values(page, 'email')).toEqual(['reprise@exemple.fr']);
    // Over what was kept wins what is typed before the code has come.
    const code = hold();
    await page.route('**/assets/*.js', async (route) => {
      await code.released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.fill('#firstName', 'Chloé').finally(code.release);
    await until(async () => expect(await values(page, 'firstName', 'email')).toEqual(['Chloé', 'reprise@exemple.fr']));
    await until(async () =>
      expect(await page.evaluate(() => sessionStorage.getItem('pignon.estimation') ?? '')).toContain('Chloé'),
    );
  });

  test('M168 M172 M42 F10 F56 when R1 fails the visitor is told for 5 s, goes on, reloads, and R1 still goes before R2', async () => {
    const email = 'etape1@exemple.fr';
    const page = await site.open(PATH, {}, watchToasts);
    const sent = posts(page);
    await page.route('**/api/estimations', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await toStepTwo(page, email);
    expect(await toastTexts(page)).toEqual([
      "Une erreur est survenue lors de l'envoi de vos informations",
      'Les données ont été sauvegardées localement. Continuez le formulaire.',
    ]);
    expect(await toast(page).getByRole('alert').count()).toBe(1);
    expect(await toastSeconds(page)).toBe(5);
    // Logged only: shown to nobody.
    const log = site.complaints.splice(0);
    expect(log).toEqual([expect.stringContaining("Erreur lors de l'envoi des données de l'étape 1: 500")]);
    expect(await page.locator('body').innerText()).not.toContain("données de l'étape 1:");

    await page.reload();
    await atStep(page, 'Informations du bien');
    await page.fill('#address', '8 quai des Célestins');
    await button(page, SEND).click();
    await atStep(page, 'Demande envoyée');
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/estimations',
      '/api/estimations',
      '/api/estimations/:id/submit',
    ]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.body).toEqual({
      firstName: 'Zoë',
      lastName: "d'Œuvre",
      phone: '06 12 34 56 78',
      email,
      isOwner: true,
      address: '8 quai des Célestins',
      isOccupied: 'occupied',
      retirementPlans: 'Départ à la retraite',
      consent: agreed('property'),
      touched: ['firstName', 'lastName', 'phone', 'email', 'address'],
    });
    await toast(page).hover();
    await page.clock.runFor(20_000);
    expect(await toast(page).count()).toBe(1);
    await until(async () => {
      const { persons, leads, steps } = await crmOf(email);
      expect([persons.length, leads.length, steps.map(({ etape }) => etape).toSorted()]).toEqual([1, 1, ['R1', 'R2']]);
    }, 30_000);
  });

  test('M170 M172 M42 F11 when R2 fails both titles say so for 8 s, all is kept, and the next press sends it once', async () => {
    const email = 'etape2@exemple.fr';
    const text = `Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter au ${PHONE}.`;
    const page = await site.open(PATH, {}, watchToasts);
    await toStepTwo(page, email);
    await page.fill('#address', '8 quai des Célestins');
    await page.fill('#rent', '1200');
    await page.route('**/submit', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await button(page, SEND).click();
    expect(await toastTexts(page)).toEqual(["Erreur lors de l'envoi", text]);
    expect(await toastSeconds(page)).toBe(8);
    expect(await heading(page)).toBe('Informations du bien');
    expect(await values(page, 'address', 'rent')).toEqual(['8 quai des Célestins', '1\u202f200\u00a0€']);
    // A toast is never the only copy of an error.
    expect(await page.locator('form').getByText(text).isVisible()).toBe(true);

    await page.route('**/submit', (route) => route.abort('connectionrefused'));
    const failed = page.waitForEvent('requestfailed');
    await button(page, SEND).click();
    await failed;
    await page.clock.fastForward(11_000);
    expect(await toastTexts(page)).toEqual(['Erreur de connexion', text]);
    expect(await values(page, 'address', 'rent')).toEqual(['8 quai des Célestins', '1\u202f200\u00a0€']);

    await page.unroute('**/submit');
    await button(page, SEND).click();
    await atStep(page, 'Demande envoyée');
    // The success takes the failure's place: one at a time.
    await until(async () => expect(await toastTexts(page)).toContain('🎉 Merci pour votre confiance !'));
    expect(await toast(page).count()).toBe(1);
    expect(await site.rows('select id from estimation where email = $1', [email])).toHaveLength(1);
  });

  test('the server refuses a field of step 1 only at R2: the visitor is led back to it', async () => {
    const page = await site.open(PATH);
    await toStepTwo(page, 'refus@exemple.fr');
    await page.fill('#address', '8 quai des Célestins');
    await page.route('**/submit', (route) =>
      route.fulfill({ status: 400, json: { error: 'Non.', fields: { email: 'Email invalide' } } }),
    );
    await button(page, SEND).click();
    await atStep(page, 'Vos coordonnées');
    await until(async () => expect(await errors(page)).toEqual(['Email invalide']));
  });

  test('without JavaScript the page is readable, states the phone number, and its button leads nowhere', async () => {
    const page = await site.open(PATH, { javaScriptEnabled: false });
    expect(await page.locator('h1').innerText()).toBe('Votre estimation gratuite et fiable sous 48h');
    expect(await page.locator('noscript a').getAttribute('href')).toBe('tel:+33199001010');
    await button(page, 'SUIVANT').click();
    expect(new URL(page.url()).pathname).toBe(PATH);
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
