import { Client } from 'pg';
import type { Page, Request } from 'playwright-core';
import { insertListing } from '../../infra/test/insert-listing';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { addressOf, plain } from './catalogue-site';
import { toast } from './toasts';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;

const SECRET = 'Bail ferme de neuf ans, façade de quatorze mètres.';

run('off-market access', () => {
  let site: TestSite;
  let gated: number;

  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0' });
    const client = new Client({ connectionString: site.system.databaseUrl });
    await client.connect();
    gated = await insertListing(client, { title: 'Murs confidentiels', mandat: 'delegation', description: SECRET });
    await client.end();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const gate = () => `/bien/paris/${gated}/murs-confidentiels`;
  const ask = (page: Page) => page.getByRole('dialog', { name: 'Demander l’accès au dossier' });
  const main = (page: Page) => page.locator('main').innerText();
  const mailTo = (address: string, subject: RegExp) =>
    until(async () => {
      const mail = (await site.mails(address)).find((one) => subject.test(one.subject));
      if (!mail) throw new Error(`${address} has no such mail yet`);
      return mail.text;
    });
  const linkIn = (text: string, pattern: RegExp): string => {
    const path = pattern.exec(text)?.[0];
    if (!path) throw new Error(`No ${pattern} in ${text}`);
    return path;
  };

  test('M86 M98 M99 F22 F23 ux7 ask, approve, open the link elsewhere, read it whole with its sheet, replaced or revoked it is locked again', async () => {
    const visitor = await site.open(gate(), FOR_AXE);
    expect(await main(visitor)).not.toContain(SECRET);
    await visitor.getByRole('button', { name: 'Demander l’accès' }).click();
    const form = ask(visitor);
    const send = form.getByRole('button', { name: 'Demander l’accès' });
    expect(await send.isDisabled()).toBe(true);
    await passesAxe(visitor);
    await form.getByLabel('Email').fill('Jeanne+murs@exemple.fr');
    await form.getByLabel('Société').fill('SCI Martin');
    await visitor.clock.install();
    // From here on its time is ours alone.
    await visitor.clock.pauseAt(Date.now() + 60_000);
    await send.click();
    await form.getByText('Votre demande est enregistrée').waitFor();
    await visitor.clock.fastForward(2_900);
    expect(await form.isVisible()).toBe(true);
    await visitor.clock.fastForward(200);
    await form.waitFor({ state: 'detached' });

    const asked = await mailTo('contact@pignon.example', /Demande d'accès/);
    const staff = await site.open(linkIn(asked, /\/admin\/prospects\S+/), { ...FOR_AXE, colorScheme: 'light' });
    await staff.getByLabel('Email').fill(site.system.admin.email);
    await staff.getByLabel('Mot de passe').fill(site.system.admin.password);
    await staff.getByRole('button', { name: 'Se connecter' }).click();
    const drawer = staff.getByRole('dialog', { name: 'jeanne+murs@exemple.fr' });
    await drawer.getByText('SCI Martin').waitFor();
    await passesAxe(staff);
    await drawer.getByRole('button', { name: 'Approuver et envoyer le lien' }).click();
    await drawer.getByRole('button', { name: 'Révoquer' }).waitFor();

    const link = linkIn(await mailTo('jeanne+murs@exemple.fr', /est ouvert/), /\/bien\/\d+\?access=\S+/);
    const code = link.split('access=')[1] ?? '';
    const told: string[] = [];
    const note = (request: Request) => {
      if (request.isNavigationRequest()) return;
      if (`${request.url()} ${request.headers().referer ?? ''}`.includes(code)) told.push(request.url());
    };
    const elsewhere = await site.open(link, {}, async (page) => page.on('request', note));
    expect(addressOf(elsewhere)).toBe(gate());
    expect(await main(elsewhere)).not.toContain(SECRET);
    // A reload and the way back lose nothing: the link leads there in this tab as long as it was not opened.
    await elsewhere.reload();
    await elsewhere.getByRole('button', { name: 'Ouvrir le dossier' }).click();
    await elsewhere.getByText(SECRET).waitFor();
    expect(await toast(elsewhere).innerText()).toContain('Accès débloqué !');
    expect(await elsewhere.getByRole('list', { name: 'En bref' }).innerText()).toContain('Off-market');
    await until(async () =>
      expect(await elsewhere.evaluate(() => document.activeElement?.textContent)).toBe('Murs confidentiels'),
    );
    expect([told, addressOf(elsewhere)]).toEqual([[], gate()]);
    expect(await elsewhere.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const sheet = () =>
      elsewhere.evaluate(async (id) => {
        const { status, headers } = await fetch(`/api/properties/${id}/sheet.pdf`);
        return `${status} ${headers.get('content-type')}`;
      }, gated);
    await elsewhere.evaluate((id) => fetch(`/api/properties/${id}/sheet`, { method: 'POST' }), gated);
    await until(async () => expect(await sheet()).toBe('200 application/pdf'));
    // Later visits need no link, and the toast was shown once.
    await elsewhere.reload();
    expect(await main(elsewhere)).toContain(SECRET);
    expect(await toast(elsewhere).count()).toBe(0);

    // On its five devices it is used up: the agency gives another one, which shuts it.
    await site.rows(
      `insert into access_device (visitor, request_id, edition)
       select md5(n::text), id, edition from access_request, generate_series(1, 4) n`,
    );
    await staff.reload();
    await drawer.getByText('il ne s’ouvre plus sur un autre').waitFor();
    await drawer.getByRole('button', { name: 'Nouveau lien' }).click();
    const sure = staff.getByRole('dialog', { name: 'Envoyer un nouveau lien' });
    await passesAxe(staff);
    await sure.getByRole('button', { name: 'Envoyer le nouveau lien' }).dblclick();
    await until(async () => expect(await toast(staff).innerText()).toContain('Nouveau lien envoyé'));
    expect(await sure.count()).toBe(0);
    expect(await drawer.locator('output').innerText()).toMatch(/^Nouveau lien envoyé/);
    await elsewhere.getByText('Votre accès à ce dossier a pris fin.').waitFor();
    const fresh = linkIn(await mailTo('jeanne+murs@exemple.fr', /nouveau lien/), /\/bien\/\d+\?access=\S+/);
    await elsewhere.goto(site.system.url + fresh);
    await elsewhere.getByRole('button', { name: 'Ouvrir le dossier' }).click();
    await elsewhere.getByText(SECRET).waitFor();

    await drawer.getByRole('button', { name: 'Révoquer' }).click();
    await drawer.getByRole('button', { name: 'Confirmer : révoquer' }).click();
    await drawer.getByText('Révoqué', { exact: true }).waitFor();
    expect(await sheet()).toMatch(/^404/);
    // What stands on his screen goes too, before he touches anything.
    await elsewhere.getByText(SECRET).waitFor({ state: 'detached' });
    await elsewhere.getByText('Votre accès à ce dossier a pris fin.').waitFor();
    await elsewhere.reload();
    expect(await main(elsewhere)).not.toContain(SECRET);
    // A dead link is not offered as one that opens.
    await elsewhere.goto(site.system.url + link);
    await elsewhere.getByText("Ce lien d'accès n'est plus valable.").waitFor();
    await elsewhere.getByRole('button', { name: 'Demander l’accès' }).waitFor();
    expect(site.complaints).toEqual([]);
  });

  test('F23 a double click approves nobody, the next row does not slide under the mouse, a colleague is not overridden', async () => {
    for (const name of ['Anne', 'Bruno', 'Chloé'])
      await fetch(`${site.system.url}/api/off-market-clients/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}@exemple.fr`.replace('é', 'e'), name, propertyId: gated }),
      });
    const staff = await site.open('/admin/prospects?onglet=off-market&etat=requested', {
      ...FOR_AXE,
      viewport: { width: 390, height: 844 },
    });
    await staff.getByLabel('Email').fill(site.system.admin.email);
    await staff.getByLabel('Mot de passe').fill(site.system.admin.password);
    await staff.getByRole('button', { name: 'Se connecter' }).click();
    const row = (name: string) => staff.locator('tr[data-row]', { hasText: name });
    const approve = row('Chloé').getByRole('button', { name: 'Approuver' });
    const names = () => staff.locator('tbody td[data-label=Client] button').allInnerTexts();
    const states = () =>
      site.rows(
        'select state from access_request join off_market_client c on c.id = client_id where name is not null order by name',
      );
    await approve.waitFor();
    // E12: found by a part of the address, accents apart.
    const search = staff.getByRole('searchbox', { name: 'Rechercher' });
    await search.fill('bruno@');
    await until(async () => expect(await names()).toEqual(['Bruno']));
    await search.fill('');
    await until(async () => expect(await names()).toHaveLength(3));
    const [card, button] = [await row('Chloé').boundingBox(), await approve.boundingBox()];
    expect((button?.width ?? 0) / (card?.width ?? 1)).toBeGreaterThan(0.85);
    await approve.dblclick();
    await row('Chloé').getByRole('button', { name: 'Approuver\u00a0?' }).waitFor();
    expect(await states()).toEqual([{ state: 'requested' }, { state: 'requested' }, { state: 'requested' }]);
    await approve.click();
    await row('Chloé').getByText('Approuvé', { exact: true }).waitFor();
    await until(async () => expect(await toast(staff).innerText()).toContain('Chloé, Murs confidentiels'));
    expect(await names()).toEqual(['Chloé', 'Bruno', 'Anne']);
    expect(await states()).toEqual([{ state: 'requested' }, { state: 'requested' }, { state: 'approved' }]);

    await staff.route('**/api/off-market-clients/all', (route) => route.abort());
    await site.rows(
      "update access_request set state = 'refused' from off_market_client c where c.id = client_id and name = 'Bruno'",
    );
    await row('Bruno').getByRole('button', { name: 'Approuver' }).click();
    await staff.unroute('**/api/off-market-clients/all');
    await row('Bruno').getByRole('button', { name: 'Approuver' }).click();
    await staff.getByText('Cette demande a déjà été refusée entre-temps. La liste est à jour.').waitFor();
    await row('Bruno').getByText('Refusé', { exact: true }).waitFor();
    await staff.setViewportSize({ width: 1440, height: 900 });
    expect(await names()).toEqual(['Chloé', 'Bruno', 'Anne']);
    await staff.getByRole('button', { name: /Tous/ }).hover();
    await until(async () => expect(await names()).toEqual(['Anne']));

    // Refused, he is told nothing of why; the agency finds it again.
    await row('Anne').getByRole('button', { name: 'Anne', exact: true }).click();
    const drawer = staff.getByRole('dialog', { name: 'Anne' });
    await drawer.getByRole('button', { name: 'Refuser' }).click();
    const reason = drawer.getByLabel('Motif du refus (facultatif)');
    await until(async () => expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true));
    await passesAxe(staff);
    await reason.fill('Dossier incomplet');
    await drawer.getByRole('button', { name: 'Confirmer : refuser' }).click();
    await drawer.getByText('Dossier incomplet').waitFor();
    expect(await reason.count()).toBe(0);
  });

  test('M08 M97 M162 F24 /off-market shows teasers, says how, and registers for all of them; a failure is said', async () => {
    const page = await site.open('/off-market', FOR_AXE);
    expect(await page.getByRole('link', { name: 'Murs confidentiels' }).getAttribute('href')).toBe(gate());
    await passesAxe(page);
    const form = page.getByRole('form', { name: 'Inscription off-market' });
    expect(plain(await form.innerText())).toContain('Email *');
    const send = form.getByRole('button', { name: 'Demander l’accès' });
    let status = 500;
    const bodies: unknown[] = [];
    await page.route('**/api/off-market-clients/register', async (route) => {
      bodies.push(route.request().postDataJSON());
      if (status === 200) await route.continue();
      else await route.fulfill({ status, json: status === 429 ? { error: 'Trop de demandes.' } : {} });
    });
    await form.getByLabel('Email').fill('tous@exemple');
    await send.click();
    await form.getByRole('link', { name: 'Email invalide' }).waitFor();
    await form.getByLabel('Email').fill('tous@exemple.fr');
    await send.click();
    await form.getByText("Erreur lors de l'inscription").waitFor();
    status = 429;
    await send.click();
    await form.getByText('Trop de demandes.').waitFor();
    status = 200;
    await send.click();
    await page.getByText('Votre demande est enregistrée').waitFor();
    expect(bodies.at(-1)).toMatchObject({ email: 'tous@exemple.fr', propertyId: '' });
    expect(
      await site.rows("select 1 from access_request where property_id is null and state = 'requested'"),
    ).toHaveLength(1);
  });
});
