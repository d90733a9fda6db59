import { ORIGIN, startApi, type TestApi } from './api';
import { change, publish, TEASER_FIELDS } from './properties';

jest.setTimeout(60_000);

let api: TestApi;
let cookie: string;

const WORK = "Boutique 120 m² – Rue de l'Œuvre & Cie";
const HOSTILE = 'Murs </script><script>window.x=1</script>';

/** Published in this order: the table below names their numbers. */
const PLANTED = [
  {}, // 1
  { title: WORK, city: "L'Haÿ-les-Roses", postcode: '94240' }, // 2
  { title: '★★★', city: 'L’Haÿ-les-Roses', postcode: '94240' }, // 3
  { title: WORK, city: 'Œuilly', postcode: '51480' }, // 4
  { title: 'Murs retirés' }, // 5, removed
  { title: 'Murs confidentiels', mandat: 'sans_mandat', description: 'canari', address: '7 impasse des Lilas' }, // 6
  { title: 'Murs rue Mercière', city: 'Lyon 2e', postcode: '69002' }, // 7
  { title: 'Murs rue Mercière', city: 'LYON', postcode: '69002' }, // 8
  { title: HOSTILE, description: 'Avant <!--<script> après' }, // 9
  { title: 'Murs vendus', status: 'sold' }, // 10
];

beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  for (const given of PLANTED) await publish(api, cookie, given);
  await api.http.delete('/api/properties/5').set('cookie', cookie).set('origin', ORIGIN).expect(204);
});
afterAll(() => api.stop());

const page = async (path: string, status = 200): Promise<string> => (await api.http.get(path).expect(status)).text;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
/** What a reader of the page sees: no tags, no entities, no scripts. */
const words = (html: string) =>
  plain(
    html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' '),
  );
const jsonLd = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const LEVIS = '/bien/paris/1/boutique-rue-de-levis';
const HAY = '/bien/lhay-les-roses/2/boutique-120-m-rue-de-loeuvre-cie';
const STARS = '/bien/lhay-les-roses/3/bien';
const OEUILLY = '/bien/oeuilly/4/boutique-120-m-rue-de-loeuvre-cie';
const GATED = '/bien/paris/6/murs-confidentiels';

test.each([
  // The four forms, the number after '/biens/', and what stands for them.
  ['/bien/1', 301, LEVIS],
  ['/bien/paris/boutique-rue-de-levis', 301, LEVIS],
  ['/nos-biens/1', 301, LEVIS],
  ['/biens/1', 301, LEVIS],
  ['/bien/paris/1', 301, LEVIS],
  ['/bien/ailleurs/1/autre-titre', 301, LEVIS],
  ['/bien/1?action=quote&utm=a%20b', 301, `${LEVIS}?action=quote&utm=a%20b`],
  [LEVIS, 200, LEVIS],
  [`${LEVIS}?utm=1`, 200, LEVIS],
  [`${LEVIS}/`, 301, LEVIS],
  // Ligatures, both apostrophes, symbols, old city variants.
  ['/bien/2', 301, HAY],
  ['/bien/l-hay-les-roses/2/boutique', 301, HAY],
  ['/bien/l-hay-les-roses/boutique-120-m-rue-de-loeuvre-cie', 301, HAY],
  ['/bien/lhay-les-roses/boutique-120-m-rue-de-loeuvre-cie', 301, HAY],
  [`/bien/${encodeURIComponent('L’Haÿ-les-Roses')}/${encodeURIComponent(WORK)}`, 301, HAY],
  ['/bien/3', 301, STARS],
  ['/bien/lhay-les-roses/bien', 301, STARS],
  [STARS, 200, STARS],
  ['/bien/4', 301, OEUILLY],
  [OEUILLY, 200, OEUILLY],
  // Two of one title and city: the newer number.
  ['/bien/lyon/murs-rue-merciere', 301, '/bien/lyon/8/murs-rue-merciere'],
  ['/bien/6', 301, GATED],
  [GATED, 200, null],
  ['/bien/paris/10/murs-vendus', 200, '/bien/paris/10/murs-vendus'],
  // Lists, not properties.
  ['/biens/paris', 200, '/biens/paris'],
  ['/biens/nulle-part', 200, null],
  // C72 in windows-1252.
  ['/biens/l%27ha%FF-les-roses', 301, '/biens/lhay-les-roses'],
  ['/bien/L%92Ha%FF-les-Roses/2/boutique', 301, HAY],
  // Nothing there, no longer there, no address at all.
  ['/bien/999', 404, null],
  ['/bien/999/', 301, '/bien/999'],
  ['/bien/99999999999999', 404, null],
  ['/bien/paris/rien-de-tel', 404, null],
  ['/bien/5', 410, null],
  ['/bien/paris/5/murs-retires', 410, null],
  ['/bien/paris/murs-retires', 410, null],
  ['/bien/abc', 404, null],
  ['/bien/x/abc/y', 404, null],
  ['/nos-biens/abc', 404, null],
])('M07 M09 M118 F29 F30 C09 %s answers %i, %s', async (url, status, leadsTo) => {
  const { text, headers } = await api.http.get(url).expect(status);
  if (status === 301) {
    expect(headers.location).toBe(leadsTo);
    expect(headers['cache-control']).toBe('public, no-cache');
    return;
  }
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1] ?? null;
  expect(canonical).toBe(leadsTo && ORIGIN + leadsTo);
  expect(/<meta name="robots" content="noindex">/.test(text)).toBe(leadsTo === null);
});

