import { gzipSync } from 'node:zlib';
import type { Partners } from '@pignon/infra/local/partners/partners';
import type { Locator, Page, Response, Route } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, hold, hydrated, startSite, type TestSite, until } from './browser';
import { plain, saidPrice } from './catalogue-site';
import { assistant, modelSettings, startModel, unfinished } from './shell/assistant';
import { chatCards } from './shell/chat-cards';
import { reviews } from './shell/reviews';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;
const PHONE_VIEW = { viewport: { width: 390, height: 844 } };

run('the shell', () => {
  let site: TestSite;
  let model: Partners;
  beforeAll(async () => {
    model = await startModel();
    // The model has a second for its first word.
    site = await startSite({ ...modelSettings(model), TIME_SCALE: '10' });
  });
  afterEach(() => site.leave());
  afterAll(async () => {
    await site?.stop();
    await model?.stop();
  });

  const hrefs = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
  const bolder = (page: Page) => page.locator('header[data-bolder]').count();

  test('M18 F55 any other path is a 404 that says Oops! Page not found in its language, leads home and is logged', async () => {
    const path = '/une-vitrine-disparue';
    const answer = await fetch(site.system.url + path);
    expect(answer.status).toBe(404);
    const page = await site.open(path);
    expect(await page.locator('h1[lang=en]').innerText()).toBe('Oops! Page not found');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await until(async () =>
      expect(await site.rows('select visits from missing_page where path = $1', [path])).toEqual([{ visits: 2 }]),
    );
    await page.getByRole('searchbox', { name: 'Chercher un bien' }).fill('boutique');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.waitForURL('**/nos-biens?search=boutique');
    await page.goBack();
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.waitForURL(`${site.system.url}/`);
    await page.getByRole('heading', { level: 1, name: 'Les murs qui font vivre la rue.' }).waitFor();
  });

  test('M18 a link to a missing page asks the server too, so that the visit is logged', async () => {
    const page = await site.open('/contact');
    // What a link of the router does; none of ours leads nowhere.
    await page.evaluate(() => history.pushState(null, '', '/page-disparue'));
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await until(async () =>
      expect(await site.rows(`select visits from missing_page where path = '/page-disparue'`)).toEqual([{ visits: 1 }]),
    );
  });

  test('M19 M20 the navigation leads to the main pages, Nos services to its six, two of them highlighted', async () => {
    const page = await site.open('/');
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    expect(await hrefs(page, '#navigation > ul > li > a')).toEqual([
      '/',
      '/nos-biens',
      '/blog',
      '/a-propos',
      '/contact',
      '/estimation-gratuite',
    ]);
    expect(await navigation.locator('[aria-current=page]').innerText()).toBe('Accueil');
    await navigation.getByRole('button', { name: 'Nos services' }).click();
    const links = page.locator('#nos-services a');
    await links.first().waitFor();
    expect(await hrefs(page, '#nos-services a')).toEqual([
      '/locaux-commerciaux',
      '/murs-commerciaux',
      '/vendre-un-local',
      '/mettre-en-location',
      '/devenez-locataire',
      '/mettre-en-gestion',
    ]);
    expect(await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).fontWeight === '700'))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('M20 Nos services works by keyboard: Enter opens, Tab walks, Escape closes and gives the focus back', async () => {
    const page = await site.open('/contact');
    const button = page.getByRole('button', { name: 'Nos services' });
    const menu = page.locator('#nos-services');
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Locaux commerciaux');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await focused(page)).toContain('Nos services');
    await page.keyboard.press('Space');
    await menu.waitFor();
    for (let link = 0; link < 7; link += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Blog');
    await menu.waitFor({ state: 'hidden' });
  });

  test('M21 the bar is bolder after 50 px of scroll, and only then', async () => {
    const page = await site.open('/');
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(100);
    expect(await bolder(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 51));
    await until(async () => expect(await bolder(page)).toBe(1));
    expect(await page.locator('header[data-bolder]').evaluate((bar) => getComputedStyle(bar).fontWeight)).toBe('700');
    await page.evaluate(() => window.scrollTo(0, 0));
    await until(async () => expect(await bolder(page)).toBe(0));
  });

  test('M21 on a phone the menu is a toggle; a navigation closes it', async () => {
    const page = await site.open('/', PHONE_VIEW);
    const link = page.locator('#navigation').getByRole('link', { name: 'Contact' });
    expect(await link.isVisible()).toBe(false);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await link.waitFor();
    const close = page.getByRole('button', { name: 'Fermer' });
    expect(await close.getAttribute('aria-expanded')).toBe('true');
    await close.click();
    await link.waitFor({ state: 'hidden' });
    await toggle.click();
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Nous contacter' }).waitFor();
    await link.waitFor({ state: 'hidden' });
  });

  test('M21 each navigation scrolls to the top and puts the focus on the h1; Back finds its place again', async () => {
    const page = await site.open('/');
    await page.evaluate(() => window.scrollTo(0, 700));
    await until(async () => expect(await page.evaluate(() => window.scrollY)).toBe(700));
    await page.locator('#navigation').getByRole('link', { name: 'Contact' }).click();
    await until(async () => expect(await focused(page)).toBe('Nous contacter'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.title()).toBe('Contact | Pignon');
    expect(await page.locator('[data-announcer]').textContent()).toBe('Contact | Pignon');
    await page.goBack();
    await until(async () => expect(await page.evaluate(() => window.scrollY)).toBe(700));
  });

  test('M26 M27 M28 M29 the home page’s listings: loading, error, empty, loaded, each in its words', async () => {
    const answered = hold();
    const late = (route: Route) => answered.released.then(() => route.continue());
    const answers = { walls: late, offers: late };
    const page = await site.open('/', {}, async (fresh) => {
      await fresh.route('**/api/properties/search*', (route) => answers.walls(route));
      await fresh.route('**/api/properties/off-market', (route) => answers.offers(route));
    });
    const block = async (id: string) => {
      const section = page.locator(`section#${id}`);
      await section.scrollIntoViewIfNeeded();
      return section;
    };
    const offers = await block('off-market');
    await offers.getByText('Chargement des biens off market...', { exact: true }).waitFor();
    expect(await offers.getByRole('heading', { name: 'Nos biens OFF MARKET' }).count()).toBe(1);
    const walls = await block('murs-occupes');
    await walls.getByText('Chargement des biens...', { exact: true }).waitFor();
    answered.release();
    await walls.locator('article').first().waitFor();
    for (const label of await walls.locator('article > div:first-child > span').allInnerTexts())
      expect(label).toMatch(/^(Murs occupés|Bureaux occupés|Immeuble occupé|Location pure)$/);
    await (await block('off-market')).locator('article').first().waitFor();
    for (const turn of ['Biens off-market précédents', 'Biens off-market suivants'])
      expect(await offers.getByRole('button', { name: turn }).isVisible()).toBe(true);
    const [offer] = (await (await fetch(`${site.system.url}/api/properties/off-market`)).json()) as [
      { title: string; city: string; amount: number | null },
    ];
    await offers
      .getByRole('button', { name: `Demander des informations sur ${offer.title}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: "Demande d'information" });
    await dialog.getByLabel('Nom complet').waitFor();
    for (const part of [offer.title, offer.city, saidPrice(offer.amount)])
      expect(plain(await dialog.innerText())).toContain(part);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await dialog.waitFor({ state: 'detached' });

    const wayOn = async (id: string, name: string) =>
      (await block(id)).getByRole('link', { name, exact: true }).getAttribute('href');
    const empty = { items: [], total: 0, available: 0, teasers: [], relaxations: [], facets: null };
    answers.walls = (route) => route.fulfill({ json: empty });
    answers.offers = (route) => route.fulfill({ json: [] });
    await page.reload();
    await (await block('murs-occupes')).getByText('Aucun mur occupé disponible actuellement').waitFor();
    expect(await wayOn('murs-occupes', 'Voir tous nos biens')).toBe('/nos-biens');
    await (await block('off-market')).getByText('Aucun bien off market disponible actuellement').waitFor();
    expect(await wayOn('off-market', 'Voir tous nos biens OFF MARKET')).toBe('/off-market');

    answers.walls = answers.offers = (route) => route.fulfill({ status: 500, json: { error: 'non' } });
    await page.reload();
    const failures = [
      ['murs-occupes', 'Impossible de charger les biens immobiliers'],
      ['off-market', 'Impossible de charger les biens off market'],
    ] as const;
    for (const [id, text] of failures) {
      await (await block(id)).getByText(text).waitFor();
      await page.evaluate(() => {
        document.body.dataset.before = 'yes';
      });
      // The page is loaded again, and fails once more.
      await (await block(id)).getByRole('button', { name: 'Réessayer' }).click();
      await page.locator('body:not([data-before])').waitFor();
      await (await block(id)).getByText(text).waitFor();
    }
    answers.walls = answers.offers = (route) => route.continue();
    await (await block('murs-occupes')).getByRole('button', { name: 'Réessayer' }).click();
    await (await block('murs-occupes')).locator('article').first().waitFor();
  });

  test('M33 one question of the investors is open at a time; pressing it again closes it', async () => {
    const page = await site.open('/');
    const questions = page.getByRole('region', { name: 'Les questions des investisseurs' }).locator('details');
    expect(await questions.count()).toBe(6);
    const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    await questions.nth(0).locator('summary').click();
    await questions.nth(3).locator('summary').click();
    expect(await open()).toEqual([false, false, false, true, false, false]);
    await questions.nth(3).locator('summary').click();
    expect(await open()).not.toContain(true);
    const lastAnswer = questions.nth(5).locator('p');
    expect(await lastAnswer.isVisible()).toBe(false);
    // On paper nothing can be opened.
    await page.emulateMedia({ media: 'print' });
    expect(await lastAnswer.isVisible()).toBe(true);
  });

  test('M101 M102 M103 F41 the assistant: greeting, keys, an answer; it survives a reload, and Escape gives the focus back', async () => {
    const page = await site.open('/faq');
    const button = page.getByRole('button', { name: 'Discuter avec l’assistant virtuel' });
    await button.click();
    const panel = page.getByRole('region', { name: /assistant virtuel/ });
    const log = panel.getByRole('log');
    await until(async () => expect(await log.innerText()).toContain('assistant virtuel'));
    expect((await panel.boundingBox())?.height).toBe(500);
    expect(await log.getByRole('button').allInnerTexts()).toEqual([
      'Je veux faire une estimation',
      "Besoin d'aide pour trouver un bien",
      'Autre',
    ]);
    const field = panel.getByLabel('Votre message');
    expect(await panel.getByRole('button', { name: 'Envoyer' }).isDisabled()).toBe(true);
    await field.fill('je cherche des murs à Paris');
    await page.keyboard.press('Shift+Enter');
    expect(await field.inputValue()).toContain('\n');
    await page.keyboard.press('Enter');
    await log.getByText('est en train d').waitFor();
    await log
      .getByText(/J'ai compris/)
      .first()
      .waitFor();
    await log
      .getByText(/biens? correspond|bien qui correspond|correspondant/)
      .first()
      .waitFor();
    await page.reload();
    await button.click();
    await log
      .getByText(/J'ai compris/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  unfinished(() => site);

  chatCards(() => site);
  assistant(
    () => site,
    () => model,
  );
  reviews(() => site);

  test('M22 the footer has every link, address, phone, networks and this year’s copyright', async () => {
    const page = await site.open('/');
    const links = await hrefs(page, 'footer a');
    expect(links.filter((href) => href?.startsWith('/')).toSorted()).toEqual(
      [
        '/',
        '/nos-biens',
        '/services',
        '/a-propos',
        '/contact',
        '/carrieres',
        '/achat-commerce',
        '/vendre-un-local',
        '/mettre-en-location',
        '/mettre-en-gestion',
        '/estimation-gratuite',
        '/politique-de-confidentialite',
        '/mentions-legales',
      ].toSorted(),
    );
    for (const outside of ['facebook', 'instagram', 'linkedin']) expect(links).toContain(`https://www.${outside}.com/`);
    expect(links).toContain('tel:+33199001010');
    const text = await page.getByRole('contentinfo').innerText();
    expect(text).toContain('12 rue des Petits-Carreaux, 75002 Paris');
    expect(text).toContain('01\u00a099\u00a000\u00a010\u00a010');
    expect(text).toContain(`© ${new Date().getFullYear()} Pignon`);
  });

  test('M23 the breadcrumb goes from Accueil to the current page', async () => {
    const page = await site.open('/estimation-gratuite');
    const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' }).locator('li');
    expect(await crumbs.allInnerTexts()).toEqual(['Accueil', 'Estimation gratuite']);
    expect(await crumbs.last().getAttribute('aria-current')).toBe('page');
    await crumbs.first().getByRole('link').click();
    await page.waitForURL(`${site.system.url}/`);
  });

  test('the skip link comes first and leads to the content', async () => {
    const page = await site.open('/contact');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Aller au contenu');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenu');
  });

  test('without a network the page says so, and a page not yet loaded opens once it is back', async () => {
    const page = await site.open('/');
    await page.context().setOffline(true);
    await page.getByText('Vous êtes hors connexion.').waitFor();
    await page.locator('#navigation').getByRole('link', { name: 'Estimation gratuite' }).click();
    await page.locator('main[aria-busy]').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Vous êtes hors connexion.').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'Votre estimation gratuite et fiable sous 48h' }).waitFor();
  });

  describe('the home opens with its hero and ends with contact and footer', () => {
    test('M25 two slides, one button to /nos-biens, one to /estimation-gratuite', async () => {
      const page = await site.open('/');
      const hero = page.getByRole('region', { name: 'À la une' });
      expect(await hero.getByRole('listitem', { includeHidden: true }).count()).toBe(2);
      expect(await hrefs(page, 'section[aria-label="À la une"] a')).toEqual(['/nos-biens', '/estimation-gratuite']);
      expect(await page.locator('main > section').first().getAttribute('aria-label')).toBe('À la une');
      const sections = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
      expect(sections.slice(-2)).toEqual(['contact', 'transactions']);
      expect(await page.getByRole('contentinfo').count()).toBe(1);
    });

    test('M48 the search on its fold leads to the list that it asks for, with and without JavaScript', async () => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await site.open('/', { javaScriptEnabled });
        const search = page.getByRole('search');
        await search.getByLabel('Vous cherchez').selectOption('Boutique');
        await search.getByLabel('Où').fill('Lyon');
        // No amount does not travel: the browser says so at the field, and the page stays.
        await search.getByLabel('Budget maximum').fill('abc');
        await search.getByRole('button', { name: 'Rechercher' }).click();
        expect(new URL(page.url()).pathname).toBe('/');
        await search.getByLabel('Budget maximum').fill('1,2M');
        await search.getByRole('button', { name: 'Rechercher' }).click();
        await page.getByRole('heading', { level: 1, name: 'Nos biens immobiliers commerciaux' }).waitFor();
        const { pathname, searchParams } = new URL(page.url());
        expect([pathname, ...searchParams]).toEqual([
          '/nos-biens',
          ['type', 'boutique'],
          ['search', 'Lyon'],
          ['maxPrice', '1,2M'],
        ]);
        for (const chip of [/«\sLyon\s»/, /Prix max 1\s200\s000\s€/]) await page.getByText(chip).first().waitFor();
      }
    });

    const shown = (page: Page) =>
      page
        .locator('section[aria-label="À la une"] [aria-roledescription=diapositive][data-shown]')
        .getAttribute('aria-label');

    /** The page's time is ours; each change of slide is noted with it. */
    async function watchSlides(page: Page) {
      await page.clock.install();
      await page.addInitScript(() => {
        const changes: number[] = [];
        (window as unknown as { changes: number[] }).changes = changes;
        new MutationObserver((records) => {
          if (records.some(({ target }) => (target as Element).closest('[aria-label="À la une"]')))
            changes.push(Date.now());
        }).observe(document, { attributes: true, attributeFilter: ['data-shown'], subtree: true });
      });
    }
    const changes = (page: Page) => page.evaluate(() => (window as unknown as { changes: number[] }).changes);
    const steps = async (page: Page, seconds: number) => {
      for (let tenth = 0; tenth < seconds * 5; tenth += 1) await page.clock.runFor(200);
    };

    test('M25 the hero advances every 7000 ms and loops', async () => {
      const page = await site.open('/', {}, watchSlides);
      expect(await shown(page)).toBe('Diapositive 1 sur 2');
      await until(async () => {
        await page.clock.runFor(200);
        expect(await changes(page)).toHaveLength(1);
      });
      expect(await shown(page)).toBe('Diapositive 2 sur 2');
      await until(async () => {
        await page.clock.runFor(200);
        expect((await changes(page)).length).toBeGreaterThanOrEqual(2);
      });
      expect(await shown(page)).toBe('Diapositive 1 sur 2');
      const [first = 0, second = 0] = await changes(page);
      // Its clock goes by steps of 200 ms.
      expect(Math.abs(second - first - 7_000)).toBeLessThanOrEqual(200);
    });

    test('M25 without JavaScript both slides can be reached, side by side', async () => {
      const page = await site.open('/', { javaScriptEnabled: false });
      const [first, second] = await page
        .getByRole('region', { name: 'À la une' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
      expect(second! - first!).toBe(1_440);
      await page.getByRole('region', { name: 'À la une' }).getByRole('link', { name: 'Estimation gratuite' }).click();
      expect(new URL(page.url()).pathname).toBe('/estimation-gratuite');
    });

    test('M25 F57 it waits under the pointer, and one interaction stops it for good', async () => {
      const page = await site.open('/', {}, watchSlides);
      await page.mouse.move(700, 400);
      await steps(page, 15);
      expect(await changes(page)).toEqual([]);
      await page.mouse.down();
      await page.mouse.up();
      await page.mouse.move(700, 5);
      await page.getByRole('button', { name: 'Reprendre le défilement' }).waitFor();
      await steps(page, 15);
      expect(await shown(page)).toBe('Diapositive 1 sur 2');
      await page.getByRole('button', { name: 'Afficher la diapositive 2' }).click();
      await until(async () => expect(await shown(page)).toBe('Diapositive 2 sur 2'));
      await page.mouse.move(700, 5);
      await steps(page, 15);
      expect(await shown(page)).toBe('Diapositive 2 sur 2');
    });

    test('F57 the pause button stops it; reduced motion leaves it still, without the button', async () => {
      const page = await site.open('/', {}, watchSlides);
      await page.getByRole('button', { name: 'Arrêter le défilement', exact: true }).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(700, 5);
      await steps(page, 15);
      expect(await changes(page)).toEqual([]);
      const still = await site.open('/', { reducedMotion: 'reduce' }, watchSlides);
      await still.getByRole('button', { name: 'Arrêter le défilement', exact: true }).waitFor({ state: 'detached' });
      await steps(still, 15);
      expect(await changes(still)).toEqual([]);
      expect(
        await still
          .locator('main *')
          .evaluateAll(
            (all) =>
              all.filter((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.001).length,
          ),
      ).toBe(0);
    });
  });

  describe('what was sold and what was written', () => {
    const near = async (page: Page, name: string) => {
      const heading = page.getByRole('heading', { name });
      await heading.scrollIntoViewIfNeeded();
      return page.locator('section', { has: heading }).last();
    };
    const open = (slides: Locator) => slides.locator('li[aria-roledescription]:not([inert])').count();
    const answering = (path: string, answer: Parameters<Route['fulfill']>[0]) => (page: Page) =>
      page.route(path, (route) => route.fulfill(answer));

    test('M35 sold ones: three at a time, two below 1024 px, one below 768 px, and the first follows the last', async () => {
      const page = await site.open('/');
      const sold = await near(page, 'Ils nous ont fait confiance');
      await sold.getByText('VENDU').first().waitFor();
      await until(async () => expect(await open(sold)).toBe(3));
      await page.setViewportSize({ width: 1023, height: 800 });
      await until(async () => expect(await open(sold)).toBe(2));
      await page.setViewportSize({ width: 767, height: 800 });
      await until(async () => expect(await open(sold)).toBe(1));
      await sold.getByRole('button', { name: 'Biens vendus précédents' }).click();
      await until(async () =>
        expect(await sold.locator('li:not([inert])').getAttribute('aria-label')).toBe('Diapositive 8 sur 8'),
      );
      expect(await sold.locator('output').innerText()).toBe('Diapositive 8 sur 8');
      await sold.getByRole('button', { name: 'Biens vendus suivants' }).click();
      await until(async () =>
        expect(await sold.locator('li:not([inert])').getAttribute('aria-label')).toBe('Diapositive 1 sur 8'),
      );
    });

    test.each([
      ['a failure', { status: 400, json: {} }, 'Impossible de charger les propriétés vendues'],
      ['none', { json: [] }, 'Aucune transaction disponible pour le moment'],
    ])('M35 sold ones: %s is said', async (_, answer, text) => {
      const page = await site.open('/', {}, answering('**/api/sold-properties', answer));
      const sold = await near(page, 'Ils nous ont fait confiance');
      await sold.getByText(text).waitFor();
    });

    test('M10 M112 the list leads by words and theme to a post, and the latest follow it', async () => {
      const page = await site.open('/blog', FOR_AXE);
      expect(await page.locator('main article').count()).toBe(6);
      expect(await page.locator('main article').first().locator('li').count()).toBeLessThanOrEqual(2);
      await page.getByRole('link', { name: 'Investissement', exact: true }).click();
      await page.waitForURL('**/blog?tag=Investissement');
      await until(async () => expect(await page.locator('main article').count()).toBe(2));
      await page.getByRole('searchbox', { name: 'Chercher dans le blog' }).fill('taxe FONCIERE brut');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/blog?tag=Investissement&search=taxe+FONCIERE+brut');
      await until(async () => expect(await page.locator('main article').count()).toBe(1));
      await page.getByRole('link', { name: 'Rendement brut' }).click();
      await page.getByRole('region', { name: 'Tableau' }).waitFor();
      const also = await near(page, 'À lire aussi');
      await also.locator('article').first().waitFor();
      expect(await also.locator('article').count()).toBe(4);
      expect(await also.getByRole('link', { name: 'Rendement brut' }).count()).toBe(0);
      await passesAxe(page, [[360, 740]]);
    });

    test('M85 M112 without posts the list says so; a property says when they cannot be had, and leads to the blog', async () => {
      const empty = await site.open('/nos-biens', {}, answering('**/api/blog/latest', { json: [] }));
      await empty.locator('footer').scrollIntoViewIfNeeded();
      await (await near(empty, 'Nos derniers articles')).getByText('Aucun article disponible pour le moment').waitFor();
      const [row] = await site.rows<{ id: number }>('select id from public_property where available limit 1');
      const failing = await site.open(
        `/bien/${row?.id}`,
        {},
        answering('**/api/blog/latest', { status: 400, json: {} }),
      );
      await failing.locator('footer').scrollIntoViewIfNeeded();
      const latest = await near(failing, 'Nos derniers articles');
      await latest.getByText('Impossible de charger les articles de blog').waitFor();
      expect(await latest.getByRole('link', { name: 'Voir tout le blog' }).getAttribute('href')).toBe('/blog');
    });
  });

  describe('the audience measure', () => {
    const somebody = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' };
    /** As a browser that no program drives, whose beacons and file of measures are noted with the load's state. */
    const watched = async (page: Page, beacons: string[], objects = false) => {
      await page.addInitScript((gpc) => {
        Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => gpc });
      }, objects);
      let loaded = false;
      page.on('load', () => {
        loaded = true;
      });
      page.on('request', (request) => {
        if (/\/api\/audience|\/assets\/measure-/.test(request.url()))
          beacons.push(`${loaded ? 'after' : 'before'} load ${new URL(request.url()).pathname.slice(0, 8)}`);
      });
    };

    test('nothing goes out before the load, views and steps are counted, no cookie is set', async () => {
      const beacons: string[] = [];
      const page = await site.open('/contact', somebody, (fresh) => watched(fresh, beacons));
      await until(async () => expect(beacons).toHaveLength(2));
      await page.locator('#navigation').getByRole('link', { name: 'Estimation gratuite' }).click();
      await until(async () => expect(beacons).toHaveLength(3));
      expect(beacons).toEqual(['after load /assets/', 'after load /api/aud', 'after load /api/aud']);
      await until(async () =>
        expect(await site.rows(`select subject, count from visit_count order by subject`)).toEqual([
          { subject: '/contact', count: 1 },
          { subject: '/estimation-gratuite', count: 1 },
        ]),
      );
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.goto('about:blank');
      await until(async () =>
        expect(await site.rows(`select distinct page from vital_count`)).toEqual([{ page: '/contact' }]),
      );
    });

    test('who asks not to be followed does not even load it', async () => {
      const beacons: string[] = [];
      const page = await site.open('/contact', somebody, (fresh) => watched(fresh, beacons, true));
      await page.waitForLoadState('networkidle');
      expect(beacons).toEqual([]);
    });
  });

  describe('what a first visit on a phone loads', () => {
    const sizes = async (path: string, cookies: { name: string; value: string; url: string }[] = []) => {
      const context = await site.browser.newContext(PHONE_VIEW);
      await context.addCookies(cookies);
      const page = await context.newPage();
      const loaded = { js: 0, css: 0, fonts: 0, requests: 0 };
      const weighed: Promise<unknown>[] = [];
      const weigh = async (response: Response) => {
        loaded.requests += 1;
        const kind = /\.(js|css|woff2)$/.exec(new URL(response.url()).pathname)?.[1];
        if (kind === 'woff2') loaded.fonts += 1;
        if (kind !== 'js' && kind !== 'css') return;
        const body = await response.body();
        loaded[kind] += gzipSync(body).length / 1_000;
      };
      page.on('response', (response) => void weighed.push(weigh(response)));
      await page.goto(site.system.url + path, { waitUntil: 'networkidle' });
      await hydrated(page);
      await Promise.all(weighed);
      const written = await page.locator('style').allTextContents();
      loaded.css += gzipSync(written.join('')).length / 1_000;
      return loaded;
    };

    test.each([
      ['/', 105, 18, 18],
      ['/contact', 115, 18, 18],
      ['/off-market', 115, 18, 24],
      ['/estimation-gratuite', 115, 14, 10],
      ['/une-page-absente', 95, 18, 10],
      ['/vendre-un-local', 95, 18, 18],
      ['/murs-commerciaux', 95, 18, 18],
      ['/blog', 96, 18, 24],
    ])('%s: at most %i kB of scripts, %i kB of styles, two fonts, %i requests', async (path, js, css, requests) => {
      const loaded = await sizes(path);
      expect(loaded.js).toBeLessThanOrEqual(js);
      expect(loaded.css).toBeLessThanOrEqual(css);
      expect(loaded.requests).toBeLessThanOrEqual(requests);
      expect(loaded.fonts).toBeLessThanOrEqual(2);
    });

    test('/admin: at most 170 kB of scripts, 30 kB of styles', async () => {
      const { email, password } = site.system.admin;
      const login = await fetch(`${site.system.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const [name = '', value = ''] = /\bsid=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0].split('=') ?? [];
      const loaded = await sizes('/admin', [{ name, value, url: site.system.url }]);
      expect(loaded.js).toBeLessThanOrEqual(170);
      expect(loaded.css).toBeLessThanOrEqual(30);
    });
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
