import { metresBetween } from '@pignon/domain/geography/distance';
import { citySlugOf, foldText } from '@pignon/domain/shared/text/slug';
import { Client } from 'pg';
import { AWKWARD } from '../local/seed/awkward';
import { listingAt, seedMandateOf } from '../local/seed/listing-at';
import { columnOf, type PropertyColumn } from '../src/database/property-columns';
import { seedFirstListings, seedListings } from '../local/seed/seed-listings';
import { GEO_KEY, insertListing } from './insert-listing';
import { testDatabase } from './test-database';

let url: string;
let db: Client;
beforeAll(async () => {
  url = await testDatabase();
  db = new Client({ connectionString: url });
  await db.connect();
});
afterAll(() => db.end());

const count = async (where = 'true') =>
  Number((await db.query(`select count(*) as n from property where ${where}`)).rows[0].n);

test('sixty listings hold every awkward case', async () => {
  await seedFirstListings(url, 60, GEO_KEY);
  // Only into an empty catalogue.
  await seedFirstListings(url, 70, GEO_KEY);
  expect(await count()).toBe(60);
  const { rows } = await db.query('select * from property');
  for (const [name, { photos: _, ...wanted }] of Object.entries(AWKWARD) as [string, Record<string, unknown>][]) {
    const row = rows.find(({ mandate_number }) => mandate_number === seedMandateOf(name as keyof typeof AWKWARD));
    // Null is what the place fills in: a postcode within the address.
    for (const [field, value] of Object.entries(wanted).filter(([, said]) => said !== null))
      expect([name, field, row[columnOf(field as PropertyColumn)]]).toEqual([name, field, value]);
  }
  expect(await count('gated')).toBeGreaterThanOrEqual(5);
  // F46: the demonstration shows all of its off-market offers.
  expect(await count('internal_only')).toBe(0);
  expect(new Set(rows.map(({ city_key }) => city_key)).size).toBeGreaterThan(15);
});

test('a title names the street of its address, and no two of a kind in one street of a town are but one offer', () => {
  const rows = Array.from({ length: 300 }, (_, n) => listingAt(n, []).fields);
  const streetOf = (address: string | null) => foldText((address ?? '').replace(/^[\d\s]+/, '').replace(/,.*$/, ''));
  for (const { title, address } of rows) {
    const named = /\b(?:rue|avenue|place|quai|cours|boulevard|allée|passage) [^,–&]*[^,–&\s]/iu.exec(title)?.[0];
    if (named) expect([title, streetOf(address)]).toEqual([title, foldText(named)]);
  }
  const offers = rows
    .slice(0, 60)
    .map(({ city, type, address, title }) => [citySlugOf(city), type, streetOf(address), title]);
  const places = offers.map((offer) => offer.slice(0, 3).join(' | '));
  const twice = offers.filter((_, at) => places.indexOf(places[at] ?? '') !== places.lastIndexOf(places[at] ?? ''));
  // Two floors of one building.
  expect(twice.map(([, , , title]) => title)).toEqual([
    AWKWARD.oneBuildingSecond.title,
    AWKWARD.oneBuildingThird.title,
  ]);
});

test('C02 C13 F02 what was worked out from the awkward ones', async () => {
  const worked = async (name: keyof typeof AWKWARD) =>
    (
      await db.query(
        `select price_cents::float / 100 as euros, surface_m2 as square, yield_percent as yield from property where mandate_number = $1`,
        [seedMandateOf(name)],
      )
    ).rows[0];
  const priced = { euros: 1_200_000, square: 185, yield: 6 };
  expect(await worked('priceWithSpaces')).toEqual(priced);
  expect(await worked('priceWithNoBreakSpaces')).toEqual(priced);
  expect(await worked('priceWithNarrowSpaces')).toEqual(priced);
  expect(await worked('priceWithPoints')).toEqual(priced);
  expect(await worked('priceWithFees')).toEqual(priced);
  for (const name of ['noPrice', 'priceOnRequest', 'zeroPrice'] as const)
    expect(await worked(name)).toMatchObject({ euros: null, yield: null });
  expect((await worked('rentPerMonth')).euros).toBe(24_000);
  expect((await worked('rentPerYear')).euros).toBe(24_000);
  expect((await worked('typeSaysRental')).euros).toBe(22_206);
  expect((await worked('eightMillions')).euros).toBe(8_000_000);
  expect((await worked('sixThousandMetres')).square).toBe(6000);
  expect((await worked('surfaceWithComma')).square).toBe(108.1);
  expect((await worked('surfaceUnreadable')).square).toBeNull();
});