test('M09 a title changed back and forth: each address always leads to the one of the moment', async () => {
  const id = await publish(api, cookie, { title: 'Premier' });
  await change(api, cookie, id, { title: 'Second', transactionType: 'sale' }).expect(200);
  await api.http.get(`/bien/paris/${id}/premier`).expect(301).expect('location', `/bien/paris/${id}/second`);
  await change(api, cookie, id, { title: 'Premier', transactionType: 'sale' }).expect(200);
  await api.http.get(`/bien/paris/${id}/premier`).expect(200);
  await api.http.get(`/bien/paris/${id}/second`).expect(301).expect('location', `/bien/paris/${id}/premier`);
});

test('M75 M161 what is not there says so, with a way back to the list; its visit is logged', async () => {
  for (const [path, status] of [
    ['/bien/998', 404],
    ['/bien/5', 410],
  ] as const) {
    const html = await page(path, status);
    expect(words(html)).toContain("Erreur Cette propriété n'existe pas ou a été supprimée.");
    expect(html).toMatch(/<main.*href="\/nos-biens".*<\/main>/s);
    expect(html).toContain('<title>Propriété non trouvée | Pignon</title>');
  }
  const invalid = await page('/bien/x/abc/y', 404);
  expect(words(invalid)).toContain('Paramètres URL invalides');
  expect(invalid).toMatch(/<main.*href="\/nos-biens".*<\/main>/s);
  for (let i = 0; i < 50 && (await api.count('missing_page', "path = '/bien/{…}'")) === 0; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await api.count('missing_page', "path = '/bien/{…}'")).toBe(1);
});

test('M161 a failing API is said on the page, with the status; the next read is whole again', async () => {
  const id = await publish(api, cookie, { title: 'Murs fragiles' });
  await api.pool.query('alter view public_property rename to hidden_view');
  try {
    const html = await page(`/bien/paris/${id}/murs-fragiles`, 500);
    expect(words(html)).toContain('Erreur');
    expect(words(html)).toContain(
      'Impossible de charger les détails de cette propriété. Veuillez réessayer plus tard.',
    );
  } finally {
    await api.pool.query('alter view hidden_view rename to public_property');
  }
  expect(words(await page(`/bien/paris/${id}/murs-fragiles`))).toContain('Murs fragiles');
});

