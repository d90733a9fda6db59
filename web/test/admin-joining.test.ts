import type { Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, until } from './browser';
import { addressOf, type MailboxSite, startMailbox } from './mailbox-site';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('E11 which lines are one conversation', () => {
  let desk: MailboxSite;
  beforeAll(async () => {
    desk = await startMailbox();
  }, 120_000);
  afterEach(() => desk.site.leave());
  afterAll(() => desk?.site.stop());

  const row = (page: Page, words: string) => page.locator('[data-row]', { hasText: words });
  const said = (page: Page) => page.getByRole('list', { name: 'Échanges' });
  const parts = (page: Page) => page.getByRole('region', { name: 'Conversations fusionnées' });
  const shownId = (page: Page) => new URL(page.url()).searchParams.get('id');
  const undo = (page: Page, title: string) =>
    page.locator('[data-sonner-toast]', { hasText: title }).getByRole('button', { name: 'Annuler' });
  /** A mail of theirs, as the inbox stores one. */
  const mailed = (id: string, subject: string, body: string) =>
    desk.site.rows(
      `insert into thread_entry (id, thread_id, kind, at, subject, body, version) values (uuidv7(), $1, 'received', now(), $2, $3, 0)`,
      [id, subject, body],
    );

  test('E11 by keyboard: one goes into another, a colleague who reads it is led there, and it comes out again', async () => {
    const kept = await desk.ask('Fusion Nathan', 'Le loyer');
    const gone = await desk.ask('Fusion Nathan', 'La visite');
    const lea = await desk.colleague('Léa Collègue');
    const page = await desk.open(`?dossier=new&id=${gone}`);
    await page.getByRole('article', { name: 'La visite' }).waitFor();
    const colleague = await desk.open(`?dossier=new&id=${gone}`, lea);
    await colleague.getByRole('article', { name: 'La visite' }).waitFor();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'Fusionner dans' });
    await dialog.getByRole('button', { name: /Le loyer/ }).waitFor();
    await passesAxeInBothSchemes(page);
    await until(async () =>
      expect(
        await dialog.getByLabel('Rechercher une conversation').evaluate((box) => box === document.activeElement),
      ).toBe(true),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Le loyer' }).waitFor();
    await said(page).getByText('Bonjour, La visite').waitFor();
    await said(page)
      .getByText(/Fusionnée avec une autre conversation/)
      .waitFor();
    expect(shownId(page)).toBe(kept);
    await page.locator(`[data-row="${gone}"]`).waitFor({ state: 'detached' });
    await until(() => expect(shownId(colleague)).toBe(kept));
    await colleague.getByRole('article', { name: 'Le loyer' }).waitFor();
    await parts(colleague)
      .getByText(/Fusionnée par/)
      .waitFor();
    await passesAxeInBothSchemes(page);
    if (process.env.SHOTS)
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.screenshot({ path: `${process.env.SHOTS}/merged-${width}.png`, fullPage: true });
      }
    await parts(colleague)
      .getByRole('button', { name: /Annuler la fusion/ })
      .click();
    await colleague.getByRole('article', { name: 'La visite' }).waitFor();
    expect(shownId(colleague)).toBe(gone);
    await page.locator(`[data-row="${gone}"]`).waitFor();
    await parts(page).waitFor({ state: 'detached' });
  });

  test('E11 merged and taken back from the toast; once it is answered nothing is offered', async () => {
    await desk.ask('Toast Nora', 'Première');
    const gone = await desk.ask('Toast Nora', 'Deuxième');
    const page = await desk.open(`?dossier=new&id=${gone}`);
    const merge = async () => {
      await page.getByRole('button', { name: 'Fusionner' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Première/ })
        .click();
      await page.getByRole('article', { name: 'Première' }).waitFor();
    };
    await page.getByRole('article', { name: 'Deuxième' }).waitFor();
    await merge();
    await undo(page, 'Conversations fusionnées').click();
    await page.getByRole('article', { name: 'Deuxième' }).waitFor();
    expect(shownId(page)).toBe(gone);
    await merge();
    await page.keyboard.press('r');
    await page.getByLabel(`Réponse à ${addressOf('Toast Nora')}`).fill('Bonjour, aux deux.');
    await page.keyboard.press('Control+Enter');
    await said(page).getByText('Bonjour, aux deux.').waitFor();
    await parts(page).getByText('Une réponse est partie depuis').waitFor();
    expect(await parts(page).getByRole('button').count()).toBe(0);
  });

  test('E11 split from a mail on, on a phone too, and moved to whom it is of', async () => {
    const id = await desk.ask('Scission Paul', 'Le bail');
    await desk.ask('Autre Personne', 'Bonjour');
    await mailed(id, 'Un autre local', 'Et le local de la rue Monge ?');
    const page = await desk.open(`?dossier=new&id=${id}`, { ...desk.signedIn, ...PHONE });
    await page.getByRole('article', { name: 'Le bail' }).waitFor();
    await said(page).getByRole('button', { name: 'Scinder à partir d’ici' }).click();
    await page.getByRole('article', { name: 'Un autre local' }).waitFor();
    await said(page).getByText('Et le local de la rue Monge ?').waitFor();
    expect(shownId(page)).not.toBe(id);
    await page.getByRole('button', { name: 'Déplacer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Déplacer vers une autre personne' });
    await dialog.getByLabel('Rechercher une personne').fill('Autre');
    const other = dialog.getByRole('button', { name: /Autre Personne/ });
    await other.waitFor();
    await passesAxeInBothSchemes(page);
    await other.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(addressOf('Autre Personne')).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await desk.site.rows('select email from thread where id = $1', [shownId(page)])).toEqual([
      { email: addressOf('Autre Personne') },
    ]);
  });

  test('no page complained', () => expect(desk.site.complaints).toEqual([]));
});
