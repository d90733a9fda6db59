import type { Page } from 'playwright-core';
import { browserMissing, hold, until, PHONE } from './browser';
import { SHOPS, shopPrice, shopTitle, THREE_PHOTOS } from './catalogue-rows';
import {
  addressOf,
  cards,
  type CatalogueSite,
  plain,
  reaches,
  resultLine,
  shows,
  startCatalogueSite,
  titles,
} from './catalogue-site';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;
const WITHOUT_SCRIPT = { javaScriptEnabled: false };

run('the listing page', () => {
  let site: CatalogueSite;
  beforeAll(async () => {
    site = await startCatalogueSite();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const heading = (page: Page) => page.locator('h1').innerText();
  const breadcrumb = (page: Page) => page.locator('nav[aria-label="Fil d’Ariane"] li').allInnerTexts();
  const more = (page: Page) => page.getByRole('link', { name: 'Voir plus de biens' });
  const card = (page: Page, title: string) =>
    cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  describe('as the server writes it', () => {
    test.each(['/nos-biens', '/biens', '/biens?transactionType=sale'])(
      'M06 M51 %s: 12 cards in the HTML, and a real link to the next page',
      async (path) => {
        const { status, text } = await site.html(path);
        expect(status).toBe(200);
        expect(text.match(/<article/g)).toHaveLength(12);
        expect(text).toMatch(/<a href="[^"]*page=2" rel="next"/);
      },
    );

    test('M51 without JavaScript the next page shows the next twelve, and leads back', async () => {
      const { page } = await site.visit('/nos-biens', WITHOUT_SCRIPT);
      const first = await titles(page);
      await more(page).click();
      const second = await titles(page);
      expect(second).toHaveLength(12);
      expect(second.filter((title) => first.includes(title))).toEqual([]);
      await page.getByRole('link', { name: 'Biens précédents' }).click();
      expect(await titles(page)).toEqual(first);
    });

    test('M54 without JavaScript the filters are a plain form', async () => {
      const { page } = await site.visit('/nos-biens', WITHOUT_SCRIPT);
      expect(await page.getByRole('button', { name: 'Filtrer' }).isVisible()).toBe(false);
      await page.locator('noscript summary').click();
      await page.locator('noscript select[name=transactionType]').selectOption('rental');
      await page.locator('noscript button').click();
      expect(new Set((await titles(page)).map((title) => title.replace(/ \d+$/, '')))).toEqual(
        new Set(['Local à louer']),
      );
      expect(await page.locator('ul[aria-label="Filtres actifs"]').innerText()).toContain('Location');
      await page.getByLabel('Mots de la recherche').first().fill('numéro 7');
      await page.keyboard.press('Enter');
      expect(addressOf(page)).toContain('transactionType=rental');
      await page.getByRole('link', { name: 'Tout effacer' }).click();
      expect(await cards(page).count()).toBe(12);
    });

    test('M54 without JavaScript a filter that the plain form has no field for stays', async () => {
      const { page } = await site.visit('/nos-biens?city=lyon&area=4.7,45.6,5,45.9', WITHOUT_SCRIPT);
      await page.locator('noscript summary').click();
      await page.locator('noscript select[name=occupancy]').selectOption('occupied');
      await page.locator('noscript button').click();
      expect(addressOf(page)).toMatch(/area=4\.7/);
      expect(addressOf(page)).toMatch(/lyon/);
    });

    test('M06 a city page lists that city alone, its phone number is in the footer without JavaScript too', async () => {
      const { page } = await site.visit('/biens/lyon', WITHOUT_SCRIPT);
      const places = await page.locator('#liste-biens article').allInnerTexts();
      expect(places.length).toBeGreaterThan(5);
      expect(places.every((text) => text.includes('Lyon'))).toBe(true);
      expect(await page.locator('footer a[href^="tel:"]').count()).toBe(1);
    });

    test('M116 the structured list holds 20 canonical addresses, none of them gated', async () => {
      const { text } = await site.html('/nos-biens');
      const json = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as {
        '@type': string;
        itemListElement: { position: number; url: string; name: string }[];
      };
      expect(json['@type']).toBe('ItemList');
      expect(json.itemListElement).toHaveLength(20);
      for (const [index, { position, url }] of json.itemListElement.entries()) {
        expect(position).toBe(index + 1);
        expect(new URL(url).pathname).toMatch(/^\/bien\/[a-z-]+\/\d+\/[a-z0-9-]+$/);
      }
    });

    test('M06 title, description and canonical address; filtered lists are not to be indexed', async () => {
      const head = async (path: string) => {
        const { text } = await site.html(path);
        return {
          title: /<title>(.*?)<\/title>/.exec(text)?.[1],
          description: /<meta name="description" content="(.*?)"/.exec(text)?.[1] ?? '',
          canonical: /<link rel="canonical" href="(?:https?:\/\/[^/]+)?(.*?)"/.exec(text)?.[1],
          noindex: text.includes('<meta name="robots" content="noindex">'),
        };
      };
      const all = await head('/nos-biens');
      expect(all).toMatchObject({ canonical: '/nos-biens', noindex: false });
      expect(all.title).toContain('Nos biens immobiliers commerciaux');
      expect(all.description.length).toBeLessThanOrEqual(160);
      expect(await head('/biens')).toMatchObject({ canonical: '/nos-biens' });
      expect(await head('/biens/lyon')).toMatchObject({ canonical: '/biens/lyon', noindex: false });
      expect(await head('/nos-biens?page=2')).toMatchObject({ canonical: '/nos-biens?page=2', noindex: false });
      expect(await head('/biens?transactionType=sale')).toMatchObject({ canonical: undefined, noindex: true });
      expect(await head('/biens/lyon?minPrice=100000')).toMatchObject({ canonical: undefined, noindex: true });
    });

    test('M60 F29 an unknown city is an empty list: 200, not to be indexed', async () => {
      const { status, text } = await site.html('/biens/ville-qui-nexiste-pas');
      expect(status).toBe(200);
      expect(text).toContain('Aucun bien trouvé');
      expect(text).toContain('<meta name="robots" content="noindex">');
    });

    test('M51 a page past the end leads to the last one; M06 an address in capitals to its own', async () => {
      const at = async (path: string) => {
        const { status, headers } = await fetch(site.system.url + path, { redirect: 'manual' });
        return [status, headers.get('location')];
      };
      const { total } = await site.search('pageSize=1');
      const last = Math.ceil(total / 12);
      expect(await at('/nos-biens?page=99')).toEqual([302, `/nos-biens?page=${last}`]);
      expect(await at('/biens?transactionType=rental&page=2')).toEqual([302, '/biens?transactionType=rental']);
      expect(await at('/biens/lyon?page=7&sort=yield')).toEqual([302, '/biens/lyon?sort=yield']);
      expect(await at(`/nos-biens?page=${last}`)).toEqual([200, null]);
      expect(await at('/NOS-BIENS?sort=yield')).toEqual([301, '/nos-biens?sort=yield']);
      expect(await at('/Biens/lyon')).toEqual([301, '/biens/lyon']);
    });

    test('M48 no control character of an address is written into the page or asked of the database', async () => {
      for (const path of ['/nos-biens?search=a%00b%1b', '/biens/%00', '/nos-biens?city=%00']) {
        const { status, text } = await site.html(path);
        expect(status).toBe(200);
        // oxlint-disable-next-line no-control-regex
        expect(text).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f]/);
      }
      expect(await site.search('search=%00boutique%00')).toMatchObject({ available: expect.any(Number) });
    });

    test('M06 one commune, one canonical address: with its department it is the same list', async () => {
      const { text } = await site.html('/biens/lyon-69');
      expect(text).toMatch(/<link rel="canonical" href="[^"]*\/biens\/lyon"/);
    });

    test('M50 without JavaScript the list beside the map has its cards, and says that the map needs it', async () => {
      const { page } = await site.visit('/nos-biens?view=list', WITHOUT_SCRIPT);
      expect(await cards(page).count()).toBe(12);
      expect(await page.locator('section[aria-label="Carte des biens"]').innerText()).toContain(
        'La carte a besoin de JavaScript',
      );
    });

    test('C06 nothing of a gated property is in the page, nor the street of a hidden address', async () => {
      for (const path of [
        '/nos-biens',
        '/nos-biens?page=5',
        '/biens/lyon',
        '/biens?search=confidentiels',
        '/biens?search=gardée',
      ]) {
        const { text } = await site.html(path);
        for (const secret of ['SECRET-A-TAIRE', 'impasse du Secret', 'rue Cachée']) expect(text).not.toContain(secret);
      }
    });
  });

  describe('its address', () => {
    const FULL =
      'search=boutique&transactionType=sale&minYield=5&minPrice=150000&maxPrice=900000&minSurfaceRange=45&maxSurfaceRange=400&occupancy=vacant';

    test('M48 every criterion is read, shows as a chip, and is rewritten in place when one goes', async () => {
      const { page } = await site.visit(`/biens/lyon?${FULL}`);
      const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link');
      expect((await chips.allInnerTexts()).map((text) => plain(text).replace(/^Retirer le filtre\s+/, ''))).toEqual([
        '« boutique »',
        'Vente',
        'Lyon',
        'Prix min 150 000 €',
        'Prix max 900 000 €',
        'Surface min 45 m²',
        'Surface max 400 m²',
        '≥ 5 %',
        'Libre',
        'Tout effacer',
      ]);
      const entries = await page.evaluate(() => history.length);
      await chips.filter({ hasText: 'Lyon' }).click();
      await reaches(page, `/biens?${FULL}`);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    test('M48 F04 occupancy has a chip that can be taken away', async () => {
      const { page } = await site.visit('/biens?occupancy=occupied');
      const chip = page.getByRole('link', { name: 'Retirer le filtre Occupé' });
      await chip.click();
      await reaches(page, '/biens');
    });

    test('M49 F03 minSurface is read and ignored; unknown parameters and values harm nothing', async () => {
      const whole = await site.search('pageSize=1');
      const { page } = await site.visit('/biens?minSurface=5000&utm_source=x&minYield=abc&sort=vite&page=-3&city=,,');
      expect(plain(await resultLine(page))).toContain(`${whole.available} biens disponibles`);
      await page.getByLabel('Trier par').selectOption('yield');
      await reaches(page, '/biens?sort=yield');
    });

    test('M48 many changes, then one Back, leave the list', async () => {
      const { page } = await site.visit('/contact');
      await page.locator('header').getByRole('link', { name: 'Nos biens' }).click();
      await shows(page, 12);
      await page.getByLabel('Trier par').selectOption('price-asc');
      await reaches(page, '/nos-biens?sort=price-asc');
      await page.getByRole('link', { name: 'Régions', exact: true }).click();
      await reaches(page, '/nos-biens?sort=price-asc&view=regions');
      await page.getByRole('link', { name: 'Grille' }).click();
      await page.getByLabel('Mots de la recherche').fill('boutique');
      await reaches(page, '/nos-biens?search=boutique&sort=price-asc');
      await page.goBack();
      await reaches(page, '/contact');
    });

    test('M52 M53 heading and breadcrumb: no city, one, several; with the transaction types', async () => {
      const { page: none } = await site.visit('/nos-biens');
      expect(await heading(none)).toBe('Nos biens immobiliers commerciaux');
      expect(await breadcrumb(none)).toEqual(['Accueil', 'Biens immobiliers', 'Toutes les villes']);
      const { page: one } = await site.visit('/biens/lhay-les-roses');
      expect(await heading(one)).toBe('Biens immobiliers à L’Haÿ-les-Roses');
      expect(await breadcrumb(one)).toEqual(['Accueil', 'Biens immobiliers', "L'Haÿ-les-Roses"]);
      const { page: two } = await site.visit('/biens?city=paris,lyon&transactionType=sale,rental');
      expect(await heading(two)).toBe('Biens immobiliers dans 2 villes');
      expect(await breadcrumb(two)).toEqual(['Accueil', 'Vente, Location', '2 villes']);
    });

    test('M06 the title follows the list', async () => {
      const { page } = await site.visit('/biens/lyon');
      expect(await page.title()).toContain('Biens immobiliers à Lyon');
      await page.getByRole('link', { name: 'Retirer le filtre Lyon' }).click();
      await until(async () => expect(await page.title()).toContain('Nos biens immobiliers commerciaux'));
    });
  });

  describe('twelve at a time', () => {
    test('M51 F59 near the end twelve more come by themselves, three times; then the button; each card once', async () => {
      const { page } = await site.visit('/nos-biens');
      const toEnd = () =>
        page.evaluate(() => document.querySelector('a[rel=next]')?.scrollIntoView({ block: 'center' }));
      for (const count of [24, 36, 48]) {
        await toEnd();
        await shows(page, count);
      }
      await toEnd();
      await more(page).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await cards(page).count()).toBe(48);
      await more(page).click();
      const { total } = await site.search('pageSize=1');
      await shows(page, total);
      const all = await titles(page);
      expect(new Set(all).size).toBe(total);
      expect(all.slice(1, 4)).toEqual([1, 2, 3].map(shopTitle));
      expect(await more(page).count()).toBe(0);
      expect(addressOf(page)).toBe('/nos-biens');
    });

    test('M51 the button moves the focus to the first new card and says how many there are', async () => {
      const { page } = await site.visit('/nos-biens');
      await more(page).evaluate((link: HTMLElement) => {
        link.focus({ preventScroll: true });
        link.click();
      });
      await until(async () =>
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shopTitle(12)),
      );
      expect(plain(await page.locator('[data-announcer]').innerText())).toMatch(/^24 biens affichés sur \d+$/);
    });

    /** 36 cards, the 30th opened, Back. */
    async function openThirtieth(page: Page): Promise<{ readonly scroll: number; readonly before: string[] }> {
      for (const count of [24, 36]) {
        // Pressed where it is: scrolled to, the list goes on by itself.
        await more(page).evaluate((link: HTMLElement) => link.click());
        await until(async () => expect(await cards(page).count()).toBeGreaterThanOrEqual(count));
      }
      const link = cards(page).nth(29).locator('h2 a');
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForLoadState('networkidle');
      const before = await titles(page);
      const scroll = await page.evaluate(() => window.scrollY);
      await link.click();
      await page.waitForURL('**/bien/**');
      return { scroll, before };
    }

    async function backAtThirtieth(page: Page, { scroll, before }: { scroll: number; before: string[] }) {
      await until(async () => {
        const now = await titles(page);
        expect(now.length).toBeGreaterThanOrEqual(36);
        expect(now.slice(0, 36)).toEqual(before.slice(0, 36));
        expect(new Set(now).size).toBe(now.length);
        expect(Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThanOrEqual(50);
      });
      const box = await cards(page).nth(29).boundingBox();
      expect(box && box.y < 900 && box.y + box.height > 0).toBe(true);
      expect(addressOf(page)).toBe('/biens?transactionType=sale');
    }

    test('C05 F59 Back finds the filters, the 36 cards and the 30th in view, asking for none of them again', async () => {
      const { page, calls } = await site.visit('/biens?transactionType=sale');
      const left = await openThirtieth(page);
      const asked = calls.filter((call) => call.includes('/search')).length;
      await page.goBack();
      await backAtThirtieth(page, left);
      // A property page that only the server knows makes Back load the document anew.
      const again = calls.filter((call) => call.includes('/search')).slice(asked);
      expect(again.filter((call) => !/page=[23]/.test(call))).toEqual([]);
    });

    test('C05 F59 so it does when the document was loaded anew', async () => {
      const { page } = await site.visit('/biens?transactionType=sale');
      const left = await openThirtieth(page);
      await page.goto('about:blank');
      await page.goBack();
      await page.goBack();
      await backAtThirtieth(page, left);
    });

    test('C05 F59 a reload finds the 36 cards and the place', async () => {
      const { page } = await site.visit('/nos-biens');
      for (const count of [24, 36]) {
        await more(page).evaluate((link: HTMLElement) => link.click());
        await shows(page, count);
      }
      await page.evaluate(() => window.scrollTo(0, 2_500));
      await until(async () =>
        expect(await page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll)).toBe(2_500),
      );
      await page.reload();
      await until(async () => expect(await page.evaluate(() => window.scrollY)).toBe(2_500));
      await shows(page, 36);
      expect(await page.evaluate(() => window.scrollY)).toBe(2_500);
    });

    test('M51 what lies below does not jump when more cards come by scrolling', async () => {
      const { page } = await site.visit('/nos-biens', PHONE, (fresh) =>
        fresh.addInitScript(() => {
          const seen = window as unknown as { shift: number };
          seen.shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        }),
      );
      const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
      const before = await shift();
      // As fast as a finger throws the list, from the first card to where the button stays.
      while ((await cards(page).count()) < 48) await page.evaluate(() => window.scrollBy(0, 400));
      expect((await shift()) - before).toBeLessThan(0.02);
    });

    test('M51 whoever jumps to what stands below the list keeps it where it is', async () => {
      const { page } = await site.visit('/nos-biens');
      const block = page.getByRole('region', { name: 'Nos biens OFF MARKET' });
      await page.locator('[data-place]').first().waitFor({ state: 'attached' });
      await block.evaluate((section) => section.scrollIntoView());
      await block.locator('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await block.evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBeLessThan(120);
      expect(await cards(page).count()).toBe(12);
    });

    test('F59 a list met again, by a link or a filter, is asked for anew', async () => {
      const { page, calls } = await site.visit('/nos-biens');
      const list = '/api/properties/search?pageSize=12&facets=0';
      expect(calls).not.toContain(list);
      await page.locator('header').getByRole('link', { name: 'Contact' }).click();
      await page.locator('form').waitFor();
      await page.locator('header').getByRole('link', { name: 'Nos biens' }).click();
      await until(() => expect(calls.filter((call) => call === list)).toHaveLength(1));
      await page.getByLabel('Trier par').selectOption('price-desc');
      await until(async () => expect((await titles(page))[0]).toBe('Immeuble à huit millions'));
      await page.getByLabel('Trier par').selectOption('newest');
      await until(() => expect(calls.filter((call) => call === list)).toHaveLength(2));
    });

    test('C05 M61 changing a filter shows twelve again', async () => {
      const { page } = await site.visit('/biens?transactionType=sale');
      await more(page).evaluate((link: HTMLElement) => link.click());
      await until(async () => expect(await cards(page).count()).toBeGreaterThanOrEqual(24));
      await page.getByLabel('Trier par').selectOption('price-asc');
      await until(async () => expect((await titles(page))[0]).toBe(shopTitle(1)));
      await shows(page, 12);
      await page.getByLabel('Trier par').selectOption('newest');
      await until(async () => expect((await titles(page))[0]).toBe('Boutique aux trois photos'));
      await shows(page, 12);
    });
  });

  describe('a card', () => {
    test('M100 it says type, transaction, EXCLU, price, yield, surface, price per m², occupancy, energy and fees', async () => {
      const { page } = await site.visit('/nos-biens');
      const text = plain(await card(page, 'Boutique aux trois photos').innerText());
      for (const part of [
        'Boutique · Vente',
        'EXCLU',
        'Paris 17e',
        'Rue de Lévis',
        '685 000 €',
        '6,25 % brut',
        '120 m²',
        '5 708 € / m²',
        'Occupé',
        'DPE C',
        'Honoraires 5 % TTC à la charge de l’acquéreur',
      ])
        expect(text).toContain(part);
    });

    test('M132 F06 C02 what has no readable price says Prix sur demande; a rent is said per year and per m² and year', async () => {
      const { page } = await site.visit('/biens?search=bien');
      for (const title of ['Bien sans prix', 'Bien au prix illisible'])
        expect(await card(page, title).innerText()).toContain('Prix sur demande');
      const { page: rents } = await site.visit('/biens?transactionType=rental');
      const rent = plain(await card(rents, 'Local à louer 1').innerText());
      expect(rent).toContain('24 000 € / an');
      expect(rent).toContain('300 € / m²/an');
    });

    test('M126 F32 F33 sold and unavailable say VENDU, rented LOUÉ, and none is counted as available', async () => {
      const { page } = await site.visit('/biens?search=d%C3%A9j%C3%A0');
      expect(await card(page, 'Murs déjà vendus').innerText()).toContain('VENDU');
      expect(await card(page, 'Local déjà loué').innerText()).toContain('LOUÉ');
      expect(plain(await resultLine(page))).toContain('0 bien disponible, 2 vendus ou loués');
      const { page: other } = await site.visit('/biens?search=indisponibles');
      expect(await card(other, 'Murs indisponibles').innerText()).toContain('VENDU');
    });

    test('C07 a hidden address shows the city and no street', async () => {
      const { page } = await site.visit('/biens?search=gard%C3%A9e');
      const text = await card(page, 'Adresse gardée').innerText();
      expect(text).toContain('Paris');
      expect(text).not.toContain('Cachée');
    });

    test('M128 M173 only its first photo is loaded; the buttons turn and wrap', async () => {
      const { page, photos } = await site.visit('/nos-biens');
      const asked = () => THREE_PHOTOS.map(({ key }) => photos.some((path) => path.includes(key)));
      await until(() => expect(asked()).toEqual([true, false, false]));
      const front = card(page, 'Boutique aux trois photos');
      const position = front.locator('output');
      await front.hover();
      await until(() => expect(asked()).toEqual([true, true, true]));
      await front.getByRole('button', { name: 'Photo suivante' }).click();
      await until(async () => expect(await position.innerText()).toBe('Photo 2 sur 3'));
      await front.getByRole('button', { name: 'Photo précédente' }).click();
      await front.getByRole('button', { name: 'Photo précédente' }).click();
      await until(async () => expect(await position.innerText()).toBe('Photo 3 sur 3'));
      expect(addressOf(page)).toBe('/nos-biens');
    });

    test('M128 M173 a swipe of more than 50 px turns the photo and opens nothing; a shorter one does not turn', async () => {
      const { page } = await site.visit('/nos-biens');
      const front = card(page, 'Boutique aux trois photos');
      const box = (await front.locator('img').first().boundingBox())!;
      const swipe = async (distance: number) => {
        await page.mouse.move(box.x + 200, box.y + 60);
        await page.mouse.down();
        await page.mouse.move(box.x + 200 + distance / 2, box.y + 60);
        await page.mouse.move(box.x + 200 + distance, box.y + 60);
        await page.mouse.up();
      };
      await swipe(-40);
      await until(async () => expect(await front.locator('output').innerText()).toBe('Photo 1 sur 3'));
      await swipe(-60);
      await until(async () => expect(await front.locator('output').innerText()).toBe('Photo 2 sur 3'));
      await swipe(60);
      await until(async () => expect(await front.locator('output').innerText()).toBe('Photo 1 sur 3'));
      expect(addressOf(page)).toBe('/nos-biens');
    });

    test('M06 the whole card is one link: a press anywhere on its plinth opens the property', async () => {
      const { page } = await site.visit('/nos-biens');
      const front = card(page, 'Boutique aux trois photos');
      expect(await front.getByRole('link').count()).toBe(1);
      const box = (await front.boundingBox())!;
      await page.mouse.click(box.x + box.width - 12, box.y + box.height - 12);
      await page.waitForURL(/\/bien\/paris\/\d+\/boutique-aux-trois-photos$/);
    });

    test('M80 without a photo, or with a broken one, the façade stands there', async () => {
      const { page } = await site.visit('/nos-biens', {}, async (fresh) => {
        await fresh.route('**/media/**', (route) => route.fulfill({ status: 404 }));
      });
      await card(page, 'Boutique aux trois photos').locator('svg[viewBox="0 0 400 300"]').first().waitFor();
      expect(await card(page, shopTitle(1)).locator('svg[viewBox="0 0 400 300"]').count()).toBe(1);
    });
  });

  describe('what is not there', () => {
    test('M60 an empty list names the filters, offers the smallest changes in words and the way back, also without JavaScript', async () => {
      const { page } = await site.visit(`/biens/bordeaux?minPrice=${shopPrice(SHOPS) + 1_000_000}`, WITHOUT_SCRIPT);
      const empty = page.getByRole('region', { name: 'Aucun bien trouvé' });
      const text = plain(await empty.innerText());
      expect(text).toContain('Bordeaux');
      const relaxation = empty.getByRole('listitem').filter({ hasText: 'si le prix minimum descend à' });
      expect(plain(await relaxation.innerText())).toMatch(/^\d+ biens? si le prix minimum descend à [\d ]+ €$/);
      const promised = Number(/^\d+/.exec(await relaxation.innerText())?.[0]);
      await relaxation.getByRole('link').click();
      await until(async () => expect(plain(await resultLine(page))).toContain(`${promised} bien`));
      expect(addressOf(page)).toMatch(/^\/biens\/bordeaux\?minPrice=\d+$/);
      const { page: other } = await site.visit('/biens?search=xylophone');
      await other.getByRole('link', { name: 'Réinitialiser les filtres' }).click();
      await reaches(other, '/biens');
      await shows(other, 12);
    });

    test('M160 a failed list says so and asks again in place', async () => {
      const { page } = await site.visit('/nos-biens');
      await page.route('**/api/properties/search*', (route) => route.fulfill({ status: 500, json: { error: 'non' } }));
      await page.getByLabel('Trier par').selectOption('price-desc');
      const failure = page.getByRole('alert');
      await failure.waitFor();
      expect(await resultLine(page)).not.toMatch(/\d/);
      expect(await failure.innerText()).toContain('Erreur');
      expect(await failure.innerText()).toContain(
        'Impossible de charger les propriétés. Veuillez réessayer plus tard.',
      );
      await page.unroute('**/api/properties/search*');
      await failure.getByRole('button', { name: 'Réessayer' }).click();
      await until(async () => expect((await titles(page))[0]).toBe('Immeuble à huit millions'));
      expect(await failure.count()).toBe(0);
    });

    test('M61 while the answer is under way the cards before stay, marked as busy', async () => {
      const answer = hold();
      const { page } = await site.visit('/nos-biens');
      await page.route('**/api/properties/search*', async (route) => {
        await answer.released;
        await route.continue();
      });
      await page.getByLabel('Trier par').selectOption('price-desc');
      await page.locator('#liste-biens[aria-busy=true]').waitFor();
      expect(await cards(page).count()).toBe(12);
      answer.release();
      await until(async () => expect((await titles(page))[0]).toBe('Immeuble à huit millions'));
    });

    test('M63 F21 without words no gated property; with words of its title or city a teaser that leads to its gate', async () => {
      const { page } = await site.visit('/nos-biens');
      const everything = await site.search('pageSize=100');
      expect(everything.items.some(({ title }) => title.includes('confidentiels'))).toBe(false);
      await page.getByLabel('Mots de la recherche').fill('confidentiels croix-rousse');
      const teaser = card(page, 'Murs confidentiels quartier Croix-Rousse');
      await teaser.waitFor();
      const text = await teaser.innerText();
      expect(text).toContain('Off-market');
      expect(text).toContain('Lyon');
      expect(await teaser.getByRole('link').getAttribute('href')).toMatch(/^\/bien\/lyon\/\d+\/murs-confidentiels/);
      expect(await resultLine(page)).toContain('Aucun bien trouvé');
      const { teasers } = await site.search('search=impasse+du+secret');
      expect(teasers).toEqual([]);
    });

    test('M62 F34 sold ones are hidden by a transaction filter, and the line says so; the setting hides them for all', async () => {
      const { page } = await site.visit('/biens?transactionType=sale');
      const hint = 'Les biens vendus sont masqués par ce filtre';
      expect(await resultLine(page)).toContain(hint);
      expect(await resultLine(page)).not.toMatch(/, \d+.vendus?/);
      const { page: all } = await site.visit('/nos-biens');
      expect(plain(await resultLine(all))).toMatch(/, 3 vendus ou loués$/);
      await site.showSold(false);
      try {
        await until(async () => {
          const { page: hidden } = await site.visit('/nos-biens');
          expect(plain(await resultLine(hidden))).toMatch(/, 1 loué$/);
        });
        const { page: filtered } = await site.visit('/biens?transactionType=sale');
        expect(await resultLine(filtered)).not.toContain(hint);
      } finally {
        await site.showSold(true);
      }
    });

    test.each(['/biens/lyon', '/nos-biens'])('M65 %s leads to all properties and to the blog', async (list) => {
      const { page } = await site.visit(list);
      const links = page.getByRole('navigation', { name: 'Aller plus loin' });
      expect(await links.getByRole('link', { name: 'Voir tous nos biens' }).getAttribute('href')).toBe('/nos-biens');
      expect(await links.getByRole('link', { name: 'Voir tout le blog' }).getAttribute('href')).toBe('/blog');
    });

    test('M171 settings that cannot be read again change nothing and tell the visitor nothing', async () => {
      const { page } = await site.visit('/nos-biens');
      await page.route('**/api/app-settings', (route) => route.abort());
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await page.waitForLoadState('networkidle');
      expect(await cards(page).count()).toBe(12);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    });

    test('M51 offline the banner shows, the cards stay; back on line the list goes on', async () => {
      const { page } = await site.visit('/nos-biens');
      await page.context().setOffline(true);
      await page.getByText('Vous êtes hors connexion.').waitFor();
      expect(await cards(page).count()).toBe(12);
      await page.context().setOffline(false);
      await more(page).click();
      await until(async () => expect(await cards(page).count()).toBeGreaterThanOrEqual(24));
    });
  });

  test('M50 a phone has every view and control, nothing scrolls sideways at 320 px', async () => {
    for (const view of ['', '?view=list', '?view=regions']) {
      const { page } = await site.visit(`/nos-biens${view}`, { ...PHONE, viewport: { width: 320, height: 640 } });
      const views = page.getByRole('navigation', { name: 'Affichage' });
      for (const name of ['Grille', 'Liste et carte', 'Régions'])
        expect(await views.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
      expect(await page.locator('#ouvrir-filtres').isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
