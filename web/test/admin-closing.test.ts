import { aWholeProperty } from '@pignon/domain/listings/testing/fields/a-property';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const LIST = '/admin/properties';

run('whoever waits for a property that is gone', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;

  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0' });
    signedIn = await signIn(site, { next: LIST, heading: 'Biens' });
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const call = async <Body>(method: 'post' | 'put', path: string, data: object): Promise<Body> => {
    const context = await site.browser.newContext(signedIn);
    const answer = await context.request[method](site.system.url + path, {
      data,
      headers: { origin: site.system.url, 'idempotency-key': `${Math.random()}-closing` },
    });
    expect(answer.ok()).toBe(true);
    const body = (await answer.json()) as Body;
    await context.close();
    return body;
  };
  const add = async (change: Partial<PropertyFields>): Promise<number> => {
    const { photoNotes: _, ...fields } = aWholeProperty(change);
    return (await call<StaffProperty>('post', '/api/properties', { ...fields, publish: true })).id;
  };
  const ask = (propertyId: number, name: string, email: string) =>
    call('post', '/api/contact/send', {
      name,
      email,
      phone: '06 12 34 56 78',
      subject: 'Visiter',
      message: 'Bonjour, est-elle encore à vendre ?',
      propertyId: String(propertyId),
    });
  const find = async (words: string): Promise<Page> => {
    const page = await site.open(`${LIST}?q=${encodeURIComponent(words)}&tri=title`, signedIn);
    await page.locator('[data-row]').first().waitFor();
    return page;
  };
  const told = async (): Promise<string[]> =>
    (
      await site.rows<{ line: string }>(
        `select recipient || ' ' || property.title as line from closing_notice join thread on thread.id = thread_id
           join thread_entry entry on entry.thread_id = thread.id and entry.kind = 'sent'
           join property on property.id = closing_notice.property_id order by 1`,
      )
    ).map(({ line }) => line);

  test('E02 sold by the drawer: whoever waits is offered to be told, as « Marquer vendu » does', async () => {
    const id = await add({ title: 'Murs du tiroir' });
    await ask(id, 'Anne Tiroir', 'tiroir@exemple.fr');
    const page = await find('Murs du tiroir');
    await page.getByRole('link', { name: 'Murs du tiroir', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Murs du tiroir' });
    await drawer.getByLabel('Statut').selectOption('sold');
    await drawer.getByRole('button', { name: 'Appliquer' }).click();
    const asked = page.getByRole('dialog', { name: 'Prévenir les personnes concernées' });
    await asked.getByText('1 message partira, un par personne.').waitFor();
    await passesAxeInBothSchemes(page);
    expect(await told()).toEqual([]);
    await asked.getByRole('button', { name: 'Prévenir', exact: true }).click();
    await asked.getByText('1 personne prévenue par e-mail.').waitFor();
    expect(await told()).toEqual(['tiroir@exemple.fr Murs du tiroir']);
    await asked.getByRole('button', { name: 'Fermer', exact: true }).last().click();
    await drawer.waitFor();
    // Who knows is asked about no more.
    await drawer.getByLabel('Statut').selectOption('rented');
    await drawer.getByRole('button', { name: 'Appliquer' }).click();
    await until(async () => expect(await page.locator('[data-row]').first().innerText()).toContain('Loué'));
    expect(await asked.count()).toBe(0);
  });

  test('E02 rented several at once: each property’s people, who waits for two is told once, who is unticked not at all', async () => {
    const [one, two, three] = [
      await add({ title: 'Lot numéro un' }),
      await add({ title: 'Lot numéro deux' }),
      await add({ title: 'Lot numéro trois' }),
    ];
    for (const id of [one, two]) await ask(id, 'Zoé Deux-Fois', 'zoe@exemple.fr');
    await ask(two, 'Tue Second', 'tue@exemple.fr');
    await ask(two, 'Paul Second', 'paul@exemple.fr');
    const page = await find('Lot numéro');
    for (const title of ['un', 'deux', 'trois'])
      await page.getByLabel(new RegExp(`^Sélectionner : \\S+ Lot numéro ${title}$`)).check();
    const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
    await bar.getByLabel('Statut').selectOption('rented');
    await bar.getByRole('button', { name: 'Appliquer' }).click();
    const asked = page.getByRole('dialog', { name: 'Prévenir les personnes concernées' });
    const of = (title: string) => asked.getByRole('group', { name: title });
    await of('Lot numéro deux').waitFor();
    expect([await of('Lot numéro un').count(), await of('Lot numéro trois').count()]).toEqual([1, 0]);
    const twice = [of('Lot numéro un'), of('Lot numéro deux')].map((part) =>
      part.getByRole('checkbox', { name: /Zoé/ }),
    );
    expect((await Promise.all(twice.map((box) => box.isChecked()))).filter(Boolean)).toHaveLength(1);
    await asked.getByText(/^Reçoit déjà un message pour «\sLot numéro (un|deux)\s»$/).waitFor();
    await of('Lot numéro deux').getByRole('checkbox', { name: /^Tue/ }).uncheck();
    await passesAxeInBothSchemes(page);
    await page.route(`**/properties/${two}/notices`, (route) => route.abort(), { times: 1 });
    await asked.getByRole('button', { name: 'Prévenir', exact: true }).click();
    await asked.getByRole('alert').getByText('Lot numéro deux').waitFor();
    // Pressed again it goes on where it was, and writes to nobody twice.
    await asked.getByRole('button', { name: 'Prévenir', exact: true }).click();
    await asked.getByText('2 personnes prévenues par e-mail.').waitFor();
    const lines = (await told()).filter((line) => line.includes('Lot'));
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['paul@exemple.fr', 'zoe@exemple.fr']);
    expect(
      await site.rows(`select 1 from property where status = 'rented' and id = any($1)`, [[one, two, three]]),
    ).toHaveLength(3);
  });

  test('E11 requests that wait for a sold property stand apart, and one press closes and tells them, once', async () => {
    const gated = await add({ title: 'Murs confidentiels vendus', mandat: 'delegation' });
    for (const name of ['anne', 'bruno', 'chloe'])
      await call('post', '/api/off-market-clients/register', { email: `${name}@murs.fr`, name, propertyId: gated });
    const page = await site.open('/admin/prospects?onglet=off-market&etat=requested', signedIn);
    const row = (name: string) => page.locator('tr[data-row]', { hasText: `${name}@murs.fr` });
    await row('anne')
      .getByRole('button', { name: /^Approuver/ })
      .waitFor();
    await call('put', `/api/properties/${gated}`, { status: 'sold' });
    await page.goto(`${site.system.url}/admin/prospects?onglet=off-market&etat=ended`);
    await row('anne').getByText('Le bien est vendu').waitFor();
    expect(await page.getByRole('button', { name: /^Approuver/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^0\s*En attente/ }).count()).toBe(1);
    await passesAxeInBothSchemes(page);

    await row('chloe').getByRole('button', { name: 'chloe', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'chloe' });
    await drawer.getByText(/^Il n’y a plus rien à décider/).waitFor();
    await passesAxeInBothSchemes(page);
    await drawer.getByRole('button', { name: 'Clore et prévenir' }).click();
    await drawer.getByText('Le bien est vendu.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('2 demandes attendent un bien vendu, loué ou retiré.').waitFor();
    await page.getByRole('button', { name: 'Clore toutes et prévenir' }).dblclick();
    await page.getByText('2 demandes closes.').waitFor();
    const mails = await site.rows<{ recipient: string }>(
      `select recipient from thread_entry where kind = 'sent' and recipient like '%@murs.fr' order by 1`,
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['anne@murs.fr', 'bruno@murs.fr', 'chloe@murs.fr']);
  });
});
