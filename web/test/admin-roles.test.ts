import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PASSWORD = 'tuile verte au balcon';
const NO_ACCESS = 'Vous n’avez pas accès à cette page.';

run('E13 users and roles', () => {
  let site: TestSite;
  let admin: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    admin = await signIn(site, { next: '/admin/settings/users', heading: 'Utilisateurs et rôles' });
  }, 120_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const path = (page: Page) => new URL(page.url()).pathname;
  const at = (page: Page, wanted: string) => until(() => expect(path(page)).toBe(wanted));
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const users = async (search = '', options = admin) => {
    const page = await site.open(`/admin/settings/users${search}`, options);
    await page.getByRole('table', { name: 'Comptes' }).waitFor();
    return page;
  };
  /** The link of the last mail to somebody, as a path of the site. */
  const mailedLink = (address: string, subject: string) =>
    until(async () => {
      const mails = (await site.mails(address)).filter((mail) => mail.subject === subject);
      const [link] = mails.map(({ text }) => /https?:\/\/\S+(\/admin\/password#[\w-]+)/.exec(text)?.[1]);
      expect(link).toBeDefined();
      return link as string;
    });
  const choose = async (page: Page, password = PASSWORD) => {
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  };
  const enter = async (page: Page, email: string, password = PASSWORD) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };

  test('an administrator invites an editor, who comes by the mail, and begins with what the role may open', async () => {
    const page = await users();
    await passesAxeInBothSchemes(page);
    await page.getByRole('button', { name: 'Inviter un collègue' }).click();
    const form = page.getByRole('form', { name: 'Inviter un collègue' });
    await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await form.getByText("L'email est requis").waitFor();
    await form.getByLabel('Email').fill('nina@exemple.fr');
    await form.getByLabel('Nom').fill('Nina Aubert');
    await form.getByLabel('Rôle').selectOption({ label: 'Rédacteur' });
    await form.getByText('Le blog et ses images. Ce rôle n’est pas activé : la connexion est refusée.').waitFor();
    await passesAxeInBothSchemes(page);
    await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    const row = page.getByRole('row', { name: /Nina Aubert/ });
    await row.getByText('Invité', { exact: true }).waitFor();

    const link = await mailedLink('nina@exemple.fr', 'Votre accès à l’administration du site');
    const theirs = await site.open(link, FOR_AXE);
    await heading(theirs, 'Bienvenue');
    await theirs.getByText('Compte nina@exemple.fr').waitFor();
    await passesAxeInBothSchemes(theirs);
    await choose(theirs, 'motdepasse2026');
    await theirs.getByText('Ce mot de passe est trop courant : il serait deviné').waitFor();
    await choose(theirs);
    await at(theirs, '/admin/login');
    await theirs.getByText('Votre mot de passe est enregistré. Connectez-vous.').waitFor();
    await enter(theirs, 'nina@exemple.fr');
    await theirs.getByRole('alert').getByText("Accès refusé. Vous n'avez pas les droits d'administration.").waitFor();

    await page.getByRole('switch', { name: 'Rédacteur' }).click();
    await until(async () => expect(await page.getByRole('switch', { name: 'Rédacteur' }).isChecked()).toBe(true));
    await enter(theirs, 'nina@exemple.fr');
    const menu = theirs.getByRole('navigation', { name: 'Administration' });
    await menu.waitFor();
    const labels = await menu.getByRole('link').allInnerTexts();
    expect(labels.filter((label) => !['Blog', 'Voir le site'].includes(label.trim()))).toEqual([]);
    await theirs.goto(`${site.system.url}/admin/properties`);
    await theirs.getByRole('alert').getByText(NO_ACCESS).waitFor();
    await passesAxeInBothSchemes(theirs);
    const refused = await theirs.evaluate(async () => (await fetch('/api/admin/properties')).status);
    expect(refused).toBe(403);

    const again = await site.open(link);
    await again
      .getByRole('alert')
      .getByText('Ce lien a déjà servi. Connectez-vous, ou demandez-en un nouveau.')
      .waitFor();
  });

  test('a manager has the whole menu but Paramètres and API, and sees no account', async () => {
    await site.rows(`insert into enabled_role (role) values ('manager') on conflict do nothing`);
    await site.rows(
      `insert into staff_account (email, name, role, password_hash)
       select 'resp@exemple.fr', 'Rémi Resp', 'manager', password_hash from staff_account where email = $1`,
      [site.system.admin.email.toLowerCase()],
    );
    const page = await site.open('/admin/login');
    await enter(page, 'resp@exemple.fr', site.system.admin.password);
    await heading(page, 'Tableau de bord');
    const menu = page.getByRole('navigation', { name: 'Administration' });
    const labels = (await menu.getByRole('link').allInnerTexts()).map((label) => label.trim());
    expect(labels).toEqual(expect.arrayContaining(['Biens', 'Messages', 'Prospects', "Files d'attente"]));
    expect(labels.filter((label) => ['Paramètres', 'API', 'Google'].includes(label))).toEqual([]);
    await page.goto(`${site.system.url}/admin/settings/users`);
    await page.getByRole('alert').getByText(NO_ACCESS).waitFor();
    expect(await page.evaluate(async () => (await fetch('/api/admin/users')).status)).toBe(403);
  });

  test('a role is changed, sessions are ended, an account is deactivated and comes back; the last administrator stays', async () => {
    await site.rows(
      `insert into staff_account (email, name, role, password_hash)
       select 'sara@exemple.fr', 'Sara Petit', 'admin', password_hash from staff_account where email = $1`,
      [site.system.admin.email.toLowerCase()],
    );
    const theirs = await site.open('/admin/login?next=/admin/audience');
    await enter(theirs, 'sara@exemple.fr', site.system.admin.password);
    await heading(theirs, 'Audience');
    const page = await users();
    await page.getByRole('button', { name: 'Sara Petit' }).click();
    const drawer = page.getByRole('dialog', { name: 'Sara Petit' });
    await drawer.getByText(/^Chrome sous/).waitFor();
    await passesAxeInBothSchemes(page);
    await drawer.getByRole('button', { name: 'Déconnecter partout' }).click();
    await drawer.getByText('Aucune session ouverte.').waitFor();
    expect(await theirs.evaluate(async () => (await fetch('/api/users/me')).status)).toBe(401);
    await drawer.getByRole('button', { name: 'Désactiver' }).click();
    await drawer.getByRole('button', { name: 'Réactiver' }).waitFor();
    await drawer.getByRole('button', { name: 'Réactiver' }).click();
    await drawer.getByRole('button', { name: 'Désactiver' }).waitFor();
    await drawer.getByLabel('Rôle').selectOption({ label: 'Responsable' });
    await drawer.getByRole('button', { name: 'Enregistrer' }).click();
    await page
      .getByRole('row', { name: /Sara Petit/ })
      .getByText('Responsable')
      .waitFor();
    await page.getByRole('button', { name: 'Administration', exact: true }).click();
    const own = page.getByRole('dialog', { name: 'Administration' });
    await own.getByLabel('Rôle').selectOption({ label: 'Responsable' });
    await own.getByRole('button', { name: 'Enregistrer' }).click();
    await own
      .getByRole('alert')
      .getByText('C’est le dernier administrateur actif : nommez-en un autre d’abord.')
      .waitFor();
  });

  test('a forgotten password is asked for and chosen by keyboard alone; an unknown address is told the same', async () => {
    await site.rows(
      `insert into staff_account (email, name, role, password_hash)
       select 'oubli@exemple.fr', 'Omar Oubli', 'admin', password_hash from staff_account where email = $1`,
      [site.system.admin.email.toLowerCase()],
    );
    const ask = async (page: Page, email: string) => {
      await page.getByLabel('Email').focus();
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      const told = page.getByText(`Si un compte existe pour ${email}, un lien vient de lui être envoyé.`);
      await told.waitFor();
    };
    const page = await site.open('/admin/login', { ...PHONE, ...FOR_AXE });
    await page.getByRole('link', { name: 'Mot de passe oublié' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Mot de passe oublié');
    await passesAxeInBothSchemes(page);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await page.getByText("L'email est requis").waitFor();
    await ask(page, 'personne@exemple.fr');
    await page.goto(`${site.system.url}/admin/forgotten`);
    await ask(page, 'oubli@exemple.fr');
    const link = await mailedLink('oubli@exemple.fr', 'Votre nouveau mot de passe');
    expect(await site.mails('personne@exemple.fr')).toEqual([]);
    await page.goto(site.system.url + link);
    await heading(page, 'Choisir un mot de passe');
    await page.getByLabel('Mot de passe', { exact: true }).focus();
    await page.keyboard.type('onze parapluies bleus');
    await page.keyboard.press('Enter');
    await at(page, '/admin/login');
    await enter(page, 'oubli@exemple.fr', 'onze parapluies bleus');
    await heading(page, 'Tableau de bord');
  });

  test('a link that is over, or was never given, says so and leads on; without a server it is asked again', async () => {
    const wrong = await site.open('/admin/password#jamais-donne', FOR_AXE);
    await wrong
      .getByRole('alert')
      .getByText('Ce lien n’est pas valable. Vérifiez qu’il a été copié en entier.')
      .waitFor();
    await passesAxeInBothSchemes(wrong);
    await wrong.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await at(wrong, '/admin/forgotten');
    const away = await site.open('/admin/password#jamais-donne', {}, (page) =>
      page.route('**/api/users/link', (route) => route.abort('connectionrefused')),
    );
    await away.getByText('Impossible de vérifier ce lien.').waitFor();
    await away.unrouteAll();
    await away.getByRole('button', { name: 'Réessayer' }).click();
    await away.getByText('Ce lien n’est pas valable.').waitFor();
  });
});
