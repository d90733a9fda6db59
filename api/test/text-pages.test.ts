import { ANEW, ORIGIN, startApi, type TestApi } from './api';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const PAGES = [
  '/',
  '/locaux-commerciaux',
  '/murs-commerciaux',
  '/nos-biens',
  '/off-market',
  '/a-propos',
  '/services',
  '/contact',
  '/carrieres',
  '/faq',
  '/estimation-gratuite',
  '/expertise-complete',
  '/avis-de-valeur',
  '/gestion-immobiliere',
  '/mettre-en-gestion',
  '/vente-commerce',
  '/vendre-un-local',
  '/location-commerce',
  '/mettre-en-location',
  '/achat-commerce',
  '/devenez-locataire',
  '/politique-de-confidentialite',
  '/mentions-legales',
];

const one = (text: string, pattern: RegExp) => {
  const found = [...text.matchAll(pattern)];
  expect([pattern.source, found.length]).toEqual([pattern.source, 1]);
  return found[0]?.[1] ?? '';
};

test('M04 M08 M11 M12 M13 M14 M15 M16 M17 F67 each page has its address, its title, its text and a way on', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const sitemap = (await api.http.get('/sitemap-pages.xml').expect(200)).text;
  for (const path of PAGES) {
    expect(sitemap).toContain(`${ORIGIN}${path}</loc>`);
    const { text } = await api.http.get(path).expect(200);
    const title = one(text, /<title>([^<]+)<\/title>/g);
    const description = one(text, /<meta name="description" content="([^"]+)">/g);
    one(text, /<h1[^>]*>/g);
    expect([path, titles.get(title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
    titles.set(title, path);
    descriptions.set(description, path);
    expect(description.length).toBeLessThanOrEqual(165);
    expect(text).toContain(`<meta property="og:image" content="${ORIGIN}/media/og/agence.jpg">`);
    expect(text.includes('"@type":"FAQPage"')).toBe(path === '/faq');
    // An empty list is not to be found.
    if (path !== '/nos-biens') expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}">`));
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(40);
  }
});

test('M05 the style guide is there, and not for search engines', async () => {
  const { text } = await api.http.get('/demo-boutons').expect(200);
  expect(text).toContain('name="robots" content="noindex');
  expect((await api.http.get('/sitemap-pages.xml')).text).not.toContain('/demo-boutons');
});

test('M17 the legal page tells what the settings hold, and of what they do not that it is missing', async () => {
  const { rows } = await api.pool.query<{ value: { agency: object } }>('select value from app_setting');
  const value = rows[0]!.value;
  await api.pool.query('update app_setting set value = $1', [
    { ...value, agency: { ...value.agency, legal: { siren: '123 456 789', mediator: '' } } },
  ]);
  const { text } = await api.http.get('/mentions-legales').set(ANEW).expect(200);
  expect(text).toContain('123 456 789');
  for (const fact of [
    'Carte professionnelle',
    'Garantie financière',
    'Médiateur de la consommation',
    'Hébergement du site',
  ])
    expect(text).toContain(`${fact}</dt><dd>À compléter par l’agence</dd>`);
});

/** As a reader has it, with spaces of one kind. */
const words = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('M03 F45 services and about say their experience as given, though they disagree', async () => {
  const said = async (path: string) => words((await api.http.get(path).expect(200)).text);
  expect(await said('/services')).toContain('Plus de 15 ans d’expérience de l’immobilier commercial');
  expect(await said('/a-propos')).toContain(
    '11 ans d’expérience 500+ transactions 500+ clients satisfaits Paris et une couverture nationale',
  );
});

test('M03 M24 M30 M31 M32 M176 F45 the home page says what the agency claims, block after block, and where each leads', async () => {
  const { text } = await api.http.get('/').expect(200);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  const headings = [...main.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings.filter((heading) => heading !== 'Ils nous ont fait confiance')).toEqual([
    // The hero's second slide.
    'Que valent vos murs\u00a0?',
    'Nos derniers murs occupés',
    'Nos biens OFF MARKET',
    'Nos services',
    'À propos de nous',
    'Pourquoi investir avec nous',
    'Les questions des investisseurs',
    'Ce que disent nos clients',
    'Parlons de votre local',
  ]);
  for (const anchor of ['off-market', 'services', 'about']) expect(main).toContain(`id="${anchor}"`);
  const said = words(text);
  for (const claim of [
    'À propos de nous Depuis 2014, nous vendons, louons et gérons',
    'd’expérience 11 ans transactions 500+ clients satisfaits 500+ et une couverture nationale Paris',
    'locaux gérés 1500+ de rendement moyen 7-10 % investisseurs 500+ couverture nationale France',
    // Why invest with us: six points.
    'Expertise locale Nous connaissons',
    'Sécurité Une garantie jusqu’à 120 000 €.',
    'Rendement De 7 à 10 % net.',
    'Gestion professionnelle Loyers',
    'Disponibilité immédiate Des murs',
    'Emplacements premium Des adresses',
    // The investors' questions.
    'Le plus souvent de 6 à 8 %.',
    'Autour de 200 000 €',
    '9 ans, et jusqu’à 12 ans',
    'pour 8 % du loyer annuel hors taxes.',
  ])
    expect(said).toContain(claim);
  for (const service of ['Recherche personnalisée', 'Gestion locative', 'Négociation', 'Conseil en investissement'])
    expect(main).toContain(service);
  for (const [href, label] of [
    ['/contact', 'Nous contacter'],
    ['/biens', 'Voir nos biens'],
    ['/a-propos', 'En savoir plus sur nous'],
    ['/off-market', 'Voir tous nos biens OFF MARKET'],
  ])
    expect(main).toMatch(new RegExp(`href="${href}"[^>]*>${label}<`));
});
