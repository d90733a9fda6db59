import { Client } from 'pg';

const MOST = 200;

/** Ends of mandates and leases that say no day, the first of them: '55, lease_end_date: fin 2027'. No filter by date finds these. */
export async function unreadDates(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ said: string }>(
      `select format('%s, %s: %s', id, name, said) as said from property,
         lateral (values ('mandate_end_date', mandate_end_date, mandate_ends_on),
           ('lease_end_date', lease_end_date, lease_ends_on)) as typed(name, said, day)
       where deleted_at is null and said is not null and day is null order by id limit ${MOST}`,
    );
    return rows.map(({ said }) => said);
  } finally {
    await client.end();
  }
}
