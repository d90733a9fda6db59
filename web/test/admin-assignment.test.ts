import type { BrowserContextOptions, Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PATH = '/admin/assignment-rules';

run('E06 the page of assignment rules', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: PATH, heading: "Règles d'attribution" });
  }, 120_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const names = async () =>
    (await site.rows<{ name: string }>('select name from assignment_rule order by position, id')).map(
      ({ name }) => name,
    );
  const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name });
  const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

  test('no rule yet, by the specification’s sentence; system rules stand below', async () => {
    const page = await site.open(PATH, signedIn);
    await page
      .getByText('Aucune règle. Toutes les demandes vont au conseiller du bien, sinon au conseiller par défaut.')
      .waitFor();
    await page.getByRole('heading', { name: 'Règles du système' }).waitFor();
    await passesAxeInBothSchemes(page);
  });

  test('a rule is written with conditions, put before another by its arrow and by dragging, tried, and removed', async () => {
    const page = await site.open(PATH, signedIn);
    await page.getByText(/^Aucune règle/).waitFor();
    await page.keyboard.press('n');
    const added = drawer(page, 'Ajouter une règle');
    await added.getByRole('button', { name: 'Ajouter des conditions' }).click();
    await save(page);
    await added.getByText('Le formulaire contient 2 erreurs').waitFor();
    await added.getByLabel('Nom').fill('Estimations à Paris');
    await added.getByRole('checkbox', { name: 'Estimation' }).check();
    await added.getByRole('button', { name: 'Ajouter une condition' }).click();
    await added.getByLabel('Groupe 1, condition 2', { exact: true }).selectOption({ label: 'Département' });
    await added.getByLabel('Groupe 1, condition 2 : valeurs').fill('75, 92');
    await added.getByLabel('Attribution').selectOption({ label: 'Conseiller précis' });
    await added.getByRole('radio').first().check();
    await passesAxeInBothSchemes(page);
    await save(page);
    await row(page, 'Estimations à Paris')
      .getByText('Source\u00a0: Estimation et Département\u00a0: 75 ou 92')
      .waitFor();
    await page.getByRole('button', { name: 'Ajouter une règle' }).click();
    await added.getByLabel('Nom').fill('Tout le reste');
    await save(page);
    await row(page, 'Tout le reste').getByText('Tour de rôle\u00a0: tous les conseillers actifs').waitFor();
    await until(async () => expect(await names()).toEqual(['Estimations à Paris', 'Tout le reste']));

    await page.getByRole('button', { name: 'Monter : Tout le reste' }).click();
    await until(async () => expect(await names()).toEqual(['Tout le reste', 'Estimations à Paris']));
    await row(page, 'Tout le reste').locator('[data-rule]').dragTo(row(page, 'Estimations à Paris'));
    await until(async () => expect(await names()).toEqual(['Estimations à Paris', 'Tout le reste']));

    const form = page.getByRole('form', { name: 'Simuler' });
    await form.getByLabel('Source').selectOption({ label: 'Chat' });
    await form.getByRole('button', { name: 'Simuler' }).click();
    await page.getByText('Règle retenue : Tout le reste').waitFor();
    await page.getByText('Estimations à Paris : Source\u00a0: Chat').waitFor();
    await passesAxeInBothSchemes(page);

    await row(page, 'Estimations à Paris').getByRole('button', { name: 'Estimations à Paris', exact: true }).click();
    const opened = drawer(page, 'Estimations à Paris');
    await opened.getByRole('button', { name: 'Supprimer la règle' }).click();
    await opened.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await until(async () => expect(await names()).toEqual(['Tout le reste']));
  });

  test('a colleague’s change is not written over; a failure is said, and a session that ended asks for the password', async () => {
    const page = await site.open(PATH, signedIn);
    await row(page, 'Tout le reste').getByRole('button', { name: 'Tout le reste', exact: true }).click();
    const opened = drawer(page, 'Tout le reste');
    await opened.getByLabel('Nom').fill('Le reste');
    await site.rows(`update assignment_rule set name = 'Autre nom', version = version + 1`);
    await save(page);
    await page
      .getByText(/^Cette règle a été modifié/)
      .first()
      .waitFor();
    expect(await names()).toEqual(['Autre nom']);

    const other = await site.open(PATH, signedIn, (own) =>
      own.route(`**/api${PATH}`, (route) => route.fulfill({ status: 500, json: {} })),
    );
    await other.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await passesAxeInBothSchemes(other);
    await other.unroute(`**/api${PATH}`);
    await other.getByRole('button', { name: 'Réessayer' }).click();
    await row(other, 'Autre nom').waitFor();
    await site.rows('delete from session');
    await other.getByRole('button', { name: 'Rejouer sur les non-attribués' }).click();
    await other.getByRole('dialog').getByLabel('Mot de passe').waitFor();
  });
});
