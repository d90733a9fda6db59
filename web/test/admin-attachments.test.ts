import type { Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, until } from './browser';
import { addressOf, type MailboxSite, startMailbox } from './mailbox-site';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

const PDF = { name: 'bail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 le bail') };
interface CaughtMail {
  readonly to: string[];
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string }[];
}

run('E11 files that go along, and conversations that are forwarded', () => {
  let desk: MailboxSite;
  beforeAll(async () => {
    desk = await startMailbox();
  }, 120_000);
  afterEach(() => desk.site.leave());
  afterAll(() => desk?.site.stop());

  const reply = (page: Page) => page.getByRole('form', { name: 'Réponse' });
  const begin = async (page: Page) => {
    await page.getByRole('button', { name: 'Répondre' }).click();
    return reply(page);
  };

  test('E11 a file is joined, refused by its name, taken away, still there after a reload, and sent with the reply', async () => {
    const id = await desk.ask('Alma Roche', 'Le bail joint');
    const page = await desk.open(`?dossier=new&id=${id}`);
    const form = await begin(page);
    const choose = form.getByLabel('Joindre des fichiers');
    await choose.setInputFiles([
      PDF,
      { ...PDF, name: 'plan.pdf' },
      { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') },
    ]);
    await form.getByText('« note.txt » n’est ni un PDF, ni un JPEG, ni un PNG.').waitFor();
    await passesAxeInBothSchemes(page);
    await form.getByRole('button', { name: 'Retirer note.txt de la liste' }).click();
    await form.getByRole('button', { name: 'Retirer plan.pdf' }).click();
    await form.getByRole('button', { name: 'Retirer plan.pdf' }).waitFor({ state: 'detached' });
    await form.getByLabel('Réponse à').fill('Le bail est joint.');
    await page.reload();
    await form.getByRole('button', { name: 'Retirer bail.pdf' }).waitFor();
    await form.getByRole('button', { name: 'Envoyer', exact: true }).click();
    const said = page
      .getByRole('list', { name: 'Échanges' })
      .getByRole('listitem')
      .filter({ hasText: 'Le bail est joint.' });
    await said.getByRole('link', { name: 'bail.pdf' }).waitFor();
    await said.getByText('Envoyé', { exact: true }).waitFor();
    const mails = (await desk.site.mails<CaughtMail>(addressOf('Alma Roche'))).filter(({ text }) =>
      text.includes('joint'),
    );
    expect(mails.at(-1)?.attachments).toMatchObject([{ filename: 'bail.pdf' }]);
    const [kept] = await desk.site.rows<{ waiting: number }>(
      'select count(*) filter (where entry_id is null)::int as waiting from thread_attachment where thread_id = $1',
      [id],
    );
    expect(kept).toEqual({ waiting: 0 });
    const download = page.waitForEvent('download');
    await said.getByRole('link', { name: 'bail.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('bail.pdf');
  });

  test('E11 by keyboard: f forwards the conversation with its files to an address, without its notes', async () => {
    const id = await desk.ask('Boris Lang', 'À transmettre');
    await desk.site.rows(
      `insert into thread_entry (id, thread_id, kind, at, body, version) values (uuidv7(), $1, 'note', now(), 'CANARI interne', 0)`,
      [id],
    );
    const page = await desk.open(`?dossier=new&id=${id}`);
    await page.getByRole('article').waitFor();
    await page.keyboard.press('f');
    const dialog = page.getByRole('dialog', { name: 'Transférer' });
    await dialog.getByLabel('À', { exact: true }).waitFor();
    await until(async () =>
      expect(await dialog.getByLabel('À', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
        true,
      ),
    );
    await page.keyboard.type('personne');
    await page.keyboard.press('Enter');
    await dialog.getByText('Email invalide').waitFor();
    await dialog.getByText('Conversation citée').click();
    await passesAxeInBothSchemes(page);
    await dialog.getByLabel('À', { exact: true }).fill('notaire@exemple.fr');
    await dialog.getByLabel('Message').fill('Pour avis.');
    await dialog.getByRole('button', { name: 'Transférer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('article').getByText('À notaire@exemple.fr').waitFor();
    const [mail] = await until(async () => {
      const mails = await desk.site.mails<CaughtMail>('notaire@exemple.fr');
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.subject).toMatch(/^Tr\s: À transmettre$/);
    expect(mail?.text).toContain('Bonjour, À transmettre');
    expect(mail?.text).not.toContain('CANARI');
  });

  test('E11 a conversation is exported as a mail file', async () => {
    const id = await desk.ask('Carla Munoz', 'À garder');
    const page = await desk.open(`?dossier=new&id=${id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Exporter (.eml)' }).click();
    expect((await download).suggestedFilename()).toBe('a-garder.eml');
  });

  test('E11 on a phone the box with its files fits', async () => {
    const id = await desk.ask('Dora Kahn', 'Depuis le quai');
    const page = await desk.open(`?dossier=new&id=${id}`, { ...desk.signedIn, ...PHONE });
    const form = await begin(page);
    await form
      .getByLabel('Joindre des fichiers')
      .setInputFiles([{ ...PDF, name: `${'bail-de-la-boutique-'.repeat(6)}.pdf` }]);
    await form.getByRole('button', { name: /^Retirer bail-de/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('no page complained', () => expect(desk.site.complaints).toEqual([]));
});
