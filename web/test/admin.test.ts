import { randomUUID } from 'node:crypto';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { browserMissing, hold, PHONE, startSite, type TestSite, until } from './browser';
import { toastSeconds, toastTexts, watchToasts } from './toasts';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;
const CHECKING = "Vérification des droits d'accès...";
const REFUSED = "Accès refusé. Vous n'avez pas les droits d'administration.";
const STAFF_PATHS = [
  '/admin',
  '/admin/deliveries',
  '/admin/properties',
  '/admin/properties/new',
  '/admin/properties/edit/1',
  '/admin/agents',
  '/admin/assignment-rules',
  '/admin/sold-properties',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/blog/edit/1',
  '/admin/messages',
  '/admin/prospects',
  '/admin/settings',
  '/admin/google-auth',
  '/admin/indexation',
];

run('the back-office', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const path = (page: Page) => new URL(page.url()).pathname;
  const at = (page: Page, wanted: string) => until(() => expect(path(page)).toBe(wanted));
  const alert = (page: Page) => page.getByRole('alert').first();
  const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('pignon.user'));
  const session = (page: Page) => page.evaluate(async () => (await fetch('/api/users/me')).status);
  const journal = (page: Page) => page.getByRole('heading', { level: 1, name: 'Journal des livraisons' }).waitFor();
  const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();

  async function signIn(page: Page, email = site.system.admin.email, password = site.system.admin.password) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mot de passe').fill(password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  }

  async function addAccount(email: string, role: 'admin' | 'operator') {
    const hash = await new Argon2Passwords().hash('un mot de passe');
    await site.rows('insert into staff_account (email, name, role, password_hash) values ($1, $2, $3, $4)', [
      email,
      'Une collègue',
      role,
      hash,
    ]);
  }

  test('M135 M129 the login asks for Email and Mot de passe, is busy, stores the user and leads to /admin', async () => {
    const page = await site.open('/admin/login');
    expect(await page.locator('h1').innerText()).toBe('Administration');
    expect(await page.getByText('Connectez-vous pour accéder au backoffice', { exact: true }).count()).toBe(1);
    for (const label of ['Email', 'Mot de passe'])
      expect(await page.getByLabel(label, { exact: true }).getAttribute('required')).not.toBeNull();
    expect(await storedUser(page)).toBeNull();
    const answer = hold();
    await page.route('**/api/users/login', async (route) => {
      await answer.released;
      await route.continue();
    });
    await signIn(page);
    const waiting = page.getByRole('button', { name: 'Connexion en cours...', exact: true });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    answer.release();
    await at(page, '/admin');
    await dashboard(page);
    expect(JSON.parse((await storedUser(page)) ?? '{}')).toEqual({
      id: expect.any(String),
      email: site.system.admin.email,
      name: 'Administration',
      role: 'admin',
    });
    signedIn = { storageState: await page.context().storageState() };
  });

  test('M135 who is already logged in goes from the login to /admin', async () => {
    const page = await site.open('/admin/login', signedIn);
    await at(page, '/admin');
    await dashboard(page);
  });

  test('M136 F65 a wrong password says what the server says; without a server the sentence of the specification', async () => {
    const page = await site.open('/admin/login');
    await signIn(page, site.system.admin.email, 'pas le bon');
    await until(async () => expect(await alert(page).innerText()).toBe('Email ou mot de passe incorrect.'));
    expect([path(page), await storedUser(page)]).toEqual(['/admin/login', null]);
    await page.route('**/api/users/login', (route) => route.abort('connectionrefused'));
    await signIn(page);
    await until(async () => expect(await alert(page).innerText()).toBe('Erreur de connexion. Veuillez réessayer.'));
  });

  test('M136 a non-admin is refused and logged out', async () => {
    await addAccount('operatrice@pignon.local', 'operator');
    const page = await site.open('/admin/login');
    await signIn(page, 'operatrice@pignon.local', 'un mot de passe');
    await until(async () => expect(await alert(page).innerText()).toBe(REFUSED));
    expect([path(page), await storedUser(page), await session(page)]).toEqual(['/admin/login', null, 401]);
  });

  test('M136 M129 an admin who lost the right is led to the login with the refusal, and logged out', async () => {
    await addAccount('ancienne@pignon.local', 'admin');
    const page = await site.open('/admin/login');
    await signIn(page, 'ancienne@pignon.local', 'un mot de passe');
    await dashboard(page);
    await site.rows(`update staff_account set role = 'operator' where email = 'ancienne@pignon.local'`);
    await page.reload();
    await at(page, '/admin/login');
    await until(async () => expect(await alert(page).innerText()).toBe(REFUSED));
    expect([await storedUser(page), await session(page)]).toEqual([null, 401]);
  });

  test("M136 the guard shows Vérification des droits d'accès... while it checks, then lets in", async () => {
    const answer = hold();
    const page = await site.open('/admin', signedIn, (own) =>
      own.route('**/api/users/me', async (route) => {
        await answer.released;
        await route.continue();
      }),
    );
    await page.getByText(CHECKING, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Tableau de bord' }).count()).toBe(0);
    answer.release();
    await dashboard(page);
    expect(await page.getByText(CHECKING).count()).toBe(0);
  });

  test('M136 when the check gets no answer the page says so and asks again', async () => {
    const page = await site.open('/admin', signedIn, (own) =>
      own.route('**/api/users/me', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 }),
    );
    await until(async () =>
      expect(await alert(page).innerText()).toContain("Impossible de vérifier vos droits d'accès."),
    );
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await dashboard(page);
  });

  test('M179 M136 F18 every staff path leads a stranger to the login, even with a forged user, and reads nothing', async () => {
    const forged = { id: 'x', email: 'admin@pignon.local', name: 'Forgé', role: 'admin' };
    const answers: number[] = [];
    const page = await site.open('/contact', {}, async (own) => {
      await own.addInitScript((user) => localStorage.setItem('pignon.user', user), JSON.stringify(forged));
      own.on('response', (response) => {
        if (/\/api\/(deliveries|admin)/.test(response.url())) answers.push(response.status());
      });
    });
    for (const staff of STAFF_PATHS) {
      await page.goto(site.system.url + staff);
      await at(page, '/admin/login');
      expect(new URL(page.url()).searchParams.get('next')).toBe(staff);
    }
    expect(answers).toEqual([]);
    const statuses = await page.evaluate(() =>
      Promise.all(['/api/admin/dashboard', '/api/users/me'].map(async (url) => (await fetch(url)).status)),
    );
    expect(statuses).toEqual([401, 401]);
    expect((await fetch(`${site.system.url}/admin/queues`)).status).toBe(401);
    // The way on after the login.
    await page.goto(`${site.system.url}/admin?state=dead`);
    await at(page, '/admin/login');
    await signIn(page);
    // An address of the journal, of when it stood at /admin.
    await journal(page);
    await at(page, '/admin/deliveries');
    expect(new URL(page.url()).search).toBe('?state=dead');
  });

  test('F71 the menu keeps its order, unfolds on a phone, and the frame stays while pages change', async () => {
    const order = [
      ...['Tableau de bord', 'Biens', 'Biens vendus', 'Conseillers', "Règles d'attribution", 'Messages', 'Rendez-vous'],
      ...['Prospects', 'Blog', 'Indexation', 'Audience', 'Livraisons', "Files d'attente", 'Google', 'Paramètres'],
    ];
    const page = await site.open('/admin', { ...signedIn, ...PHONE });
    await dashboard(page);
    const menu = page.getByRole('navigation', { name: 'Administration' });
    expect(await menu.getByRole('link').count()).toBe(0);
    await menu.getByRole('button', { name: 'Menu' }).click();
    const labels = (await menu.getByRole('link').allInnerTexts()).filter((label) => order.includes(label));
    expect(labels.length).toBeGreaterThan(3);
    expect(labels).toEqual(order.filter((label) => labels.includes(label)));
    await menu.evaluate((nav) => nav.setAttribute('data-stays', ''));
    await menu.getByRole('link', { name: 'Audience' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audience' }).waitFor();
    expect(await page.title()).toBe('Audience | Administration');
    expect(await menu.getAttribute('data-stays')).toBe('');
    expect(await menu.getByRole('link').count()).toBe(0);
    const statuses = ['/admin', '/admin/audience', '/admin/nulle-part'].map(
      async (staff) => (await fetch(site.system.url + staff)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  });

  test('M129 logout ends the session and clears the stored user', async () => {
    const page = await site.open('/admin/login');
    await signIn(page);
    await dashboard(page);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await page.waitForURL('**/admin/login');
    expect([await storedUser(page), await session(page)]).toEqual([null, 401]);
  });

  test('M179 a session that ends under an open page asks for the password over it, and the page stays', async () => {
    const page = await site.open('/admin/login?next=/admin/deliveries');
    await signIn(page);
    await journal(page);
    await page.getByLabel('Recherche').fill('gardé');
    await page.evaluate(() =>
      fetch('/api/users/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    );
    await page.getByLabel('Type').selectOption('crm');
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await dialog.waitFor();
    await dialog.getByLabel('Mot de passe').fill(site.system.admin.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Recherche').inputValue()).toBe('gardé');
    await until(async () => expect(await session(page)).toBe(200));
  });

  describe('the delivery journal', () => {
    const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
    const cell = (page: Page, id: string, label: string) =>
      row(page, id).locator(`td[data-label="${label}"]`).innerText();

    interface Effect {
      id: string;
      kind: string;
      state: string;
    }
    const effectsOf = (message: string) =>
      site.rows<Effect>(
        `select effect.id, kind, state from effect join event on event.id = event_id where aggregate_id = $1 order by effect.id`,
        [message],
      );

    /** A message whose two mails the mail server refuses for good. */
    async function refusedMessage(): Promise<string[]> {
      await site.mailFault({ mode: 'reject' });
      const answer = await fetch(`${site.system.url}/api/contact/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          name: 'Zoë',
          email: `${randomUUID()}@exemple.fr`,
          subject: 'Journal',
          message: 'Bonjour',
        }),
      });
      const { id } = (await answer.json()) as { id: string };
      return until(async () => {
        const dead = (await effectsOf(id)).filter(({ state }) => state === 'dead');
        expect(dead).toHaveLength(2);
        return dead.map((effect) => effect.id);
      }, 30_000);
    }

    test('M172 a refused mail shows as Échec with its error; Rejouer after the repair delivers it, with a toast of 4 s', async () => {
      const [id = ''] = await refusedMessage();
      const page = await site.open('/admin/deliveries', signedIn, watchToasts);
      await row(page, id).waitFor();
      expect(await cell(page, id, 'État')).toBe('Échec');
      expect(await cell(page, id, 'Type')).toBe('E-mail');
      expect(await cell(page, id, 'Événement')).toBe('Message reçu\nZoë');
      expect(await cell(page, id, 'Dernière erreur')).toContain('550');
      await row(page, id).getByRole('button', { name: 'Message reçu' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText('Refus définitif').waitFor();
      expect(new URL(page.url()).searchParams.get('livraison')).toBe(id);
      await site.heal();
      await drawer.getByRole('button', { name: 'Rejouer' }).click();
      expect(await toastTexts(page)).toEqual(['1 livraison relancée', 'Le journal se met à jour tout seul.']);
      expect(await toastSeconds(page)).toBe(4);
      await page.keyboard.press('Escape');
      await until(async () => {
        await page.clock.runFor(5_000);
        expect(await cell(page, id, 'État')).toBe('Livrée');
      });
      expect(await site.rows('select state from effect where id = $1', [id])).toEqual([{ state: 'done' }]);
    });

    test('a toast that is said beside an open drawer can be pressed; it outlives the drawer', async () => {
      const [id = ''] = await refusedMessage();
      await site.heal();
      const page = await site.open(`/admin/deliveries?livraison=${id}`, signedIn);
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Rejouer' }).click();
      await page.getByRole('button', { name: 'Fermer la notification' }).click();
      await page.getByText('1 livraison relancée').waitFor({ state: 'detached' });
      expect(await drawer.isVisible()).toBe(true);
      const [next = ''] = await refusedMessage();
      await site.heal();
      await page.goto(`${site.system.url}/admin/deliveries?livraison=${next}`);
      await drawer.getByRole('button', { name: 'Rejouer' }).click();
      await page.getByText('1 livraison relancée').waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Fermer la notification' }).click();
      await page.getByText('1 livraison relancée').waitFor({ state: 'detached' });
    });

    test('several failures are chosen and replayed together', async () => {
      const ids = [...(await refusedMessage()), ...(await refusedMessage())];
      await site.heal();
      const page = await site.open('/admin/deliveries?state=dead', signedIn);
      for (const id of ids) await row(page, id).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Rejouer la sélection (4)' }).click();
      expect(await toastTexts(page)).toEqual(['4 livraisons relancées', 'Le journal se met à jour tout seul.']);
      await until(async () => {
        const states = await site.rows<Effect>('select state from effect where id = any($1)', [ids]);
        expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
      }, 30_000);
      await page.getByRole('button', { name: 'Rejouer la sélection (0)' }).waitFor();
    });

    test('the keys walk, choose and open; none fires while one types', async () => {
      const page = await site.open('/admin/deliveries', signedIn);
      await page.locator('[data-row]').first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await page.getByRole('button', { name: 'Rejouer la sélection (1)' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('jx?');
      expect(await page.getByLabel('Recherche').inputValue()).toBe('jx?');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.getByText('Aucune livraison ne correspond à ces filtres.').waitFor();
      await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
      await page.locator('[data-row]').first().waitFor();
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
      await help.waitFor();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'hidden' });
    });

    test('ux65 pages, columns and named views live in the address or the browser; Back closes the drawer', async () => {
      await site.rows(
        `insert into effect (id, event_id, reaction, kind, state, next_at)
         select gen_random_uuid(), (select id from event limit 1), 'essai-' || n, 'pdf', 'cancelled', now() from generate_series(1, 60) n`,
      );
      const page = await site.open('/admin/deliveries?kind=pdf&state=cancelled', signedIn);
      const rows = page.locator('[data-row]');
      const pages = page.getByRole('navigation', { name: 'Pages du journal' });
      await pages.getByText(/^1 à 25 sur \d+$/).waitFor();
      await pages.getByRole('button', { name: 'Suivant' }).click();
      await pages.getByText(/^26 à 50 sur/).waitFor();
      await pages.getByLabel('Lignes par page').selectOption('50');
      await pages.getByText(/^1 à 50 sur/).waitFor();
      await until(async () => expect(await rows.count()).toBe(50));
      expect(new URL(page.url()).search).toBe('?kind=pdf&state=cancelled&par=50');

      await page.getByRole('button', { name: 'Colonnes' }).click();
      await page.getByRole('checkbox', { name: 'Tentatives' }).uncheck();
      await page.getByRole('checkbox', { name: 'Événement' }).waitFor({ state: 'detached' });
      expect(await page.getByRole('columnheader', { name: 'Tentatives' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Vues' }).click();
      await page.getByLabel('Nom de la vue').fill('Fiches annulées');
      await page.keyboard.press('Enter');
      const view = page.getByRole('button', { name: 'Fiches annulées', exact: true });
      await view.waitFor();

      await page.goto(`${site.system.url}/admin/deliveries?kind=crm`);
      await page.getByRole('button', { name: 'Colonnes' }).click();
      await page.getByRole('checkbox', { name: 'Tentatives' }).check();
      await page.getByRole('button', { name: 'Vues' }).click();
      await view.click();
      await until(async () => expect(await rows.count()).toBe(50));
      expect(new URL(page.url()).search).toBe('?kind=pdf&state=cancelled&par=50');
      expect(await page.getByRole('columnheader', { name: 'Tentatives' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Supprimer la vue Fiches annulées' }).click();
      await view.waitFor({ state: 'detached' });

      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      const chosen = rows.first().getByRole('button');
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await drawer.waitFor();
      await page.goBack();
      await drawer.waitFor({ state: 'detached' });
      await until(async () => expect(await chosen.evaluate((button) => button === document.activeElement)).toBe(true));
      await page.keyboard.press('Enter');
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await until(() => expect(new URL(page.url()).search).toBe('?kind=pdf&state=cancelled&par=50'));
    });

    test("the link Files d'attente opens the dashboard of BullMQ for an admin", async () => {
      const page = await site.open('/admin/deliveries', signedIn);
      await page.getByRole('link', { name: "Files d'attente" }).click();
      await page.waitForURL('**/admin/queues**');
      await page.getByText('webhook').first().waitFor();
      expect(await page.title()).toContain('Pignon');
      // It asks Google for its font; our CSP answers.
      const blocked = site.complaints.splice(0).filter((complaint) => !complaint.includes('fonts.googleapis.com'));
      expect(blocked).toEqual([]);
    });
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
