import type { Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, until } from './browser';
import { addressOf, type MailboxSite, startMailbox } from './mailbox-site';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('E11 templates of replies', () => {
  let desk: MailboxSite;
  beforeAll(async () => {
    desk = await startMailbox();
  }, 120_000);
  afterEach(() => desk.site.leave());
  afterAll(() => desk?.site.stop());

  const reply = (page: Page) => page.getByRole('form', { name: 'Réponse' });
  const openForm = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Modèles', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name }).first().click();
    return page.getByRole('form');
  };

  test('E11 a template fills in what is known, asks for what is not, and what is sent holds no variable', async () => {
    const [property] = await desk.site.rows<{ id: number; title: string }>(
      'select id, title from public_property limit 1',
    );
    const id = await desk.ask('Zoé', 'Une visite', { propertyId: String(property!.id) });
    const page = await desk.open(`?dossier=new&id=${id}`);
    await page.getByRole('button', { name: 'Répondre' }).click();
    await reply(page).getByRole('button', { name: 'Insérer un modèle' }).click();
    const picker = page.getByRole('dialog', { name: 'Insérer un modèle' });
    await picker.getByRole('button', { name: 'Proposer une visite' }).waitFor();
    await passesAxeInBothSchemes(page);
    await picker.getByRole('button', { name: 'Proposer une visite' }).click();
    const text = reply(page).getByLabel('Réponse à');
    await until(async () => expect(await text.inputValue()).toContain(`« ${property!.title} »`));
    expect(await text.inputValue()).toMatch(/http.*\/rdv\//);
    expect(await reply(page).getByLabel('Objet').inputValue()).toBe(`Visite : ${property!.title}`);
    await reply(page).getByRole('button', { name: 'Envoyer', exact: true }).click();
    await reply(page).getByRole('alert').getByText('Complétez {{prenom}} avant l’envoi').waitFor();
    const asked = reply(page).getByLabel('Prénom du client');
    expect(await asked.evaluate((field) => field === document.activeElement)).toBe(true);
    await passesAxeInBothSchemes(page);
    await asked.fill('Zoé');
    await asked.press('Enter');
    await until(async () => expect(await text.inputValue()).toMatch(/^Bonjour Zoé,/));
    await reply(page).getByRole('button', { name: 'Envoyer', exact: true }).click();
    await page.getByRole('list', { name: 'Échanges' }).getByText('Bonjour Zoé,').waitFor();
    const [mail] = await until(async () => {
      const mails = (await desk.site.mails(addressOf('Zoé'))).filter(({ subject }) => subject.startsWith('Visite'));
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).not.toContain('{{');
  });

  test('E11 by keyboard alone: a slash at the start of a line opens the templates, letters and Enter take one', async () => {
    const id = await desk.ask('Marc Petit', 'Un bail');
    const page = await desk.open(`?dossier=new&id=${id}`);
    await page.getByRole('article').waitFor();
    await page.keyboard.press('r');
    const text = reply(page).getByLabel('Réponse à');
    await page.keyboard.type('le 1/2, a/b\n/');
    await page.getByRole('dialog', { name: 'Insérer un modèle' }).waitFor();
    await page.keyboard.type('precisions');
    await page.getByRole('dialog').getByRole('button', { name: 'Demander des précisions' }).waitFor();
    await until(async () => expect(await page.getByRole('dialog').locator('li').count()).toBe(1));
    await page.keyboard.press('Enter');
    await until(async () => expect(await text.inputValue()).toMatch(/^le 1\/2, a\/b\nBonjour Marc,/));
    await until(async () => expect(await text.evaluate((box) => box === document.activeElement)).toBe(true));
    await page.keyboard.type('\n/');
    await page.getByRole('dialog', { name: 'Insérer un modèle' }).waitFor();
    await page.keyboard.press('Escape');
    await until(async () => expect(await text.inputValue()).toMatch(/\n\/$/));
  });

  test('E11 a template is added with its preview, changed, refused by the name of its variable, deleted and taken back', async () => {
    const id = await desk.ask('Nina Roy', 'Modèles');
    const page = await desk.open(`?dossier=new&id=${id}`);
    await page.getByRole('article').waitFor();
    const form = await openForm(page, 'Ajouter un modèle');
    await form.getByLabel('Nom').fill('Relance douce');
    await form.getByLabel('Texte').fill('Bonjour {{prenom}}, {{client.age}}');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await form.getByText('Variable inconnue\u00a0: {{client.age}}').first().waitFor();
    await form.getByLabel('Texte').fill('Bonjour {{prenom}}, ');
    await form.getByRole('button', { name: 'Titre du bien' }).click();
    const preview = form.getByRole('region', { name: 'Aperçu' });
    await preview.getByText('Bonjour Nina').or(preview.getByText('Nina')).first().waitFor();
    expect(await preview.locator('mark').allTextContents()).toEqual(['Titre du bien']);
    await passesAxeInBothSchemes(page);
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    const drawer = page.getByRole('dialog', { name: 'Modèles de réponse' });
    await drawer.getByRole('button', { name: 'Supprimer : Relance douce' }).waitFor();
    await passesAxeInBothSchemes(page);
    await drawer.getByRole('button', { name: 'Monter : Relance douce' }).click();
    const order = () =>
      desk.site.rows<{ name: string }>(
        'select name from reply_template where deleted_at is null order by position, id',
      );
    await until(async () => expect((await order()).at(-2)?.name).toBe('Relance douce'));
    await drawer.getByRole('button', { name: 'Supprimer : Relance douce' }).click();
    await drawer.getByText('« Relance douce » est supprimé.').waitFor();
    await until(async () => expect((await order()).map(({ name }) => name)).not.toContain('Relance douce'));
    await drawer.getByRole('button', { name: 'Annuler' }).click();
    await until(async () => expect((await order()).at(-2)?.name).toBe('Relance douce'));
  });

  test('E11 whoever was slower compares before anything is overwritten; a failure leaves the words in the form', async () => {
    const page = await desk.open();
    const form = await openForm(page, 'Bien plus disponible');
    await form.getByLabel('Nom').fill('Bien parti');
    await page.route('**/api/admin/reply-templates/*', (route) => route.fulfill({ status: 500, json: {} }));
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await form.getByText('Vérifiez la connexion et réessayez.').waitFor();
    expect(await form.getByLabel('Nom').inputValue()).toBe('Bien parti');
    await page.unroute('**/api/admin/reply-templates/*');
    await desk.site.rows(
      `update reply_template set subject = 'Autre objet', version = version + 1 where name = 'Bien plus disponible'`,
    );
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    await conflict.getByText(/^Ce modèle a été modifié/).waitFor();
    const [row] = await desk.site.rows<{ name: string }>(
      `select name from reply_template where subject = 'Autre objet'`,
    );
    expect(row?.name).toBe('Bien plus disponible');
  });

  test('E11 without any template the picker and the list say so, on a phone as well', async () => {
    await desk.site.rows('update reply_template set deleted_at = now()');
    const id = await desk.ask('Vide Sanitaire', 'Sans modèle');
    const page = await desk.open(`?dossier=new&id=${id}`, { ...desk.signedIn, ...PHONE });
    await page.getByRole('button', { name: 'Répondre' }).click();
    await reply(page).getByRole('button', { name: 'Insérer un modèle' }).click();
    await page.getByText('Aucun modèle. Ajoutez-en par « Modèles », en haut de la page.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Modèles', exact: true }).click();
    await page.getByText('Aucun modèle. Ceux que vous ajoutez servent à toute l’équipe.').waitFor();
    await desk.site.rows('update reply_template set deleted_at = null');
  });

  test('no page complained', () => expect(desk.site.complaints).toEqual([]));
});
