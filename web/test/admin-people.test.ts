import { Client } from 'pg';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { insertListing } from '../../infra/test/insert-listing';
import { passesAxe } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PAGE = '/admin/prospects';
const BOARD = `${PAGE}?onglet=prospects&vue=etapes`;

run('E12 the tab of prospects', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: encodeURIComponent(PAGE), heading: 'Prospects' });
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const open = (options: BrowserContextOptions = signedIn) => site.open(PAGE, options);
  const names = (page: Page) => page.locator('[data-row] td[data-label="Nom"] button').allInnerTexts();
  const contact = (email: string, name: string, phone?: string) =>
    fetch(`${site.system.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        data: { name, email, phone, subject: 'Objet', message: 'Bonjour' },
        consent: { version: 'contact-1', page: '/contact' },
      }),
    });

  test('E12 empty it says where its lines come from; what cannot be read is asked for again', async () => {
    const page = await open();
    await page.getByText('Aucun prospect. Les formulaires du site alimentent cette liste.').waitFor();
    await site.leave();
    const failing = await site.open('/admin/prospects?demande=0193', signedIn);
    const tab = (name: string) => failing.getByRole('navigation', { name: 'Prospects' }).getByRole('link', { name });
    expect(await tab('Clients off-market').getAttribute('aria-current')).toBe('page');
    await failing.route('**/api/admin/people?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await tab('Prospects').click();
    await failing.getByText('Impossible de charger les données.').waitFor();
    await failing.unroute('**/api/admin/people?**');
    await failing.getByRole('button', { name: 'Réessayer' }).click();
    await failing.getByText('Aucun prospect.').waitFor();
  });

  test('E12 found by words, opened, moved on, exported, erased once the address is typed', async () => {
    await contact('ines@murs.example', 'Inès Noël');
    await contact('paul@murs.example', 'Paul Petit');
    const page = await open();
    await until(async () => expect(await names(page)).toEqual(['Paul Petit', 'Inès Noël']));
    await page.getByLabel('Rechercher').fill('ines');
    await until(async () => expect(await names(page)).toEqual(['Inès Noël']));
    await page.getByRole('button', { name: 'Inès Noël', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Inès Noël' });
    await drawer.getByText('Mention contact-1, page /contact', { exact: true }).waitFor();
    await drawer.getByLabel('Étape').selectOption('Qualifié');
    await until(async () =>
      expect(await site.rows(`select stage from prospect where email = 'ines@murs.example'`)).toEqual([
        { stage: 'qualified' },
      ]),
    );
    const saved = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Exporter les données (JSON)' }).click();
    expect((await saved).suggestedFilename()).toBe('donnees.json');
    await drawer.getByRole('button', { name: 'Effacer' }).click();
    const box = page.getByRole('dialog', { name: 'Effacer cette personne' });
    await box.getByLabel('Pour confirmer').fill('paul@murs.example');
    await box.getByRole('button', { name: 'Effacer' }).click();
    await box.getByText('Cette adresse n’est pas celle de la personne à effacer.').waitFor();
    await box.getByLabel('Pour confirmer').fill('ines@murs.example');
    await box.getByRole('button', { name: 'Effacer' }).click();
    await box.waitFor({ state: 'detached' });
    await page.getByText('Aucun prospect ne correspond à ces filtres.').waitFor();
    expect(await site.rows(`select 1 from contact_message where email = 'ines@murs.example'`)).toEqual([]);
  });

  test('E12 a conversation leads to its person by a link, and the person to the conversation', async () => {
    await contact('aller@murs.example', 'Aline Aller');
    const [asked] = await site.rows<{ id: string; person: string }>(
      `select thread.id, person_id as person from thread join prospect using (email) where email = 'aller@murs.example'`,
    );
    const page = await site.open(`/admin/messages?id=${asked?.id}`, signedIn);
    const toPerson = page.getByRole('article').getByRole('link', { name: 'Aline Aller' });
    expect(await toPerson.getAttribute('href')).toBe(`/admin/prospects?onglet=prospects&id=${asked?.person}`);
    await toPerson.click();
    const drawer = page.getByRole('dialog', { name: 'Aline Aller' });
    await drawer.getByText('Contact · À traiter').waitFor();
    const back = drawer.getByRole('link', { name: 'Objet' });
    expect(await back.getAttribute('href')).toBe(`/admin/messages?id=${asked?.id}`);
    await back.click();
    await page.getByRole('article', { name: 'Objet' }).waitFor();
  });

  const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const cardsOf = (page: Page, stage: string) =>
    page.locator(`[data-stage="${stage}"] button[aria-keyshortcuts]`).allInnerTexts();
  const stageOf = (email: string) =>
    site.rows<object>(`select stage, lost_reason from prospect where email = $1`, [email]);

  test('E12 on the board a card goes on by drag, by key and by menu; the toast takes it back; lost asks why', async () => {
    await contact('carte@murs.example', 'Carla Carte');
    const page = await site.open(`${BOARD}&texte=carte`, signedIn);
    await card(page, 'Carla Carte').waitFor();
    expect(await cardsOf(page, 'new')).toEqual(['Carla Carte']);
    await page.locator('[data-stage="new"] li[draggable]').dragTo(page.locator('[data-stage="qualified"]'));
    await until(async () => expect(await cardsOf(page, 'qualified')).toEqual(['Carla Carte']));
    await until(async () => expect(await stageOf('carte@murs.example')).toMatchObject([{ stage: 'qualified' }]));
    await page.getByRole('button', { name: 'Annuler' }).click();
    await until(async () => expect(await cardsOf(page, 'new')).toEqual(['Carla Carte']));
    await card(page, 'Carla Carte').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await until(async () => expect(await cardsOf(page, 'contacted')).toEqual(['Carla Carte']));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Carla Carte');
    await page.keyboard.press('Shift+ArrowRight');
    await until(async () => expect(await stageOf('carte@murs.example')).toMatchObject([{ stage: 'qualified' }]));
    await page.getByRole('button', { name: 'Changer l’étape de Carla Carte' }).click();
    await page.getByRole('button', { name: 'Perdu', exact: true }).click();
    const why = page.getByRole('dialog', { name: 'Perdu : Carla Carte' });
    await why.getByRole('button', { name: 'Classer perdu' }).click();
    await why.getByText('Indiquez pourquoi ce prospect est perdu.').waitFor();
    await why.getByLabel('Motif').fill('A acheté ailleurs');
    await why.getByRole('button', { name: 'Classer perdu' }).click();
    await page.locator('[data-stage="lost"]').getByText('Motif : A acheté ailleurs').waitFor();
    await page
      .locator('[data-stage="lost"]')
      .getByText(/^Déplacé le .+ par /)
      .waitFor();
    expect(await stageOf('carte@murs.example')).toEqual([{ stage: 'lost', lost_reason: 'A acheté ailleurs' }]);
  });

  test('E12 a card that a colleague moved first stays where he put it, and says so', async () => {
    await contact('conflit@murs.example', 'Cléo Conflit');
    const page = await site.open(`${BOARD}&texte=conflit`, signedIn);
    await card(page, 'Cléo Conflit').waitFor();
    await site.rows(`update prospect set stage = 'offer', version = version + 1 where email = 'conflit@murs.example'`);
    await card(page, 'Cléo Conflit').press('Shift+ArrowRight');
    await page.getByText(/a été modifié.* L’étape affichée est à jour\./).waitFor();
    await until(async () => expect(await cardsOf(page, 'offer')).toEqual(['Cléo Conflit']));
  });

  test('E12 filters stand in the address; criteria are written down in the drawer, by keys alone, and given back', async () => {
    await contact('sofia@murs.example', 'Sofia Critère');
    const page = await open();
    await page.getByLabel('Source').selectOption('Estimation');
    await page.getByText('Aucun prospect ne correspond à ces filtres.').waitFor();
    expect(new URL(page.url()).searchParams.get('source')).toBe('estimation');
    await page.getByLabel('Source').selectOption('Contact');
    await page.getByLabel('Rechercher').fill('sofia');
    await until(async () => expect(await names(page)).toEqual(['Sofia Critère']));
    await page.reload();
    await until(async () => expect(await names(page)).toEqual(['Sofia Critère']));
    await page.getByRole('button', { name: 'Sofia Critère', exact: true }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Sofia Critère', exact: true });
    await drawer.getByText('Aucun critère connu').waitFor();
    await drawer.getByRole('button', { name: 'Modifier les critères' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Critères de Sofia Critère' });
    await form.getByLabel('Boutique').press('Space');
    await form.getByLabel('Villes').fill('Lyon, Valence 26');
    await form.getByLabel('Prix maximum').fill('800 000');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/criteria.png` });
    await page.keyboard.press('Control+s');
    await form.waitFor({ state: 'detached' });
    await drawer.getByText(/^Boutique · Lyon · Valence \(26\) · jusqu’à 800.000.€$/).waitFor();
    await drawer.getByText('Notés par l’agence').waitFor();
    await drawer.getByRole('button', { name: 'Revenir à ses demandes' }).press('Enter');
    await drawer.getByText('Aucun critère connu').waitFor();
  });

  test('E12 two who have one telephone are put together after a look, by keys; the toast, then the file, takes them apart', async () => {
    await contact('jean@murs.example', 'Jean Deux', '06 01 02 03 04');
    await contact('jean@bureau.example', 'J. Deux', '+33 6 01 02 03 04');
    const page = await site.open(`${PAGE}?texte=deux`, signedIn);
    const drawer = page.getByRole('dialog', { name: 'Jean Deux', exact: true });
    const put = async () => {
      await page.getByRole('button', { name: 'Jean Deux', exact: true }).press('Enter');
      await drawer.getByRole('button', { name: 'Fusionner avec J. Deux' }).press('Enter');
      const box = page.getByRole('dialog', { name: 'Fusionner deux prospects' });
      await box.getByText('jean@murs.example, jean@bureau.example').waitFor();
      await box.getByText(/Un accès off-market reste à l’adresse qui l’a reçu/).waitFor();
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/merge.png` });
      await passesAxe(page, [[1440, 900]]);
      await box.getByRole('button', { name: 'Fusionner', exact: true }).press('Enter');
      await drawer.waitFor({ state: 'detached' });
      await until(async () => expect(await names(page)).toEqual(['Jean Deux']));
    };
    await put();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await until(async () => expect(await names(page)).toEqual(['J. Deux', 'Jean Deux']));
    await put();
    await page.getByRole('button', { name: 'Jean Deux', exact: true }).press('Enter');
    await drawer.getByText('jean@bureau.example', { exact: true }).waitFor();
    await drawer.getByRole('button', { name: 'Annuler la fusion avec J. Deux' }).press('Enter');
    await until(async () => expect(await names(page)).toEqual(['J. Deux', 'Jean Deux']));
  });

  test('E12 a merge of somebody who was changed meanwhile is refused in words; nobody suggested is found by words', async () => {
    await contact('lou@murs.example', 'Lou Un');
    await contact('max@murs.example', 'Max Lou');
    const page = await site.open(`${PAGE}?texte=lou%40murs`, signedIn);
    await page.getByRole('button', { name: 'Lou Un', exact: true }).click();
    await page.getByRole('button', { name: 'Fusionner avec un autre prospect' }).click();
    await page.getByLabel('Rechercher un prospect').fill('personne de ce nom');
    await page.getByText('Aucun autre prospect ne correspond.').waitFor();
    await page.getByLabel('Rechercher un prospect').fill('max');
    await page.getByRole('button', { name: 'Choisir Max Lou' }).click();
    const box = page.getByRole('dialog', { name: 'Fusionner deux prospects' });
    await box.getByLabel('Max Lou, max@murs.example').check();
    await box.getByText('Après la fusion').waitFor();
    await site.rows(`update prospect set version = version + 1 where email = 'lou@murs.example'`);
    await box.getByRole('button', { name: 'Fusionner', exact: true }).click();
    await box.getByText('Un de ces deux prospects a été modifié.').waitFor();
  });

  test('D14 a property says whom it may interest and why, the person what is offered, by keys; none, and what cannot be read', async () => {
    const client = new Client({ connectionString: site.system.databaseUrl });
    await client.connect();
    const shop = await insertListing(client, { title: 'Boutique à placer', city: 'Nantes', postcode: '44000' });
    const office = await insertListing(client, {
      title: 'Bureaux seuls',
      city: 'Brest',
      postcode: '29200',
      type: 'bureaux',
    });
    await client.end();
    await fetch(`${site.system.url}/api/contact/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Mona Match',
        email: 'mona@murs.example',
        subject: 'Ce bien',
        message: 'Bonjour',
        propertyId: String(shop),
      }),
    });
    const tab = (id: number) => `/admin/properties/edit/${id}?onglet=correspondances`;
    const none = await site.open(tab(office), signedIn);
    await none.getByText('Aucun prospect ne cherche un tel bien pour le moment.').waitFor();
    await none.route('**/api/admin/people/matches?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await none.reload();
    await none.getByText('Impossible de charger les données.').waitFor();
    const page = await site.open(tab(shop), signedIn);
    await page.getByText('100 / 100, pourquoi ?').press('Enter');
    await page.getByText(/^Cherche à Nantes \(44\), bien à Nantes \(30 \/ 30\)$/).waitFor();
    await page.getByText(/Sans consentement : à ne pas démarcher/).waitFor();
    await page.getByText(/^A déjà demandé ce bien, le /).waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/matches.png` });
    await passesAxe(page);
    await page.getByRole('link', { name: 'Mona Match' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Mona Match', exact: true });
    await drawer.getByRole('button', { name: 'Chercher les biens qui correspondent' }).press('Enter');
    await drawer.getByRole('link', { name: 'Boutique à placer, Nantes' }).waitFor();
    await passesAxe(page);
  });

  test.each([
    ['light', 'at a desk', {}],
    ['dark', 'on a phone', PHONE],
  ] as const)('E12 passes axe, %s, %s', async (colorScheme, _, device) => {
    await contact('axe@murs.example', 'Eva Axe');
    const page = await open({ ...signedIn, ...device, colorScheme });
    await page.getByRole('button', { name: 'Eva Axe', exact: true }).waitFor();
    await passesAxe(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/people-${colorScheme}.png` });
    await page.getByRole('button', { name: 'Eva Axe', exact: true }).click();
    await page.getByRole('heading', { name: 'Historique' }).waitFor();
    await passesAxe(page);
    await page.getByRole('button', { name: 'Modifier les critères' }).click();
    await page.getByLabel('Villes').waitFor();
    await passesAxe(page);
    await page.keyboard.press('Escape');
    const board = await site.open(BOARD, { ...signedIn, ...device, colorScheme });
    await card(board, 'Eva Axe').waitFor();
    await passesAxe(board);
    if (process.env.SHOTS) await board.screenshot({ path: `${process.env.SHOTS}/board-${colorScheme}.png` });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/person-${colorScheme}.png` });
  });
});
