import { randomUUID } from 'node:crypto';
import { TO_DO_LINES, type ToDoKey } from '@pignon/domain/dashboard/to-do';
import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import type { BrowserContextOptions, Page, Response } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(180_000);
const run = browserMissing ? describe.skip : describe;
const PATH = '/admin';

run('E01 the dashboard', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: '/admin', heading: 'Tableau de bord' });
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const open = (path = PATH, prepare?: (page: Page) => Promise<unknown>) => site.open(path, signedIn, prepare);
  const lines = (page: Page) => page.locator('[data-to-do]');
  const post = (path: string, body: object) =>
    fetch(site.system.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });

  test('nothing waits: the specification’s sentence, and no line', async () => {
    await site.rows(`update thread set state = 'archived'`);
    await site.rows(`update property set status = 'sold'`);
    const page = await open();
    await page.getByText('Aucune action en attente. Tout est à jour.', { exact: true }).waitFor();
    expect(await lines(page).count()).toBe(0);
    await passesAxeInBothSchemes(page);
    await site.rows(`update property set status = 'available' where id % 2 = 0`);
  });

  test('while it is read a skeleton stands there; what cannot be read is said, and asked again', async () => {
    let failing = true;
    const page = await open(PATH, (own) =>
      own.route('**/api/admin/dashboard**', (route) =>
        failing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      ),
    );
    await page.getByText('Impossible de charger les données.').waitFor();
    await passesAxeInBothSchemes(page);
    failing = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { name: 'Indicateurs' }).waitFor();
    const waiting = await open(PATH, (own) => own.route('**/api/admin/dashboard**', () => {}));
    await waiting.getByText('Chargement du tableau de bord...').waitFor({ state: 'attached' });
  });

  /** How many the list that a page has asked for holds. */
  const held: Readonly<Record<ToDoKey, [RegExp, (answer: never) => number]>> = {
    messages: [/\/api\/admin\/threads\?/, total],
    estimations: [/\/api\/admin\/threads\?/, total],
    access: [
      /\/off-market-clients\/all/,
      (all: readonly StaffAccessRequest[]) => all.filter(({ state }) => state === 'requested').length,
    ],
    matches: [/\/api\/admin\/properties\?/, total],
    mandates: [/\/api\/admin\/properties\?/, total],
    untouched: [/\/api\/admin\/properties\?/, total],
    leases: [/\/api\/admin\/properties\?/, total],
    deliveries: [/\/api\/deliveries\?/, total],
  };
  function total(answer: { readonly total: number }): number {
    return answer.total;
  }

  test('each line leads to a page whose list holds exactly as many as it says', async () => {
    const person = { name: 'Zoë Martin', subject: 'Une visite', message: 'Bonjour, est-ce libre ?' };
    for (let n = 0; n < 3; n++) await post('/api/contact/send', { ...person, email: `z${n}@exemple.fr` });
    const owner = { firstName: 'Zoë', lastName: 'Martin', phone: '0612345678', email: 'p@exemple.fr' };
    await post('/api/estimations', { ...owner, isOwner: true, urgencyLevel: 'soon' });
    await post('/api/off-market-clients/register', { email: 'acces@exemple.fr' });
    const day = (days: number) => `to_char(now() + interval '${days} days', 'DD/MM/YYYY')`;
    await site.rows(`update property set mandate_end_date = case id % 4 when 0 then ${day(10)} else ${day(-2)} end,
      lease_end_date = ${day(90)}, updated_at = now() - interval '100 days'`);
    await site.rows(`insert into property_matching (property_id, people)
      select id, 2 from property where status = 'available' order by id limit 3`);
    await site.rows(`insert into effect (event_id, reaction, kind, state)
      select id, 'essai', 'email', 'dead' from event limit 1`);
    const page = await open();
    await until(async () => expect(await lines(page).count()).toBe(Object.keys(held).length));
    await page
      .getByText(/^le plus pressant.*reste \d+.h.*\(heures ouvrées\)$/)
      .first()
      .waitFor();
    await passesAxeInBothSchemes(page);
    for (const key of Object.keys(held) as ToDoKey[]) {
      const line = page.locator(`[data-to-do="${key}"]`);
      const said = Number((await line.locator('strong').innerText()).replace(/\D/g, ''));
      const [call, count] = held[key];
      const answered = page.waitForResponse((answer: Response) => call.test(answer.url()));
      await line.click();
      expect([key, count((await (await answered).json()) as never)]).toEqual([key, said]);
      expect(said).toBeGreaterThan(0);
      expect(page.url()).toBe(site.system.url + TO_DO_LINES[key].href);
      await page.goBack();
      await lines(page).first().waitFor();
    }
  });

  test('by the keyboard alone: a line is reached and opened, a period is chosen and stands in the address', async () => {
    const page = await open();
    await lines(page).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Messagerie' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: '7 jours' }).focus();
    const asked = page.waitForResponse(/\/api\/admin\/dashboard\?days=7$/);
    await page.keyboard.press('Enter');
    await asked;
    expect(new URL(page.url()).search).toBe('?jours=7');
    await page.getByRole('columnheader', { name: '7 précédents' }).waitFor();
  });

  test('what happened last stands there with its links; the actions lead to the form and to the mailbox', async () => {
    const page = await open();
    await page
      .getByRole('link', { name: /^Zoë Martin a écrit\s: Une visite$/ })
      .first()
      .click();
    await page.getByText('Bonjour, est-ce libre ?').last().waitFor();
    await page.goBack();
    expect(await page.getByRole('link', { name: 'Ajouter un bien' }).getAttribute('href')).toBe(
      '/admin/properties/new',
    );
    await page.getByRole('link', { name: 'Ouvrir la messagerie' }).click();
    await page.getByRole('heading', { level: 1, name: 'Messagerie' }).waitFor();
  });

  test('on paper neither menu nor buttons are printed, the lines are', async () => {
    const page = await open();
    await lines(page).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Administration' }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Ajouter un bien' }).isVisible()).toBe(false);
    expect(await lines(page).first().isVisible()).toBe(true);
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
