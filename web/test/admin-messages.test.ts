import { randomUUID } from 'node:crypto';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const MAILBOX = { next: '/admin/messages', heading: 'Messagerie' };
const run = browserMissing ? describe.skip : describe;

run('E11 the mailbox', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, MAILBOX);
  }, 120_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  /** A visitor writes; answers the conversation's id. */
  async function ask(name: string, subject: string, more: object = {}): Promise<string> {
    const reply = await fetch(`${site.system.url}/api/contact/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ name, email: addressOf(name), subject, message: `Bonjour, ${subject}`, ...more }),
    });
    expect(reply.status).toBe(202);
    const { id } = (await reply.json()) as { id: string };
    return (await site.rows<{ id: string }>('select id from thread where source_id = $1', [id]))[0]!.id;
  }
  const addressOf = (name: string) => `${name.normalize('NFD').replace(/\W/g, '').toLowerCase()}@exemple.fr`;
  const stored = async (id: string) =>
    (
      await site.rows<{ state: string; unread: boolean; agent_id: number | null; property_id: number | null }>(
        'select state, unread, agent_id, property_id from thread where id = $1',
        [id],
      )
    )[0];
  const row = (page: Page, name: string) => page.locator('[data-row]', { hasText: name });
  const openRow = async (page: Page, name: string) => {
    await row(page, name).getByRole('button').click();
    await page.getByRole('article').waitFor();
  };
  /** A colleague is faster than the next call of this page, once. */
  const meanwhile = async (page: Page, id: string, method: 'POST' | 'PUT') => {
    let met = false;
    await page.route(new RegExp(`/api/admin/threads/${id}(/replies)?$`), async (route) => {
      if (!met && route.request().method() === method) {
        met = true;
        await site.rows('update thread set version = version + 1 where id = $1', [id]);
      }
      await route.continue();
    });
  };
  const toastAction = (page: Page, title: string) =>
    page.locator('[data-sonner-toast]', { hasText: title }).getByRole('button', { name: 'Annuler' });
  const folder = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Dossiers' }).getByRole('link', { name });
  const open = (search = '', options = signedIn, prepare?: (page: Page) => Promise<unknown>) =>
    site.open(`/admin/messages${search}`, options, prepare);

  test('E11 a request appears by itself within a second, is read, answered by mail, and waits for the client', async () => {
    const page = await open();
    await page.getByText('Boîte vide. Les demandes du site arrivent ici.').waitFor();
    await until(async () => {
      await ask('Camille Renard', 'Une visite jeudi ?', { phone: '06 12 34 56 78' });
      await row(page, 'Camille Renard').first().waitFor({ timeout: 1_000 });
    });
    const mine = row(page, 'Camille Renard').first();
    expect(await mine.getByText('Non lu').count()).toBe(1);
    await mine.getByRole('button').click();
    expect(new URL(page.url()).searchParams.get('id')).not.toBeNull();
    const shown = page.getByRole('article', { name: 'Une visite jeudi ?' });
    await shown.getByText('Bonjour, Une visite jeudi ?').waitFor();
    await shown.getByText('Pourquoi moi ?').click();
    await shown.locator('details p').getByText(/./).waitFor();
    const id = new URL(page.url()).searchParams.get('id')!;
    await until(async () => expect(await stored(id)).toMatchObject({ unread: false }));

    await shown.getByRole('button', { name: 'Répondre' }).click();
    await shown.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await shown.getByRole('alert').getByText('Le message est vide').waitFor();
    expect(await shown.getByLabel('Objet').inputValue()).toBe('Re\u00a0: Une visite jeudi ?');
    await shown.getByLabel('Réponse à').fill('Bonjour Madame,\n\nJeudi 15 h vous irait-il ?');
    await shown.getByRole('button', { name: 'Envoyer et attendre le client' }).click();
    await shown
      .getByRole('listitem')
      .filter({ hasText: 'Jeudi 15 h vous irait-il ?' })
      .getByRole('list', { name: 'Envois' })
      .getByText('Envoyé')
      .waitFor();
    const [mail] = (await site.mails(addressOf('Camille Renard'))).filter(({ subject }) => subject.startsWith('Re'));
    expect(mail?.text).toContain('Jeudi 15 h vous irait-il ?');
    expect(await stored(id)).toMatchObject({ state: 'waiting' });
    await folder(page, 'En attente du client').click();
    await row(page, 'Camille Renard').waitFor();
    expect(new URL(page.url()).search).toBe('?dossier=waiting');
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('id') === id);
    expect(await page.getByRole('article').getByText('Un brouillon non envoyé').count()).toBe(0);
  });

  test('D07 what is left until an answer is due is told in business hours: ample, amber at 80 %, late', async () => {
    const id = await ask('Aline Duc', 'Le délai');
    const page = await open(`?dossier=new&id=${id}&texte=de:alineduc`);
    const shown = async (promised: string, now: string, state: string, words: string) => {
      const [created, due] = promised.split('/');
      await page.clock.setFixedTime(new Date(now));
      await site.rows('update thread set created_at = $2, last_at = $2, due_at = $3 where id = $1', [id, created, due]);
      await page.reload();
      await row(page, 'Aline Duc').locator(`[data-remaining=${state}]`, { hasText: words }).waitFor();
      await page.getByRole('article').locator(`[data-remaining=${state}]`, { hasText: words }).waitFor();
    };
    // From Monday 9 h, 24 business hours.
    const promised = '2026-11-30T08:00Z/2026-12-02T12:00Z';
    await shown(promised, '2026-12-01T16:00Z', 'ample', 'Reste 6\u00a0h\u00a000');
    await shown(promised, '2026-12-01T17:12Z', 'amber', 'Reste 4\u00a0h\u00a048');
    await shown(promised, '2026-12-03T12:05Z', 'late', 'En retard de 10\u00a0h\u00a005');
    await page.goto(`${site.system.url}/admin/messages?dossier=new&tri=due`);
    await row(page, 'Aline Duc').waitFor();
    expect(await page.locator('[data-row]').first().textContent()).toContain('Aline Duc');
  });

  test('ux72 by keyboard alone: walk, open, note, assign, archive and take it back, mark, choose, search, help', async () => {
    const first = await ask('Karim Said', 'Bail de la boutique');
    const second = await ask('Lise Moreau', 'Murs commerciaux');
    const page = await open('?dossier=new');
    await row(page, 'Lise Moreau').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
    await page.keyboard.press('j');
    expect(await focused()).toBe(second);
    await page.keyboard.press('j');
    expect(await focused()).toBe(first);
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    const shown = page.getByRole('article', { name: 'Murs commerciaux' });
    await shown.waitFor();
    expect(await focused()).toBe(second);

    await page.keyboard.press('n');
    await shown.getByLabel('Note interne, jamais envoyée').waitFor();
    await page.keyboard.type('Déjà cliente en 2024');
    await page.keyboard.press('Control+Enter');
    await shown.getByText('Note interne de Administration, jamais envoyée').waitFor();
    expect(
      await site.rows('select body from thread_entry where thread_id = $1 and kind = $2', [second, 'note']),
    ).toEqual([{ body: 'Déjà cliente en 2024' }]);

    await shown.getByRole('button', { name: 'Répondre' }).waitFor();
    await page.keyboard.press('a');
    const advisers = page.getByRole('dialog', { name: 'Attribuer à' });
    const [adviser] = await site.rows<{ id: number; name: string }>('select id, name from agent order by id limit 1');
    await advisers.getByRole('button', { name: adviser!.name }).focus();
    await page.keyboard.press('Enter');
    await advisers.waitFor({ state: 'detached' });
    await until(async () => expect(await stored(second)).toMatchObject({ agent_id: adviser!.id }));
    await shown.getByText(`Attribué à ${adviser!.name}`).first().waitFor();

    await page.keyboard.press('u');
    await until(async () => expect(await stored(second)).toMatchObject({ unread: true }));
    await page.keyboard.press('e');
    await row(page, 'Lise Moreau').waitFor({ state: 'detached' });
    expect(await stored(second)).toMatchObject({ state: 'archived' });
    await until(async () => expect(await focused()).toBe(first));
    await toastAction(page, 'Archivé').focus();
    await page.keyboard.press('Enter');
    await row(page, 'Lise Moreau').waitFor();
    expect(await stored(second)).toMatchObject({ state: 'new', unread: true });

    await row(page, 'Lise Moreau').getByRole('button').focus();
    await page.keyboard.press('x');
    await page.getByText('1 ligne sur cette page').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('de:karim');
    await row(page, 'Lise Moreau').waitFor({ state: 'detached' });
    await row(page, 'Karim Said').waitFor();
    expect(new URL(page.url()).searchParams.get('texte')).toBe('de:karim');
    await row(page, 'Karim Said').getByRole('button').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Raccourcis clavier' }).getByText('Répondre').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.getByRole('article').getByLabel('Réponse à').waitFor();
    await until(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Répondre' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('article').waitFor({ state: 'detached' });
  });

  test('ux66 ux67 several are chosen and moved in one press, and go back to where each stood', async () => {
    const ids = [await ask('Un Groupe', 'Premier'), await ask('Un Groupe', 'Deuxième')];
    const page = await open('?dossier=new&texte=de:ungroupe');
    await until(async () => expect(await row(page, 'Un Groupe').count()).toBe(2));
    await openRow(page, 'Premier');
    await until(async () => expect(await stored(ids[0]!)).toMatchObject({ unread: false }));
    await page.getByRole('complementary').getByRole('button', { name: 'Deuxième' }).waitFor();
    await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes visibles' }).check();
    const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
    await bar.getByText('2 lignes sur cette page').waitFor();
    await bar.getByRole('button', { name: 'Indésirable' }).click();
    await page.getByText('Aucune conversation ne correspond à cette recherche.').waitFor();
    await until(async () => {
      for (const id of ids) expect(await stored(id)).toMatchObject({ state: 'spam' });
    });
    await toastAction(page, 'Indésirable').click();
    await until(async () => expect(await row(page, 'Un Groupe').count()).toBe(2));
    expect([await stored(ids[0]!), await stored(ids[1]!)]).toMatchObject([
      { state: 'new', unread: false },
      { state: 'new', unread: true },
    ]);
  });

  test('ux69 ux74 what is written survives a reload, a colleague who was faster, and a session that ends', async () => {
    const id = await ask('Nora Blin', 'Le loyer');
    const page = await open(`?dossier=new&id=${id}`);
    const shown = page.getByRole('article', { name: 'Le loyer' });
    await shown.getByRole('button', { name: 'Répondre' }).click();
    await shown.getByLabel('Réponse à').fill('Le loyer est de 2 000 €.');
    await page.keyboard.press('Tab');
    await shown.getByText(/^Brouillon\. Enregistré à \d\d:\d\d$/).waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shown.getByText('Un brouillon non envoyé a été repris.').waitFor();
    expect(await shown.getByLabel('Réponse à').inputValue()).toBe('Le loyer est de 2 000 €.');

    await meanwhile(page, id, 'POST');
    await shown.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await shown
      .getByRole('alert')
      .getByText(/a changé entre-temps\. La conversation est à jour/)
      .waitFor();
    // Pressed before the list may ask by itself, and have its dialog in front of the button.
    await shown.getByRole('button', { name: 'Envoyer', exact: true }).evaluate(async (send: HTMLButtonElement) => {
      await fetch('/api/users/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      send.click();
    });
    const password = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await password.getByLabel('Mot de passe').fill(site.system.admin.password);
    await password.getByRole('button', { name: 'Se connecter' }).click();
    await password.waitFor({ state: 'hidden' });
    expect(await shown.getByLabel('Réponse à').inputValue()).toBe('Le loyer est de 2 000 €.');
    // As it says: where it changed once more meanwhile, by being read, it is sent again.
    await until(async () => {
      await shown
        .getByRole('button', { name: 'Envoyer', exact: true })
        .click({ timeout: 2000 })
        .catch(() => {});
      await shown.getByText('Répondu').first().waitFor({ timeout: 3000 });
    });
    expect(await site.rows(`select body from thread_entry where thread_id = $1 and kind = 'sent'`, [id])).toEqual([
      { body: 'Le loyer est de 2 000 €.' },
    ]);
    signedIn = { ...FOR_AXE, storageState: await page.context().storageState() };
  });

  test('E11 a change that was too late changes nothing and says so; a property is linked and unlinked', async () => {
    const id = await ask('Omar Petit', 'Question de surface');
    const page = await open(`?dossier=new&id=${id}`);
    const shown = page.getByRole('article', { name: 'Question de surface' });
    await until(async () => expect(await stored(id)).toMatchObject({ unread: false }));
    await meanwhile(page, id, 'PUT');
    await shown.getByRole('button', { name: 'Archiver' }).click();
    await page.locator('[data-sonner-toast]').getByText('Rien n’a changé').waitFor();
    expect(await stored(id)).toMatchObject({ state: 'new' });

    const [property] = await site.rows<{ id: number; title: string }>(
      'select id, title from public_property order by id limit 1',
    );
    await shown.getByRole('button', { name: 'Lier un bien' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lier un bien' });
    await dialog.getByLabel('Rechercher un bien').fill(property!.title);
    await dialog.getByRole('button', { name: property!.title }).first().click();
    await shown.getByRole('link', { name: property!.title }).waitFor();
    await toastAction(page, 'Bien lié').click();
    await until(async () => expect(await stored(id)).toMatchObject({ property_id: null }));
  });

  test('E11 a colleague who writes is named, in the list and in the conversation, and nobody is told of themselves', async () => {
    const id = await ask('Paul Henry', 'Une reprise');
    const hash = await new Argon2Passwords().hash('un mot de passe');
    await site.rows(
      `insert into staff_account (email, name, role, password_hash) values ('marie@pignon.local', 'Marie Dupont', 'admin', $1)`,
      [hash],
    );
    const marie = await signIn(site, MAILBOX, { email: 'marie@pignon.local', password: 'un mot de passe' });
    const page = await open(`?dossier=new&id=${id}`);
    await page.getByRole('article').waitFor();
    const hers = await open(`?dossier=new&id=${id}`, marie);
    await hers.getByRole('button', { name: 'Répondre' }).click();
    await hers.getByLabel('Réponse à').pressSequentially('Bonjour');
    await page.getByRole('article').getByText('Marie Dupont rédige…').waitFor();
    await row(page, 'Paul Henry').getByText('Marie Dupont rédige…').waitFor();
    expect(await hers.getByText('Marie Dupont rédige…').count()).toBe(0);
  });

  test('ux77 a mail that could not be sent says why and is sent again from where it stands', async () => {
    const id = await ask('Rose Vidal', 'Un accusé perdu');
    const effect = `select effect.id from effect join event on event.id = effect.event_id
      join thread on thread.source_id::text = event.aggregate_id::text
      where thread.id = $1 and reaction = 'contact.email-receipt'`;
    await until(async () => expect(await site.rows(`${effect} and effect.state = 'done'`, [id])).toHaveLength(1));
    await site.rows(`update effect set state = 'dead', last_error = '550 boîte inconnue' where id in (${effect})`, [
      id,
    ]);
    const page = await open(`?dossier=failed&id=${id}`);
    await row(page, 'Rose Vidal').getByText('Échec d’envoi').waitFor();
    const sent = page.getByRole('list', { name: 'Envois' });
    await sent.getByText('550 boîte inconnue').waitFor();
    await passesAxe(page, [
      [1440, 900],
      [390, 844],
    ]);
    await sent.getByRole('button', { name: 'Rejouer' }).click();
    await sent.getByRole('button', { name: 'Rejouer' }).waitFor({ state: 'detached' });
    await until(async () => expect(await site.rows(`${effect} and effect.state = 'done'`, [id])).toHaveLength(1));
  });

  test('E11 without the stream the list asks by itself; a failure and one who is gone are said', async () => {
    const page = await open('?dossier=new', signedIn, (own) =>
      own.route('**/api/admin/threads/live', (route) => route.abort()),
    );
    await page.getByText('Mise à jour toutes les 10 secondes').waitFor();
    await ask('Sam Tissot', 'Sans le flux');
    await row(page, 'Sam Tissot').waitFor();

    await page.route('**/api/admin/threads?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await page.unroute('**/api/admin/threads?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await row(page, 'Sam Tissot').waitFor();
    await page.goto(`${site.system.url}/admin/messages?dossier=new&id=${randomUUID()}`);
    await page.getByText('Cette conversation n’existe pas ou a été supprimée.').waitFor();
    await page.getByRole('button', { name: 'Retour à la liste' }).last().click();
    await page.getByText('Choisissez une conversation pour la lire.').waitFor();
  });

  test('E11 no violation in light and dark, at 390 and 1440 px: folders, list, conversation, both editors, dialogs', async () => {
    const id = await ask('Tom Weber', 'Pour les yeux');
    const page = await open();
    const inBothSchemes = async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await passesAxe(page, [
          [1440, 900],
          [390, 844],
        ]);
      }
    };
    await row(page, 'Tom Weber').waitFor();
    await inBothSchemes();
    await page.goto(`${site.system.url}/admin/messages?dossier=new&id=${id}`);
    const shown = page.getByRole('article', { name: 'Pour les yeux' });
    await shown.getByRole('button', { name: 'Note interne' }).click();
    await shown.getByLabel('Note interne, jamais envoyée').fill('À rappeler');
    await inBothSchemes();
    await shown.getByRole('button', { name: 'Ajouter la note' }).click();
    await shown.getByRole('button', { name: 'Répondre' }).click();
    await shown.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await shown.getByRole('alert').waitFor();
    await row(page, 'Tom Weber').getByRole('checkbox').check();
    await inBothSchemes();
    await shown.getByRole('button', { name: 'Attribuer' }).click();
    await page.getByRole('dialog').getByText('Personne').waitFor();
    await inBothSchemes();
    await page.keyboard.press('Escape');
    await page.goto(`${site.system.url}/admin/messages?dossier=archived&texte=introuvable`);
    await page.getByText('Aucune conversation ne correspond à cette recherche.').waitFor();
    await inBothSchemes();
  });

  test('E11 on a phone one pane is in sight at a time, and each leads back', async () => {
    await ask('Uma Xavier', 'Depuis le métro');
    const page = await open('', { ...signedIn, ...PHONE });
    await folder(page, 'Nouveau').waitFor();
    expect(await page.locator('[data-row]').first().isVisible()).toBe(false);
    await folder(page, 'Nouveau').click();
    await row(page, 'Uma Xavier').waitFor();
    expect(await folder(page, 'Nouveau').isVisible()).toBe(false);
    await openRow(page, 'Uma Xavier');
    expect(await row(page, 'Uma Xavier').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Depuis le métro');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Retour à la liste' }).click();
    await row(page, 'Uma Xavier').waitFor();
    await page.getByRole('button', { name: 'Dossiers' }).click();
    await folder(page, 'Archivé').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
