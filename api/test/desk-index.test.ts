import type { DeskFilters, DeskSort } from '@pignon/domain/listings/desk/desk-query';
import { ImportTargets } from '@pignon/infra/imports/import-targets';
import { IN_MEMORY } from '@pignon/infra/database/roles/as-staff';
import { PropertyDesk } from '@pignon/infra/listings/desk/property-desk';
import { Client } from 'pg';
import { startApi, type TestApi } from './api';
import { publish } from './properties';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.pool.query('vacuum analyze property');
});
afterAll(() => api.stop());

/** Of a hundred thousand properties each count would read the whole table, were one column of it elsewhere. */
const ANSWERED: Readonly<Record<string, DeskFilters>> = {
  nothing: {},
  words: { q: 'boulangerie levis' },
  'a number': { q: '55' },
  status: { status: ['sold'] },
  transaction: { transaction: ['rental'] },
  type: { type: ['boutique'] },
  occupancy: { occupancy: 'vacant' },
  mandate: { mandate: ['simple'] },
  city: { city: ['lyon'] },
  region: { region: ['11'] },
  adviser: { adviser: [1] },
  price: { minPrice: 200_000, maxPrice: 300_000 },
  surface: { minSurface: 20, maxSurface: 90 },
  yield: { minYield: 4, maxYield: 9 },
  'no point': { withoutPoint: true },
  'a region to check': { regionToCheck: true },
  'a hidden address': { hiddenAddress: true },
  'what keeps it from being published': { blockingChecks: true },
  'a mandate that ends': { mandateEndingWithin: 90 },
  'a lease that ends': { leaseEndingWithin: 12 },
  'long untouched': { untouchedFor: 90 },
};

const FIRST = { folder: 'all', sort: 'updated', order: 'desc', page: 1, pageSize: 25 } as const;

test.each(Object.keys(ANSWERED))(
  'E02 the folders’ counts are answered from an index of the list alone: %s',
  async (name) => {
    const said = await asked(() => desk().page(ANSWERED[name]!, FIRST));
    const words = ANSWERED[name]?.q !== undefined;
    expect(await planned(said, 'as "bin" from property')).toContain(
      `Index Only Scan using ${words ? 'property_desk' : 'property_desk_facts'} on property`,
    );
  },
);

const desk = () => api.app.get(PropertyDesk);

/** In these orders a page is read and no more, whichever it is of. */
const WALKED: Readonly<Partial<Record<DeskSort, string>>> = {
  updated: 'property_desk',
  reference: 'property_pkey|property_desk_facts',
  title: 'property_desk_title',
  price: 'property_desk_price',
  views: 'property_seen_most',
};

describe('of thousands', () => {
  beforeAll(async () => {
    const cookie = await api.signIn();
    for (const city of ['Paris', 'Lyon', 'Nice', 'Lille']) await publish(api, cookie, { city });
    await multiply(api);
    for (const table of ['property', 'property_seen', 'agent']) await api.pool.query(`vacuum analyze ${table}`);
  });

  test.each(Object.keys(WALKED) as DeskSort[])(
    'E02 the order by %s is walked in an index both ways, nothing is sorted',
    async (sort) => {
      for (const folder of ['all', 'available'] as const)
        for (const order of ['asc', 'desc'] as const) {
          const said = await asked(() => desk().page({}, { ...FIRST, folder, sort, order }));
          const plan = await planned(said, 'row_number()');
          const walk = plan.slice(plan.indexOf('WindowAgg')).split(/\n {2}(?:->|InitPlan)/)[0]!;
          expect(walk).toMatch(new RegExp(`Scan (?:Backward )?using (?:${WALKED[sort]})(?:_falling)? on`));
          expect(walk).not.toContain('Sort');
        }
    },
  );

  test('E02 where few may be found they are found first, then put in order', async () => {
    const said = await asked(() => desk().page({ city: ['lyon'] }, { ...FIRST, sort: 'price' }));
    const plan = await planned(said, 'row_number()');
    expect(plan).toContain('Sort Key: found.sorted DESC NULLS LAST');
  });

  test('E02 few mandates that end soon are looked up by their day, the others are not read', async () => {
    await api.pool.query(
      `update property set mandate_end_date = case when id % 100 = 0 then to_char(now() + interval '30 days', 'YYYY-MM-DD') else '2099-12-31' end`,
    );
    await api.pool.query('vacuum analyze property');
    const said = await asked(() => desk().page({ mandateEndingWithin: 90 }, FIRST));
    const plan = await planned(said, 'as "bin" from property', true);
    if (process.env.PLANS) process.stdout.write(`${plan}\n`);
    expect(plan).toMatch(/Index Cond: \(mandate_ends_on <= '/);
    expect(plan).not.toContain('Index Only Scan using property_desk_facts');
  });

  test('E06 a line of an import finds the property of its title by an index', async () => {
    const said = await asked(() =>
      new ImportTargets(api.pool).of(
        [
          { line: 1, key: null, said: { title: 'Boutique rue de Lévis' }, photos: [], publish: null, faults: [] },
        ] as never,
        new Set(),
      ),
    );
    expect(await planned(said, 'fold_text(title)', true)).toContain('property_desk_title');
  });
});

/** Of few properties any plan is as good. */
async function multiply({ pool }: TestApi): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'property' and is_generated = 'NEVER' and is_identity = 'NO'`,
  );
  const own: Readonly<Record<string, string>> = {
    title: `title || ' ' || n`,
    price_cents: 'price_cents + n * 100',
    updated_at: `updated_at - n * interval '1 hour'`,
  };
  const columns = rows.map(({ name }) => name);
  await pool.query(
    `insert into property (${columns.join(', ')})
     select ${columns.map((name) => own[name] ?? name).join(', ')} from property, generate_series(1, 1000) n`,
  );
}

type Said = readonly (readonly [sql: string, values: unknown[] | undefined])[];

async function asked(read: () => Promise<unknown>): Promise<Said> {
  const spy = jest.spyOn(Client.prototype, 'query');
  await read();
  const said = spy.mock.calls.map((call) => call as unknown as Said[number]);
  spy.mockRestore();
  return said;
}

async function planned(said: Said, part: string, bitmaps = false): Promise<string> {
  const [text, values] = said.find(([sql]) => typeof sql === 'string' && sql.includes(part))!;
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  // What is asked is whether an index holds all that is wanted, not whether so few rows are read faster without one.
  await client.query(
    `begin; ${IN_MEMORY}; set enable_seqscan = off; set enable_bitmapscan = ${bitmaps ? 'on' : 'off'}`,
  );
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