test('F25 a hidden address is shown elsewhere, at most 10 km away, and found by no words', async () => {
  const { rows } = await db.query('select * from property where hide_full_address and not gated');
  expect(rows.length).toBeGreaterThan(2);
  const street = (address: string) => foldText(address.replace(/^\d+ /, ''));
  for (const row of rows) {
    const metres = metresBetween([row.longitude, row.latitude], [row.public_longitude, row.public_latitude]);
    expect(metres).toBeGreaterThan(100);
    expect(metres).toBeLessThanOrEqual(10_000);
    expect(`${row.headline} ${row.body}`).not.toContain(street(row.address));
  }
});

test('C10 M69 five spellings are one Paris, one Lyon, one Marseille; overseas is none of the 13 regions', async () => {
  const { rows } = await db.query(
    `select distinct city_slug, commune, region from property where city ~* '^(paris|lyon|marseille)' order by 1`,
  );
  expect(rows).toEqual([
    { city_slug: 'lyon', commune: 'Lyon', region: '84' },
    { city_slug: 'marseille', commune: 'Marseille', region: '93' },
    { city_slug: 'paris', commune: 'Paris', region: '11' },
  ]);
  expect(await count(`department = '974' and region is null`)).toBe(1);
});

test('C09 both apostrophes give one city', async () => {
  const { rows } = await db.query(`select distinct city_slug from property where city ~ 'Haÿ'`);
  expect(rows).toEqual([{ city_slug: 'lhay-les-roses' }]);
});

test('the same number gives the same rows; more or fewer leave those of staff alone', async () => {
  const content = async () =>
    (
      await db.query(
        `select md5(string_agg(headline || body || price_cents::text, '' order by mandate_number)) as m from property where mandate_number < 'GRAINE-000060'`,
      )
    ).rows[0].m;
  const before = await content();
  await insertListing(db, { title: 'Saisi par un conseiller' });
  expect(await seedListings(url, 300, GEO_KEY)).toBe(240);
  expect(await content()).toBe(before);
  expect(await count()).toBe(301);
  await seedListings(url, 60, GEO_KEY);
  expect(await count()).toBe(61);
  expect(await content()).toBe(before);
});

test('façades that are drawn later are given to listings and sold ones, the same ones every time', async () => {
  await db.query(
    `insert into photo (key, width, height, thumbhash, original_name)
     select repeat(chr(98 + n), 22), 1600, 1200, 'aGFzaA==', 'facade-' || n || '.jpg' from generate_series(0, 23) n`,
  );
  await db.query(`update property set image_urls = '{}', photos = '[]'`);
  await seedListings(url, 60, GEO_KEY);
  const photos = async () =>
    (await db.query(`select image_urls, photos from property order by mandate_number`)).rows as {
      image_urls: string[];
      photos: { url: string; key?: string; width?: number }[];
    }[];
  const given = await photos();
  const pictured = given.filter(({ image_urls }) => image_urls.length > 0);
  expect(pictured.length).toBeGreaterThan(50);
  expect(pictured.length).toBeLessThan(60);
  expect(Math.max(...given.map(({ image_urls }) => image_urls.length))).toBeLessThanOrEqual(8);
  for (const { image_urls, photos: shown } of given) expect(shown.map(({ url }) => url)).toEqual(image_urls);
  // The broken one is no photo of ours.
  expect(pictured.filter(({ photos: [first] }) => first?.key === undefined).length).toBe(1);
  await seedListings(url, 60, GEO_KEY);
  expect(await photos()).toEqual(given);
  const sold = await db.query(`select count(*)::int as n from sold_property where image_url like '/media/%'`);
  expect(sold.rows[0].n).toBe(8);
});

test('at least one listing in twenty is awkward, at any size', () => {
  const awkward = new Set<unknown>(Object.values(AWKWARD).flatMap((given) => Object.values(given)));
  const rows = Array.from({ length: 2000 }, (_, n) => listingAt(n, [])).filter(({ fields }) =>
    [fields.title, fields.price, fields.city, fields.surface, fields.mandat].some(
      (value) => value !== 'Paris' && value !== 'Lyon' && awkward.has(value),
    ),
  );
  expect(rows.length).toBeGreaterThan(100);
});