describe('a sale, occupied', () => {
  let html: string;
  let id: number;
  beforeAll(async () => {
    id = await publish(api, cookie, {
      title: 'Murs occupés rue de Lévis',
      type: 'murs',
      mandat: 'exclu',
      agentId: 2,
      surfaceTotale: 120,
      surfaceRdc: 80,
      surfaceSousSol: 40,
      caveAccessible: true,
      loyerNetBailleurFacture: 41_100,
      chargesAnnuelles: 2400,
      montantTaxeFonciere: 1800,
      imputationTaxeFonciere: true,
      assujetiTva: true,
      tenantActivity: 'Boulangerie',
      leaseStartDate: '2023-09-01',
      leaseEndDate: '08/2032',
      leaseLength: '3/6/9',
      rentIndex: 'ILC',
      dpe: 'D',
      ges: 'B',
      feesRate: 5,
      feesPayer: 'acquereur',
      priceWithoutFees: 652_381,
      imageUrls: ['https://photos.exemple/1.jpg', 'https://photos.exemple/2.jpg'],
    });
    html = await page(`/bien/paris/${id}/murs-occupes-rue-de-levis`);
  });

  test('M76 M77 M81 M82 M100 breadcrumb, badges, title, address, price, surface and its breakdown', () => {
    const text = words(html);
    for (const part of [
      'Accueil Murs commerciaux Paris',
      'Exclusivité',
      'Murs occupés rue de Lévis',
      '12 rue de Lévis, Paris',
      '685 000 € HAI',
      '6,0 % brut',
      'Rez-de-chaussée 80 m²',
      'Cave accessible Oui',
      'Type Murs commerciaux Surface 120 m² Prix 685 000 € Statut Occupé',
      'Description Boutique en angle, belle vitrine, bail neuf.',
      'Détails de surface',
      'Emplacement',
    ])
      expect(text).toContain(part);
    expect(html).toMatch(/<a href="\/biens\?type=murs"[^>]*>Murs commerciaux<\/a>/);
    expect(html).toMatch(/<a href="\/biens\/paris"[^>]*>Paris<\/a>/);
    expect(text).not.toContain('Location');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('what the law wants: fees, energy, risks, lease, HT HC, payer of the tax, right of first refusal', () => {
    const text = words(html);
    for (const part of [
      'Honoraires 5 % TTC à la charge de l’acquéreur (652 381 € hors honoraires)',
      'DPE (énergie) Classe D',
      'GES (climat) Classe B',
      'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr',
      'Données Bail',
      'Début du bail 1er septembre 2023',
      'Fin du bail août 2032',
      'Échéances triennales 1er septembre 2026, 1er septembre 2029',
      'Loyer annuel 41 100 € / an HT HC, TVA en sus',
      'Taxe foncière 1 800 € / an à la charge du preneur',
      'ILC indice des loyers commerciaux',
      'article L145-46-1',
      'Prix hors honoraires : 652 381 €',
    ])
      expect(text).toContain(part);
    expect(html).toContain('href="https://www.georisques.gouv.fr"');
  });

  test('M83 the adviser is there, whom a phone calls; so is the reference', () => {
    const text = words(html);
    expect(text).toContain('Karim Belkacem Conseiller immobilier dédié');
    expect(text).toContain('01 99 00 10 12');
    expect(html).toContain('href="tel:+33199001012"');
    expect(text).toContain(`Référence PGN-${id}`);
    for (const call of ['Appeler maintenant', 'Envoyer un message', 'Prendre rendez-vous', 'Partager'])
      expect(text).toContain(call);
  });

  test('M117 title, description, og:image and structured data', () => {
    expect(html).toContain('<title>Murs occupés rue de Lévis, Paris | Pignon</title>');
    const description = plain(/<meta name="description" content="([^"]+)">/.exec(html)?.[1] ?? '');
    expect(description).toMatch(/^Murs commerciaux à vendre à Paris, 120 m², 685 000 €, rendement 6,0 %\. Boutique en/);
    expect(description.length).toBeLessThanOrEqual(160);
    // Drawn from the property, whole with our own origin; its name changes when the property does.
    expect(html).toMatch(
      new RegExp(
        `<meta property="og:image" content="${ORIGIN}/media/og/${id}/\\w+\\.jpg"><meta property="og:image:width" content="1200">`,
      ),
    );
    const path = `/bien/paris/${id}/murs-occupes-rue-de-levis`;
    const { '@context': context, '@graph': graph } = jsonLd(html);
    expect(context).toBe('https://schema.org');
    expect(graph[0]).toMatchObject({
      '@type': 'RealEstateListing',
      url: ORIGIN + path,
      name: 'Murs occupés rue de Lévis',
      description: 'Boutique en angle, belle vitrine, bail neuf.',
      image: ['https://photos.exemple/1.jpg', 'https://photos.exemple/2.jpg'],
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      about: {
        floorSize: { '@type': 'QuantitativeValue', value: 120, unitCode: 'MTK' },
        geo: { latitude: 48.8829, longitude: 2.3137 },
        address: { streetAddress: '12 rue de Lévis', addressLocality: 'Paris', postalCode: '75017' },
      },
      offers: {
        price: 685_000,
        priceCurrency: 'EUR',
        category: 'Murs commerciaux',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'RealEstateAgent', name: 'Pignon' },
      },
    });
    expect(graph[1].itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/biens?type=murs`,
      `${ORIGIN}/biens/paris`,
      ORIGIN + path,
    ]);
  });
});

test('M76 M77 M81 M84 M174 a rental: its badge, rent per year and month, pas-de-porte and droit au bail apart', async () => {
  const id = await publish(api, cookie, {
    title: 'Boutique à louer',
    transactionType: 'rental',
    occupancyStatus: 'vacant',
    price: '2 000 €/mois',
    annualRent: null,
    yield: null,
    entryFee: 15_000,
    leaseRight: 40_000,
    dpe: 'non soumis',
  });
  const html = await page(`/bien/paris/${id}/boutique-a-louer`);
  const text = words(html);
  for (const part of [
    'Boutique Location',
    '24 000 € / an HT HC',
    'Loyer/mois 2 000 € 24 000 € / an Statut Libre',
    'Données Bail',
    'Pas-de-porte 15 000 € droit d’entrée versé au bailleur, en sus du loyer',
    'Droit au bail 40 000 € versé au locataire sortant, en sus du loyer',
    'DPE (énergie) Non soumis',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('L145-46-1');
  const unsaid = { title: 'Loyer tu', transactionType: 'rental', price: null, annualRent: null, yield: null };
  const silent = await publish(api, cookie, unsaid);
  expect(words(await page(`/bien/paris/${silent}/loyer-tu`))).toContain('Loyer/mois Prix sur demande');
  expect(jsonLd(html)['@graph'][0].offers).toMatchObject({
    price: 24_000,
    priceSpecification: { unitCode: 'ANN', valueAddedTaxIncluded: false },
  });
});

test('M77 M82 M90 M178 C02 what is missing is said in words: price, surface, description, photo, place', async () => {
  const id = await publish(api, cookie, {
    title: 'Sans rien',
    occupancyStatus: 'vacant',
    price: 'Prix sur demande',
    surface: '',
    description: null,
    latitude: null,
    longitude: null,
    annualRent: null,
    yield: null,
  });
  const html = await page(`/bien/paris/${id}/sans-rien`);
  for (const part of [
    'Prix sur demande',
    'Aucune description disponible pour ce bien.',
    'Localisation non disponible',
    'DPE (énergie) Non communiqué',
  ])
    expect(words(html)).toContain(part);
  expect(words(html)).not.toContain('Données Bail');
  expect(html).toMatch(/<main.*<svg.*<\/main>/s);
  for (const [field, usual] of [
    ['amount', '300 000'],
    ['rate', '3,5'],
    ['months', '240'],
  ])
    expect(plain(html)).toMatch(new RegExp(`<input[^>]*name="${field}"[^>]*value="${usual}"`));
  expect(jsonLd(html)['@graph'][0].offers).not.toHaveProperty('price');
  const priced = await publish(api, cookie, { title: 'Espaces fines', price: '1\u202f200\u202f000\u00a0€ FAI' });
  const spaced = await page(`/bien/paris/${priced}/espaces-fines`);
  expect(words(spaced)).toContain('1 200 000 €');
  expect(jsonLd(spaced)['@graph'][0].offers.price).toBe(1_200_000);
});

test.each([
  ['sold', 'sale', 'VENDU'],
  ['unavailable', 'sale', 'VENDU'],
  ['rented', 'rental', 'LOUÉ'],
])('M126 F32 F33 ux80 a property %s answers 200 and says %s %s', async (status, transactionType, badge) => {
  const id = await publish(api, cookie, { title: 'Parti', status, transactionType });
  const html = await page(`/bien/paris/${id}/parti`);
  expect(words(html)).toContain(badge);
  expect(jsonLd(html)['@graph'][0].offers.availability).toBe('https://schema.org/SoldOut');
});

test('F33 the agency’s own text for a status lies over its photos; without one it is the house’s again', async () => {
  const id = await publish(api, cookie, { title: 'Retiré', status: 'unavailable' });
  const set = (statusTexts: object) =>
    api.http.put('/api/app-settings').set('cookie', cookie).set('origin', ORIGIN).send({ statusTexts });
  expect((await set({ unavailable: 'x'.repeat(21) }).expect(400)).body.fields).toBeTruthy();
  await set({ unavailable: 'RETIRÉ DE LA VENTE' }).expect(200);
  const badged = words(await page(`/bien/paris/${id}/retire`));
  expect([badged.includes('RETIRÉ DE LA VENTE'), badged.includes('VENDU')]).toEqual([true, false]);
  await set({ unavailable: ' ' }).expect(200);
  expect(words(await page(`/bien/paris/${id}/retire`))).toContain('VENDU');
});

test('M77 M82 C07 a hidden address: the city, a sector on request, and no place in the structured data', async () => {
  const id = await publish(api, cookie, { title: 'Discret', hideFullAddress: true });
  const html = await page(`/bien/paris/${id}/discret`);
  expect(words(html)).toContain('Paris Secteur disponible sur demande');
  expect(html).not.toMatch(/12 rue de L|48\.88|2\.313/);
  const { about } = jsonLd(html)['@graph'][0];
  expect(about).not.toHaveProperty('geo');
  expect(about.address).not.toHaveProperty('streetAddress');
});

test('F20 C06 a gated property: title, city, price, the badge, and nothing else anywhere in the page', async () => {
  const html = await page(GATED);
  const text = words(html);
  for (const part of ['Murs confidentiels', 'Paris', '685 000 €', 'Off-market', 'accès au dossier'])
    expect(text).toContain(part);
  expect(html).toMatch(/<main.*href="\/off-market".*<\/main>/s);
  expect(html).not.toContain('ld+json');
  expect(html).not.toMatch(/canari|Lilas|48\.88|41100|Karim|Hélène/);
  const served = JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  expect(Object.keys(served.fallback['/api/properties/6']).toSorted()).toEqual(TEASER_FIELDS);
});

test('C11 a title that would close the script is a title: in the page, in its head, in its structured data', async () => {
  const { location } = (await api.http.get('/bien/9').expect(301)).headers;
  const html = await page(String(location));
  expect(html).not.toContain('<script>window.x');
  expect(jsonLd(html)['@graph'][0]).toMatchObject({ name: HOSTILE, description: 'Avant <!--<script> après' });
  expect(words(html)).toContain(HOSTILE);
});

test('without JavaScript the page is whole: every photo and every call is plain HTML', async () => {
  const id = await publish(api, cookie, {
    title: 'Huit photos',
    imageUrls: Array.from({ length: 8 }, (_, n) => `https://photos.exemple/${n}.jpg`),
  });
  const html = await page(`/bien/paris/${id}/huit-photos`);
  const images =
    html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .match(/<img[^>]+photos\.exemple[^>]+alt="Photo[^>]+>/g) ?? [];
  expect(images).toHaveLength(8);
  expect(images.filter((image) => image.includes('loading="lazy"'))).toHaveLength(7);
  expect(html).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="https:\/\/photos\.exemple\/0\.jpg"/);
  expect(html).toMatch(/href="mailto:[^"]+Huit%20photos/);
});
