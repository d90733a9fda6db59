import type { DeskFilters } from '@pignon/domain/listings/desk/desk-query';
import { PropertyDesk } from '@pignon/infra/listings/desk/property-desk';
import { Client } from 'pg';
import { startApi, type TestApi } from './api';

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

test.each(Object.keys(ANSWERED))(
  'E02 the folders’ counts are answered from the index of the list: %s',
  async (name) => {
    const spy = jest.spyOn(Client.prototype, 'query');
    await api.app
      .get(PropertyDesk)
      .page(ANSWERED[name]!, { folder: 'all', sort: 'updated', order: 'desc', page: 1, pageSize: 25 });
    const said = spy.mock.calls.map((call) => call as unknown as [string, unknown[] | undefined]);
    spy.mockRestore();
    const [text, values] = said.find(([sql]) => typeof sql === 'string' && sql.includes('as "bin" from property'))!;
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    // Sixty rows are read faster without any index: what is asked is whether one holds all that is wanted.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    await client.end();
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'Index Only Scan using property_desk on property',
    );
  },
);
