import { Client } from 'pg';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { insertListing } from '../../infra/test/insert-listing';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, hold, startSite, type TestSite, until, PHONE } from './browser';
import { addressOf, plain, reaches } from './catalogue-site';
import { early } from './property/early';
import { errors } from './property/errors';
import { financing } from './property/financing';
import { gallery } from './property/gallery';
import { CALENDAR, requests } from './property/requests';
import { sharing } from './property/sharing';
import { sheet } from './property/sheet';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;

const HOSTILE = 'Murs </script><script>window.x=1</script>';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%"/></svg>';
const photos = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ url: `https://photos.exemple/${n}.svg`, width: 1280, height: 960 }));

const LEASE = {
  type: 'murs',
  mandat: 'exclu',
  occupancyStatus: 'occupied',
  surfaceTotale: 120,
  surfaceRdc: 80,
  surfaceSousSol: 40,
  caveAccessible: true,
  annualRent: 41_100,
  loyerNetBailleurFacture: 41_100,
  chargesAnnuelles: 2400,
  montantTaxeFonciere: 1800,
  imputationTaxeFonciere: true,
  tenantActivity: 'Boulangerie',
  leaseStartDate: '2023-09-01',
  leaseEndDate: '08/2032',
  leaseLength: '3/6/9',
  rentIndex: 'ILC',
  feesRate: 5,
  feesPayer: 'acquereur',
  priceWithoutFees: 652_381,
  dpe: 'D',
  ges: 'B',
} as const;

