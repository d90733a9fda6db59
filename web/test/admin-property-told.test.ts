import { aWholeProperty } from '@pignon/domain/listings/testing/fields/a-property';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { BrowserContextOptions } from 'playwright-core';
import { FOR_AXE, passesAxeInBothSchemes } from './axe';
import { browserMissing, startSite, type TestSite } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const edit = (id: number, tab: string) => `/admin/properties/edit/${id}?onglet=${tab}`;

run('E04 what the tabs of a property tell', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;

  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0' });
    signedIn = { ...FOR_AXE, ...(await signIn(site, { next: '/admin/properties', heading: 'Biens' })) };
    await site.leave();
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const open = (path: string) => site.open(path, signedIn);
  const call = async <Body>(path: string, data: object): Promise<Body> => {
    const context = await site.browser.newContext(signedIn);
    const answer = await context.request.post(site.system.url + path, {
      data,
      headers: { origin: site.system.url, 'idempotency-key': `${Math.random()}-told` },
    });
    expect(answer.ok()).toBe(true);
    const body = (await answer.json()) as Body;
    await context.close();
    return body;
  };
  const add = async (change: Partial<PropertyFields> = {}): Promise<number> => {
    const { photoNotes: _, ...fields } = aWholeProperty(change);
    return (await call<StaffProperty>('/api/properties', { ...fields, publish: true })).id;
  };
  const ask = (propertyId: number, name: string) =>
    call('/api/contact/send', {
      name,
      email: 'anne@exemple.fr',
      phone: '06 12 34 56 78',
      subject: 'Visiter la boutique',
      message: 'Bonjour, est-elle encore à vendre ?',
      propertyId: String(propertyId),
    });

  test('« Demandes » names who asked, where it stands and until when, and leads to the conversation', async () => {
    const id = await add();
    const page = await open(edit(id, 'demandes'));
    await page.getByText('Aucune demande sur ce bien pour le moment.').waitFor();
    await ask(id, 'Anne Acquéreuse');
    await page.reload();
    const line = page.getByRole('listitem').filter({ hasText: 'Anne Acquéreuse' });
    await line.getByText('À traiter').waitFor();
    expect(await line.innerText()).toMatch(/Visiter la boutique[^]*Reste/);
    await passesAxeInBothSchemes(page);
    await line.getByRole('link').press('Enter');
    await page.getByRole('heading', { name: 'Visiter la boutique' }).first().waitFor();
  });

  test('« Statistiques » compares the period with the one before, and tells each day', async () => {
    const id = await add();
    const page = await open(edit(id, 'statistiques'));
    await page.getByText('Rien n’a encore été mesuré sur cette période.').waitFor();
    await site.rows(
      `insert into visit_count (day, kind, subject, count) select (now() at time zone 'Europe/Paris')::date - n, 'property', $1, 10 + n
       from generate_series(0, 40) n`,
      [String(id)],
    );
    await page.getByRole('button', { name: '7 jours' }).click();
    const views = page.getByRole('row', { name: /^Vues/ }).first();
    await views.getByText('91', { exact: true }).waitFor();
    expect(await views.innerText()).toMatch(/91\s+140\s+−49/);
    await page.getByText('Jour par jour').click();
    expect(await page.getByRole('table').last().getByRole('row').count()).toBe(8);
    await passesAxeInBothSchemes(page);
  });

  test('« Diffusion » says where it is shown and why not, and what it left the house in', async () => {
    const id = await add({ mandat: 'delegation' });
    const page = await open(edit(id, 'diffusion'));
    await page.getByText('Un bien off-market ne part jamais vers les portails.').waitFor();
    await page.getByText('Ce bien n’est encore parti dans aucun export.').waitFor();
    const online = await add();
    await site.rows(`insert into property_export (property_id, format, whole) values ($1, 'poliris', false)`, [
      String(online),
    ]);
    await page.goto(site.system.url + edit(online, 'diffusion'));
    await page.getByText('Son adresse est dans le plan du site.').waitFor();
    await page.getByText(/Portails \(Poliris\).*téléchargement interrompu/).waitFor();
    const link = page.getByRole('tabpanel').getByRole('link', { name: /^Voir sur le site/ });
    const { path } = (await (await fetch(`${site.system.url}/api/properties/${online}`)).json()) as { path: string };
    expect(await link.getAttribute('href')).toBe(path);
    await passesAxeInBothSchemes(page);
  });

  test('what cannot be read can be asked for again', async () => {
    const id = await add();
    const page = await open(edit(id, 'essentiel'));
    await page.getByRole('tab', { name: 'Diffusion' }).waitFor();
    await page.route('**/diffusion', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('tab', { name: 'Diffusion' }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'Impossible de charger les données.' });
    await failed.waitFor();
    await page.unroute('**/diffusion');
    await failed.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('Son adresse est dans le plan du site.').waitFor();
  });
});
