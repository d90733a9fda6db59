import { Pool } from 'pg';
import { jobOf } from '../children';
import { fromApi } from './from-api';

/** Floor of reading the catalogue: bare Fastify and pg over the same rows and indexes, the same columns, no rules. */
const { port, databaseUrl } = jobOf<{ port: number; databaseUrl: string }>();
const { fastify } = fromApi('fastify') as typeof import('fastify');
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
const server = fastify();

const COLUMNS = `id, title, city, city_slug, title_slug, address, hide_full_address, postcode, region, type, nature,
  transaction_type, occupancy_status, status, mandat, price, price_cents, surface_m2, annual_rent, yield_percent, dpe,
  fees_payer, fees_rate, fees_amount, price_without_fees, photos, published_at`;
const SHOWN = 'deleted_at is null and unpublished_at is null and not gated';

async function page(where: string, values: unknown[]): Promise<object> {
  const [items, total] = await Promise.all([
    pool.query(
      `select ${COLUMNS} from property where ${SHOWN} and ${where} order by published_at desc, id desc limit 12`,
      values,
    ),
    pool.query(`select count(*)::int as n from property where ${SHOWN} and ${where}`, values),
  ]);
  return { items: items.rows, total: total.rows[0].n };
}

interface ListQuery {
  city: string;
  transactionType: string;
  maxPrice: string;
  minYield: string;
}

server.get<{ Querystring: ListQuery }>('/list', ({ query: { city, transactionType, maxPrice, minYield } }) =>
  page(
    'city_slug = $1 and available and transaction_type = $2 and (price_cents is null or price_cents <= $3) and yield_percent >= $4',
    [city, transactionType, Number(maxPrice) * 100, Number(minYield)],
  ),
);
server.get<{ Querystring: { words: string } }>('/search', ({ query: { words } }) =>
  page(`words @@ plainto_tsquery('pg_catalog.french', $1)`, [words]),
);
server.get<{ Params: { id: string } }>('/detail/:id', async ({ params: { id } }) => {
  const { rows } = await pool.query(
    'select * from property left join agent on agent.id = agent_id where property.id = $1',
    [id],
  );
  return rows[0];
});

void server.listen({ port, host: '127.0.0.1' }).then(() => process.send?.('ready'));
