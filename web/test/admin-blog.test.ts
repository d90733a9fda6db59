import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxeInBothSchemes } from './axe';
import { browserMissing, hydrated, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PAGE = '/admin/blog';

run('E08 to E10 the blog as staff write it', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: PAGE, heading: 'Blog' });
  }, 180_000);
  beforeEach(() => site.rows('delete from post'));
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const open = async (path = PAGE, options: BrowserContextOptions = signedIn) => {
    const page = await site.open(path, options);
    await hydrated(page);
    return page;
  };
  const insert = async (title: string, status = 'draft'): Promise<number> => {
    const [row] = await site.rows<{ id: number }>(
      `insert into post (slug, title, excerpt, content, words, status, published_at)
       values (lower(replace('${title}', ' ', '-')), '${title}', 'Un extrait', '<p>Un texte.</p>', lower('${title}'), '${status}',
         case when '${status}' = 'published' then now() end) returning id`,
    );
    return row!.id;
  };
  const titles = (page: Page) => page.locator('[data-row] td[data-label="Titre"] button').allInnerTexts();
  const act = async (page: Page, title: string, action: string) => {
    await page.getByRole('button', { name: `Actions : ${title}` }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const editor = (page: Page) => page.getByRole('textbox', { name: 'Contenu', exact: true });
  const stored = async (title: string) =>
    (
      await site.rows<{ id: number; status: string; content: string; slug: string; version: number }>(
        `select id, status, content, slug, version from post where title = '${title}'`,
      )
    )[0];

  test('E08 nothing is written yet: the list says so and leads to the first post', async () => {
    const page = await open();
    await page.getByText('Aucun article disponible pour le moment').waitFor();
    await page.getByRole('link', { name: 'Écrire le premier article' }).first().click();
    await page.getByRole('heading', { name: 'Nouvel article', level: 1 }).waitFor();
  });

  test('E08 filtered, published, binned and taken back from the row; a tag is renamed in its panel', async () => {
    const id = await insert('Le bail');
    await insert('La TVA', 'published');
    await site.rows(`update post set tags = '{Bial}' where id = ${id}`);
    const page = await open();
    await until(async () => expect(await titles(page)).toEqual(['La TVA', 'Le bail']));
    await page.getByRole('button', { name: /^1\s*Brouillon$/ }).click();
    await until(async () => expect(await titles(page)).toEqual(['Le bail']));
    await act(page, 'Le bail', 'Publier');
    await page.getByText('Article publié').waitFor();
    expect((await stored('Le bail'))?.status).toBe('published');
    await page.getByRole('button', { name: /^2\s*Tous$/ }).click();
    await act(page, 'Le bail', 'Mettre à la corbeille');
    await until(async () => expect(await titles(page)).toEqual(['La TVA']));
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await until(async () => expect(await titles(page)).toContain('Le bail'));
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Tags' });
    await panel.getByRole('textbox', { name: /Bial/ }).fill('Bail');
    await panel.getByRole('button', { name: 'Renommer' }).click();
    await page.getByText('1 article modifié.').waitFor();
    expect(await site.rows(`select tags from post where id = ${id}`)).toEqual([{ tags: ['Bail'] }]);
  });

  test('E08 what cannot be read says so, and reads again when asked', async () => {
    await insert('Le bail');
    const page = await site.open(PAGE, signedIn, (fresh) =>
      fresh.route('**/api/admin/posts?*', (route) => route.fulfill({ status: 500, json: {} })),
    );
    await page.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await page.unroute('**/api/admin/posts?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await until(async () => expect(await titles(page)).toEqual(['Le bail']));
  });

  test('E09 written by keyboard alone, kept by itself as a draft, published, and read by everybody', async () => {
    const page = await open(`${PAGE}/new`);
    await page.getByLabel('Titre', { exact: true }).focus();
    await page.keyboard.type('La durée du bail');
    await editor(page).focus();
    await page.keyboard.type('Le locataire ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('peut partir');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## ');
    await page.keyboard.type('Tous les trois ans');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Enregistré à \d\d:\d\d$/).waitFor();
    await until(() => expect(page.url()).toMatch(/\/admin\/blog\/edit\/\d+$/));
    expect(await stored('La durée du bail')).toMatchObject({
      status: 'draft',
      slug: 'la-duree-du-bail',
      content: '<p>Le locataire <strong>peut partir</strong></p><h2>Tous les trois ans</h2>',
    });
    expect((await fetch(`${site.system.url}/blog/la-duree-du-bail`)).status).toBe(404);
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Fin.');
    await page.getByRole('button', { name: 'Publier', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Article publié').waitFor();
    const text = await (await fetch(`${site.system.url}/blog/la-duree-du-bail`)).text();
    expect(text).toContain('<h2>Tous les trois ans</h2><p>Fin.</p>');
    await page.getByRole('link', { name: 'Voir l’article' }).waitFor();
    await page.getByRole('button', { name: 'Dépublier' }).click();
    await page.getByText('Article dépublié').waitFor();
    expect((await fetch(`${site.system.url}/blog/la-duree-du-bail`)).status).toBe(404);
  });

  test('E09 a table, a box, a link and the checks: what is wrong is said before it is published', async () => {
    const id = await insert('Avec un tableau');
    const page = await open(`${PAGE}/edit/${id}`);
    await page.getByText('Rien à signaler : titres, images et liens sont en ordre.').waitFor();
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Encadré' }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Home');
    await page.getByRole('button', { name: 'Lien', exact: true }).click();
    await page.getByLabel('Adresse', { exact: true }).fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Insérer le lien' }).click();
    await page.getByText('Une adresse du site (/nos-biens)', { exact: false }).waitFor();
    await page.getByLabel('Adresse', { exact: true }).fill('/blog/jamais-ecrit');
    await page.getByRole('button', { name: 'Insérer le lien' }).click();
    await page.getByText('ne mène nulle part (/blog/jamais-ecrit)', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Vue HTML' }).click();
    const html = page.getByLabel('Contenu en HTML');
    expect(await html.inputValue()).toContain('<aside>');
    await html.fill('<h3>Trop bas</h3><p>x</p>');
    await page.getByText('« Trop bas » est un titre 3 : un titre 2 est attendu avant.').waitFor();
    await page.getByRole('button', { name: 'Vue HTML' }).click();
    await editor(page).getByRole('heading', { name: 'Trop bas' }).waitFor();
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Tableau', exact: true }).click();
    await page.keyboard.type('Année');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await page.getByText(/^Enregistré à/).waitFor();
    expect((await stored('Avec un tableau'))?.content).toMatch(/<table>.*<th[^>]*><p>Année<\/p><\/th>/);
  });

  test('E09 what is pasted from Word comes in clean', async () => {
    const id = await insert('Collé');
    const page = await open(`${PAGE}/edit/${id}`);
    await editor(page).focus();
    await page.keyboard.press('Control+a');
    await editor(page).evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        `<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
         <h2 style="color:#2F5496">Durée</h2><p class="MsoNormal" style="mso-margin-top-alt:auto"><b>Neuf</b> ans<o:p></o:p></p>
         <script>alert(1)</script><!--EndFragment--></body></html>`,
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await page.keyboard.press('Control+s');
    await page.getByText(/^Enregistré à/).waitFor();
    expect((await stored('Collé'))?.content).toBe('<h2>Durée</h2><p><strong>Neuf</strong> ans</p>');
  });

  test('E10 what the visual editor would lose is written as HTML, and nothing of it is lost', async () => {
    const id = await insert('Avec une vidéo');
    const content = '<p>x<sup>2</sup></p>';
    await site.rows(`update post set content = '${content}' where id = ${id}`);
    const page = await open(`${PAGE}/edit/${id}`);
    expect(await page.getByLabel('Contenu en HTML').inputValue()).toBe(content);
    await page.getByText('ne sait pas montrer (sup)', { exact: false }).waitFor();
    await page.getByLabel('Tags', { exact: false }).first().fill('Bail');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Enregistré à/).waitFor();
    expect((await stored('Avec une vidéo'))?.content).toBe(content);
  });

  test('E09 scheduled for a day to come, and taken back', async () => {
    const id = await insert('Pour plus tard');
    const page = await open(`${PAGE}/edit/${id}`);
    await page.getByRole('button', { name: 'Programmer', exact: true }).click();
    await page.getByLabel('Jour').fill('2030-01-15');
    await page.getByLabel('Heure de Paris').fill('08:30');
    await page.getByRole('button', { name: 'Programmer la publication' }).click();
    await page.getByText('Article programmé').waitFor();
    expect(await site.rows(`select status, published_at from post where id = ${id}`)).toEqual([
      { status: 'scheduled', published_at: new Date('2030-01-15T07:30:00Z') },
    ]);
    await page.getByRole('button', { name: 'Déprogrammer' }).click();
    await until(async () => expect((await stored('Pour plus tard'))?.status).toBe('draft'));
  });

  test('E10 two people at once: the second is told, compares, and loses nothing', async () => {
    const id = await insert('À deux', 'published');
    const page = await open(`${PAGE}/edit/${id}`);
    await page.getByLabel('Extrait', { exact: true }).fill('Le mien');
    await site.rows(`update post set author = 'Zoé', version = version + 1 where id = ${id}`);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByRole('button', { name: 'Comparer' }).click();
    await page.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await until(async () =>
      expect(await site.rows(`select excerpt, author from post where id = ${id}`)).toEqual([
        { excerpt: 'Le mien', author: 'Zoé' },
      ]),
    );
  });

  test('E10 a session that ended asks for the password over the form, which keeps what was typed', async () => {
    const id = await insert('Longue saisie', 'published');
    const page = await open(`${PAGE}/edit/${id}`);
    await page.getByLabel('Extrait', { exact: true }).fill('Encore là');
    await page.route(`**/api/admin/posts/${id}`, (route) =>
      route.fulfill({ status: 401, json: { error: 'Connectez-vous pour continuer.' } }),
    );
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Mot de passe').waitFor();
    expect(await page.getByLabel('Extrait', { exact: true }).inputValue()).toBe('Encore là');
  });

  test('E10 an id that is nothing says so', async () => {
    const page = await open(`${PAGE}/edit/999999`);
    await page.getByText("Cet article n'existe pas ou a été supprimé.").waitFor();
  });

  test('E08 E10 list and editor pass axe in light and dark, at a desk and on a phone', async () => {
    const id = await insert('Le bail', 'published');
    const page = await open(PAGE, { ...signedIn, ...FOR_AXE });
    await page.locator('[data-row]').first().waitFor();
    await passesAxeInBothSchemes(page);
    await page.goto(`${site.system.url}${PAGE}/edit/${id}`);
    await editor(page).waitFor();
    await passesAxeInBothSchemes(page);
  });
});
