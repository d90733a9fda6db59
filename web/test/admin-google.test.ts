import type { BrowserContextOptions } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, startSite, type TestSite } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('E14 Google', () => {
  let site: TestSite;
  let admin: BrowserContextOptions;
  beforeAll(async () => {
    // As long as a service really has: its first answer is slow where a house starts.
    site = await startSite({ TIME_SCALE: '1' });
    admin = await signIn(site, { next: '/admin/google-auth', heading: 'Connexion Google' });
  }, 120_000);
  afterEach(async () => {
    await site.heal();
    await site.leave();
  });
  afterAll(() => site?.stop());

  const open = async () => {
    const page = await site.open('/admin/google-auth', admin);
    const card = page.getByRole('listitem').filter({ hasText: "Fiche d'établissement (avis)" });
    await card.getByText('Connecté', { exact: true }).waitFor();
    return { page, card, press: card.getByRole('button', { name: 'Synchroniser maintenant' }) };
  };

  test('M193 F71 the menu leads there; each service says how it stands, and what the site does without it', async () => {
    const { page, card } = await open();
    const menu = page.getByRole('navigation', { name: 'Administration' });
    const labels = (await menu.getByRole('link').allInnerTexts()).map((label) => label.trim());
    expect(labels.slice(labels.indexOf("Files d'attente"))).toEqual(
      expect.arrayContaining(["Files d'attente", 'Google', 'Paramètres']),
    );
    expect(labels.indexOf('Google') - labels.indexOf("Files d'attente")).toBe(1);
    expect(labels.indexOf('Paramètres') - labels.indexOf('Google')).toBe(1);
    await card.getByText('Cette connexion est fixée par la configuration du serveur.').waitFor();
    await card.getByText('8 sur 8').waitFor();
    for (const name of ['Gmail', 'Agenda', 'Search Console']) {
      const unused = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await unused.getByText('Non connecté', { exact: true }).waitFor();
      await unused.getByText('Le site ne s’en sert pas').waitFor();
      expect(await unused.getByRole('button').count()).toBe(0);
    }
    const table = page.getByRole('table', { name: 'Avis en cache' });
    expect(await table.getByRole('row').count()).toBe(9);
    expect(await table.getByRole('button').count()).toBe(0);
    await passesAxeInBothSchemes(page);
    expect(site.complaints).toEqual([]);
  });

  test('a press tells what came of it; Google away is said, with the date of what is shown', async () => {
    const { page, card, press } = await open();
    await site.rows(`update customer_reviews set asked_at = asked_at - interval '1 minute'`);
    await press.click();
    await page.getByText('Synchronisation réussie').waitFor();
    await page.getByText('8 avis en cache.').waitFor();
    await site.fault({ partner: 'google', status: 503 });
    // A press within ten seconds of another asks for nothing.
    await site.rows(`update customer_reviews set asked_at = asked_at - interval '1 minute'`);
    await press.click();
    await page.getByText('Synchronisation échouée').waitFor();
    await page
      .getByText(/^Google n'est pas joignable : les avis affichés datent du \d{1,2}(er)? \S+ 20\d\d\.$/)
      .waitFor();
    await card.getByText(/^Dernière erreur, le .+\u00a0: Google n’a pas répondu\./).waitFor();
    await passesAxeInBothSchemes(page);
  });

  test('nothing connected: said in one sentence, and nothing to press', async () => {
    const page = await site.open('/admin/google-auth', admin, (one) =>
      one.route('**/api/google/status', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { services: object[] };
        const services = body.services.map((service) => ({
          ...service,
          source: null,
          state: 'disconnected',
          fault: null,
        }));
        await route.fulfill({ response: answer, json: { services, reviews: [] } });
      }),
    );
    await page.getByText('Aucun compte Google connecté. Le site fonctionne sans.').waitFor();
    await page.getByText('Aucun avis en cache.').waitFor();
    expect(await page.getByRole('button', { name: 'Synchroniser maintenant' }).count()).toBe(0);
    await passesAxeInBothSchemes(page);
  });
});
