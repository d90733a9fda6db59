import type { BrowserContextOptions, Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PAGE = '/admin/indexation';

run('E15 the page of indexation', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: PAGE, heading: 'Indexation' });
    await site.rows('delete from post');
    await site.rows(`insert into post (slug, title, excerpt, content, words)
      values ('un', 'Deux fois', 'En bref', '', ''), ('deux', 'Deux fois', 'En bref', '', '')`);
    await site.rows(`insert into missing_page (path, visits) values ('/vieille-page', 12), ('/bien/{…}', 30)`);
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(async () => {
    expect(site?.complaints).toEqual([]);
    await site?.stop();
  });

  const urls = (page: Page) => page.locator('[data-row] td[data-label="URL"] a').allInnerTexts();
  const open = (path = PAGE) => site.open(path, signedIn);
  const found = async (path: string) => {
    const { status, headers } = await fetch(site.system.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  test('E15 what is wrong is filtered by a press, kept in the address; nothing wrong is said so', async () => {
    const page = await open();
    await page
      .getByText(
        "L'API Indexing de Google est réservée aux offres d'emploi et aux directs : les biens passent par le sitemap et IndexNow.",
      )
      .waitFor();
    await page.getByRole('button', { name: /Titres en double/ }).click();
    await page.getByLabel('Type').selectOption('Article');
    await until(async () => expect((await urls(page)).toSorted()).toEqual(['/blog/deux', '/blog/un']));
    await page.reload();
    await until(async () => expect((await urls(page)).toSorted()).toEqual(['/blog/deux', '/blog/un']));
    await page.getByLabel('Type').selectOption('Page');
    await page.getByText('Toutes les pages sont saines.').waitFor();
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await until(async () => expect(await urls(page)).toContain('/nos-biens'));
    expect(new URL(page.url()).search).toBe('');
  });

  test('E15 a frequent 404 is redirected from its line; a ring is refused at its field; what is deleted comes back by « Annuler »', async () => {
    const page = await open();
    const missed = page.getByRole('region', { name: '404 fréquents' });
    await missed.getByText('/bien/{…}').waitFor();
    expect(await missed.getByRole('button').count()).toBe(1);
    await missed.getByRole('button', { name: 'Rediriger /vieille-page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Créer une redirection' });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('La nouvelle adresse est requise').waitFor();
    await dialog.getByLabel('Nouvelle adresse').fill('/vieille-page');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Cette redirection tournerait en rond').waitFor();
    await dialog.getByLabel('Nouvelle adresse').fill('/nos-biens');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });
    const list = page.getByRole('region', { name: 'Redirections' });
    await list.getByText('301 vers /nos-biens').waitFor();
    await until(async () => expect(await missed.getByText('/vieille-page').count()).toBe(0));
    expect(await found('/vieille-page')).toEqual([301, '/nos-biens']);
    await list.getByRole('button', { name: 'Supprimer la redirection de /vieille-page' }).click();
    await list.getByText('Aucune redirection pour le moment.').waitFor();
    expect((await found('/vieille-page'))[0]).toBe(404);
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await list.getByText('301 vers /nos-biens').waitFor();
    expect(await found('/vieille-page')).toEqual([301, '/nos-biens']);
  });

  test('E15 an address that is gone for good is created by 410, the files of the sitemap are told, and robots.txt is asked about an address', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Créer une redirection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Créer une redirection' });
    await dialog.getByLabel('Ancienne adresse').fill('/offre-2019');
    await dialog.getByLabel('Réponse').selectOption('410');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('410, supprimée').waitFor();
    expect(await found('/offre-2019')).toEqual([410, null]);
    const files = page.getByRole('region', { name: 'sitemap.xml' }).getByRole('listitem');
    await files.filter({ hasText: '/sitemap-blog.xml' }).getByText('2 adresses').waitFor();
    const robots = page.getByRole('region', { name: 'robots.txt' });
    for (const [typed, verdict] of [
      ['/admin/messages', 'Bloquée'],
      ['/nos-biens', 'Autorisée'],
      ['https://ailleurs.fr/', 'Cette adresse n’est pas de ce site.'],
    ] as const) {
      await robots.getByLabel('Tester une URL').fill(typed);
      await robots.getByText(verdict).waitFor();
    }
  });

  test('E15 the page and its form pass axe on a phone and at a desk, in the dark and in the light', async () => {
    const page = await open();
    await until(async () => expect(await urls(page)).toContain('/nos-biens'));
    await page.getByRole('region', { name: '404 fréquents' }).getByText('/bien/{…}').waitFor();
    await passesAxeInBothSchemes(page);
    await page.getByRole('button', { name: 'Créer une redirection' }).click();
    await passesAxeInBothSchemes(page);
  });
});
