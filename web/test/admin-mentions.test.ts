import type { Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, until } from './browser';
import { type MailboxSite, startMailbox } from './mailbox-site';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('E11 colleagues in notes', () => {
  let desk: MailboxSite;
  beforeAll(async () => {
    desk = await startMailbox();
  }, 120_000);
  afterEach(() => desk.site.leave());
  afterAll(() => desk?.site.stop());

  const box = (page: Page) => page.getByLabel('Note interne, jamais envoyée');
  const offered = (page: Page) => page.getByRole('listbox', { name: 'Collègues' });
  const folder = (page: Page) =>
    page.getByRole('navigation', { name: 'Dossiers' }).getByRole('link', { name: 'Mentions' });

  test('E11 by keyboard: a name after @ is completed, its colleague finds it in Mentions and says that it is seen', async () => {
    const lea = await desk.colleague('Léa Petit');
    await desk.colleague('Marc Grand');
    const id = await desk.ask('Mention Zoé', 'Un conseil');
    const page = await desk.open(`?dossier=new&id=${id}`);
    await page.getByRole('article').waitFor();
    await page.keyboard.press('n');
    await until(async () => expect(await box(page).evaluate((it) => it === document.activeElement)).toBe(true));
    await page.keyboard.type('À voir avec @');
    await offered(page).getByRole('option', { name: 'Marc Grand' }).waitFor();
    await passesAxeInBothSchemes(page);
    await page.keyboard.type('pe');
    await offered(page).getByRole('option', { name: 'Marc Grand' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await offered(page).waitFor({ state: 'detached' });
    await page.keyboard.type('demain');
    expect(await box(page).inputValue()).toBe('À voir avec @Léa Petit demain');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Mentionnés : Léa Petit').waitFor();
    expect(await page.getByRole('button', { name: 'Marquer la mention comme vue' }).count()).toBe(0);

    const hers = await desk.open('?dossier=mentions', { ...lea, ...PHONE });
    await hers.locator(`[data-row="${id}"]`).getByRole('button').click();
    await hers.getByRole('list', { name: 'Échanges' }).getByText('À voir avec @Léa Petit demain').waitFor();
    await passesAxeInBothSchemes(hers);
    await hers.getByRole('button', { name: 'Marquer la mention comme vue' }).click();
    await hers.getByText('Mentionnés : Léa Petit (vu)').waitFor();
    await hers.getByRole('button', { name: 'Retour à la liste' }).click();
    await hers.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' });
    await until(async () => expect((await desk.site.mails('leapetit@exemple.fr')).length).toBe(1));
    await folder(page).waitFor();
  });

  test('E11 Escape closes the names and not the note; a name that is rubbed out again is nobody’s', async () => {
    await desk.colleague('Rémi Court');
    const id = await desk.ask('Mention Paul', 'Une hésitation');
    const page = await desk.open(`?dossier=new&id=${id}`);
    await page.getByRole('article').waitFor();
    await page.keyboard.press('n');
    await until(async () => expect(await box(page).evaluate((it) => it === document.activeElement)).toBe(true));
    await page.keyboard.type('@ré');
    await offered(page).waitFor();
    await page.keyboard.press('Escape');
    await offered(page).waitFor({ state: 'detached' });
    expect(await box(page).inputValue()).toBe('@ré');
    await page.keyboard.type('m');
    await page.keyboard.press('Tab');
    await until(async () => expect(await box(page).inputValue()).toBe('@Rémi Court '));
    await box(page).fill('Personne en particulier');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('list', { name: 'Échanges' }).getByText('Personne en particulier').waitFor();
    expect(
      await desk.site.rows(
        'select from thread_mention m join thread_entry e on e.id = m.entry_id where thread_id = $1',
        [id],
      ),
    ).toEqual([]);
  });

  test('no page complained', () => expect(desk.site.complaints).toEqual([]));
});