run('the property page', () => {
  let site: TestSite;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '0', CALENDARS: `karim.belkacem@pignon.example=${CALENDAR}` });
    const client = new Client({ connectionString: site.system.databaseUrl });
    await client.connect();
    const add = async (name: string, ...given: [Parameters<typeof insertListing>[1], number]) => {
      const [fields, count] = given;
      ids[name] = await insertListing(client, fields, { photos: photos(count) });
    };
    await add('hostile', { title: HOSTILE, description: 'Avant <!--<script> après' }, 1);
    await add('bare', { title: 'Sans photo', latitude: null, longitude: null, description: null, surface: null }, 0);
    await add('sold', { title: 'Murs vendus', status: 'sold' }, 2);
    await add(
      'rental',
      {
        title: 'Boutique à louer',
        transactionType: 'rental',
        price: '2 000 €/mois',
        hideFullAddress: true,
        entryFee: 15_000,
        leaseRight: 40_000,
        dpe: 'non soumis',
        agentId: 2,
      },
      4,
    );
    await add('gated', { title: 'Murs confidentiels', mandat: 'sans_mandat', description: 'SECRET' }, 1);
    const word = '12-bis,ruedesPetits-Carreauxetdupassageduhavre75002ParisFranceEurope'.replaceAll(/\W/g, '');
    await add('wordy', { title: word, address: word, description: word, tenantActivity: word, status: 'sold' }, 1);
    await add('full', { ...LEASE, title: 'Murs occupés rue de Lévis' }, 8);
    await client.end();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const FULL = () => `/bien/paris/${ids.full}/murs-occupes-rue-de-levis`;

  /** With its photos, and with React at its heading: before that a press would load a document. */
  async function open(
    path: string,
    options: BrowserContextOptions = {},
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<Page> {
    const opened = await site.open(path, options, async (page) => {
      await page.route('https://photos.exemple/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
      );
      await prepare(page);
    });
    if (options.javaScriptEnabled !== false)
      await until(async () => {
        const names = await opened.locator('main h1').evaluate((h1) => Object.keys(h1));
        expect(names.some((name) => name.startsWith('__reactProps'))).toBe(true);
      });
    return opened;
  }
  /** As a link inside the site does, whatever it leads to. */
  const goTo = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path);
  const heading = (page: Page) => page.locator('main h1').innerText();
  const entries = (page: Page) => page.evaluate(() => window.history.length);
  const shows = (page: Page, title: string) => until(async () => expect(await heading(page)).toBe(title));
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  const announced = (page: Page) => page.locator('[data-announcer]').innerText();

  describe('moving inside the site', () => {
    test('ux2 ux11 a card leads to the canonical address; Back leads to the list where it was', async () => {
      const page = await open('/nos-biens');
      await page.getByRole('link', { name: 'Murs vendus' }).click();
      await reaches(page, `/bien/paris/${ids.sold}/murs-vendus`);
      await shows(page, 'Murs vendus');
      await until(async () => expect(await focused(page)).toBe('Murs vendus'));
      expect(await page.title()).toBe('Murs vendus, Paris | Pignon');
      expect(await announced(page)).toBe('Murs vendus, Paris | Pignon');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
        /\/bien\/paris\/\d+\/murs-vendus$/,
      );
      await page.goBack();
      await reaches(page, '/nos-biens');
      await shows(page, 'Nos biens immobiliers commerciaux');
    });

    test.each([
      '/bien/{id}',
      '/nos-biens/{id}',
      '/biens/{id}',
      '/bien/paris/murs-occupes-rue-de-levis',
      '/bien/x/{id}/y',
    ])(
      'M09 ux6 %s is replaced by the canonical address, query and fragment kept, in one entry of the history',
      async (form) => {
        const page = await open('/contact');
        const before = await entries(page);
        await goTo(page, `${form.replace('{id}', String(ids.full))}?utm=a%20b#bail`);
        await shows(page, 'Murs occupés rue de Lévis');
        await until(() => expect(page.url()).toBe(`${site.system.url}${FULL()}?utm=a%20b#bail`));
        expect(await entries(page)).toBe(before + 1);
        await page.goBack();
        await reaches(page, '/contact');
      },
    );

    test('M75 while it loads it says so; then the heading has the focus, said once', async () => {
      const answer = hold();
      const page = await open('/contact', {}, (fresh) =>
        fresh.route('**/api/properties/*', async (route) => {
          await answer.released;
          await route.continue();
        }),
      );
      await goTo(page, FULL());
      await page.getByText('Chargement des détails de la propriété...').waitFor();
      expect(await announced(page)).toBe('');
      answer.release();
      await shows(page, 'Murs occupés rue de Lévis');
      await until(async () => expect(await focused(page)).toBe('Murs occupés rue de Lévis'));
      expect(await announced(page)).toBe('Murs occupés rue de Lévis, Paris | Pignon');
    });

    test('M75 M161 a failing call is said, asked again and then shown; what is not there leads back to the list', async () => {
      let status = 500;
      const page = await open('/contact', {}, (fresh) =>
        fresh.route('**/api/properties/*', (route) =>
          status === 200 ? route.continue() : route.fulfill({ status, json: { error: 'Panne' } }),
        ),
      );
      await goTo(page, FULL());
      await page
        .getByText('Impossible de charger les détails de cette propriété. Veuillez réessayer plus tard.')
        .waitFor();
      expect(await heading(page)).toBe('Erreur');
      status = 200;
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await shows(page, 'Murs occupés rue de Lévis');
      status = 404;
      await goTo(page, '/bien/98765');
      await shows(page, 'Erreur');
      expect(await page.title()).toBe('Propriété non trouvée | Pignon');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('main').innerText()).toContain("Cette propriété n'existe pas ou a été supprimée.");
      await page.locator('main').getByRole('link', { name: 'Voir tous nos biens' }).click();
      await reaches(page, '/nos-biens');
    });

    test('M161 an address that names nothing', async () => {
      const page = await open('/contact');
      await goTo(page, '/bien/x/abc/y');
      await page.locator('main').getByText('Paramètres URL invalides').waitFor();
    });

    test('what the document has said is not asked again', async () => {
      const calls: string[] = [];
      const page = await open(FULL(), {}, async (fresh) =>
        fresh.on('request', (request) => {
          if (request.url().includes('/api/')) calls.push(request.url());
        }),
      );
      await page.waitForLoadState('networkidle');
      await open('/bien/98765', {}, async (fresh) =>
        fresh.on('request', (request) => {
          if (request.url().includes('/api/')) calls.push(request.url());
        }),
      ).then((missing) => missing.waitForLoadState('networkidle'));
      expect(calls).toEqual([]);
    });
  });

  test('C11 a hostile title is shown as it is, and runs nothing', async () => {
    const page = await open(`/bien/${ids.hostile}`);
    expect(await heading(page)).toBe(HOSTILE);
    expect(await page.evaluate(() => (window as unknown as { x?: unknown }).x)).toBeUndefined();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '{}')['@graph'][0].name).toBe(HOSTILE);
    await goTo(page, '/contact');
    await goTo(page, `/bien/${ids.hostile}`);
    await shows(page, HOSTILE);
    expect(await page.evaluate(() => (window as unknown as { x?: unknown }).x)).toBeUndefined();
  });

  test('M80 ux32 without photos, or with broken ones, there is the house of this property, and nothing moves', async () => {
    const page = await site.open(FULL(), {}, async (fresh) => {
      await fresh.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[])
            (window as unknown as { moved: number }).moved =
              ((window as unknown as { moved?: number }).moved ?? 0) + entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await fresh.route('https://photos.exemple/**', (route) => route.abort());
    });
    await until(async () => expect(await page.locator('main img[src*="photos.exemple/0"]').count()).toBe(0));
    await page.locator('[data-shown] svg').waitFor();
    const bare = await (await fetch(`${site.system.url}/bien/${ids.bare}`)).text();
    expect(bare).toMatch(/data-shown="true"[^>]*><span[^>]*>(?:<!--[^>]*>)*<svg/);
    expect(bare).not.toMatch(/Agrandir|toutes les photos/);
    expect(await page.evaluate(() => (window as unknown as { moved?: number }).moved ?? 0)).toBeLessThan(0.02);
    // On the whole screen too, in a shape of its own.
    await page.getByRole('button', { name: 'Voir toutes les photos (8)' }).click();
    const house = page.locator('dialog [data-shown] svg');
    await house.locator('path').first().waitFor();
    expect(await house.getAttribute('viewBox')).toBe('0 0 400 300');
  });

  test('M77 ux57 the surface opens its parts, by pointer and by keyboard; Escape closes them', async () => {
    const page = await open(FULL());
    const button = page.getByRole('button', { name: /120.m²/ });
    const parts = page.locator('#detail-de-la-surface');
    await button.click();
    await until(async () => expect(await parts.isVisible()).toBe(true));
    expect(plain(await parts.innerText())).toContain('80 m²');
    await page.keyboard.press('Escape');
    await until(async () => expect(await parts.isVisible()).toBe(false));
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await until(async () => expect(await parts.isVisible()).toBe(true));
  });

  test('ux33 ux34 on a phone the bar calls and writes, and covers nothing at the end of the page', async () => {
    const page = await open(FULL(), PHONE);
    const below = await page.evaluate<string>('navigation.currentEntry.key');
    const call = page.getByRole('link', { name: 'Appeler', exact: true });
    expect(await call.getAttribute('href')).toMatch(/^tel:\+33\d{9}$/);
    expect(await page.getByRole('button', { name: 'Message', exact: true }).isVisible()).toBe(true);
    const bar = await call.evaluate((link) => link.parentElement?.getBoundingClientRect().bottom);
    expect(bar).toBe(PHONE.viewport.height);
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: "Demande d'information" });
    await dialog.waitFor();
    const address = page.url();
    // On a phone Back is how one closes.
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    // However the last one was closed, and be it in the very moment before: each opening has an entry of its own.
    const message = page.getByRole('button', { name: 'Message', exact: true });
    const entry = () => page.evaluate<string>('navigation.currentEntry.key');
    await message.click();
    await dialog.waitFor();
    const first = await entry();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await message.click();
    await until(async () => expect([first, below]).not.toContain(await entry()));
    const second = await entry();
    await dialog.getByRole('button', { name: 'Fermer' }).evaluate((cross: HTMLElement) => {
      cross.click();
      // The browser has not stepped back yet.
      setTimeout(() => {
        [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === 'Message')?.click();
      });
    });
    await until(async () => expect([second, below]).not.toContain(await entry()));
    expect(await dialog.count()).toBe(1);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect([page.url(), await entry()]).toEqual([address, below]);
    // A link on it leads on in a tab of its own: what was typed stays.
    await message.click();
    await dialog.getByLabel('Nom complet').fill('Jeanne');
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: 'politique de confidentialité (nouvel onglet)' }).click();
    const tab = await opened;
    await reaches(tab, '/politique-de-confidentialite');
    await shows(tab, 'Politique de confidentialité');
    await tab.close();
    expect(await dialog.getByLabel('Nom complet').inputValue()).toBe('Jeanne');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await shows(page, 'Murs occupés rue de Lévis');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const adviser = (await page.getByRole('complementary', { name: 'Votre conseiller' }).boundingBox())!;
    const end = (await call.locator('..').boundingBox())!;
    const footer = (await page.locator('footer').boundingBox())!;
    expect(adviser.y + adviser.height).toBeLessThanOrEqual(end.y);
    expect(end.y + end.height).toBeLessThanOrEqual(footer.y + 1);
    const wide = await open(FULL());
    expect(await wide.getByRole('link', { name: 'Appeler', exact: true }).isVisible()).toBe(false);
    expect(await wide.locator('aside').getByText('01\u00a099\u00a000\u00a010\u00a011').isVisible()).toBe(true);
  });

  test('ux12 in print: title, price, key table, one photo, contact, two pages at most; no navigation', async () => {
    const page = await open(FULL());
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    const visible = (selector: string) => page.locator(selector).locator('visible=true').count();
    expect(await visible('main img')).toBe(1);
    expect(await visible('nav, footer, button:not([popovertarget]), section[aria-label^="Emplacement"]')).toBe(0);
    const text = plain(await page.locator('main').innerText());
    for (const part of [
      'Murs occupés rue de Lévis',
      '685 000 €',
      'Statut',
      'Occupé',
      'Hélène Castaing',
      '01 99 00 10 11',
      'PGN-',
    ])
      expect(text).toContain(part);
  });

  test('without JavaScript everything is there, and its links lead on', async () => {
    const page = await open(`/bien/${ids.full}`, { javaScriptEnabled: false });
    expect(addressOf(page)).toBe(FULL());
    expect(await page.locator('main img[alt^="Photo"]').count()).toBe(8);
    for (const part of ['Données Bail', 'Classe D', 'Géorisques', 'Conseiller immobilier dédié'])
      expect(await page.getByText(part).first().isVisible()).toBe(true);
    // A popover needs no script.
    expect(await page.locator('main button:not([popovertarget])').locator('visible=true').count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Paris', exact: true }).click();
    expect(addressOf(page)).toBe('/biens/paris');
    // What cannot be sent says whom to call.
    for (const path of [`/bien/${ids.gated}`, '/off-market']) {
      await page.goto(site.system.url + path);
      const otherwise = page.locator('main noscript p');
      expect(await otherwise.isVisible()).toBe(true);
      expect(plain(await otherwise.innerText())).toMatch(/appelez-nous au 01 99 00 10 10 ou écrivez à \S+@\S+\.$/);
      expect(await page.locator('main button').locator('visible=true').count()).toBe(0);
    }
  });

  test('F20 a gated property offers the way to ask for access, and nothing else', async () => {
    const page = await open(`/bien/${ids.gated}`);
    expect(addressOf(page)).toBe(`/bien/paris/${ids.gated}/murs-confidentiels`);
    const text = await page.locator('main').innerText();
    expect(text).toContain('Off-market');
    expect(text).not.toMatch(/SECRET|Lévis/);
    expect(await page.locator('main').getByRole('button', { name: 'Demander l’accès' }).isVisible()).toBe(true);
    const everything = page.locator('main').getByRole('link', { name: 'Tous nos biens off-market' });
    expect(await everything.getAttribute('href')).toBe('/off-market');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test.each(['full', 'rental', 'sold', 'bare', 'gated'])('ux58 ux61 %s: axe finds nothing', async (name) => {
    const page = await open(`/bien/${ids[name]}`, FOR_AXE);
    await page.locator('main h1').waitFor();
    await passesAxe(page);
  });

  test.each(['Voir toutes les photos (8)', 'Envoyer un message', 'Prendre rendez-vous'])(
    'ux58 %s: axe finds nothing in the dialog',
    async (opener) => {
      const page = await open(FULL(), FOR_AXE);
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog').waitFor();
      await passesAxe(page);
    },
  );

  test('at 320 px nothing scrolls sideways, be a title one long word', async () => {
    for (const name of ['full', 'rental', 'gated', 'wordy']) {
      const page = await open(`/bien/${ids[name]}`, { viewport: { width: 320, height: 640 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });

  const visits = { site: () => site, ids, open };
  gallery(visits);
  requests(visits);
  financing(visits);
  early(visits);
  sharing(visits);
  sheet(visits);
  errors(visits);

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
