import { createMigrating, migrate } from '../src/database/migrate';
import { createPool } from '../src/database/pool';
import { emptyDatabase } from './test-database';

/** The last one before a mailbox had one spelling. */
const BEFORE = 'Migration20261130000051';
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test('C60 rows of one mailbox in several spellings become one, and what was proven of them is kept', async () => {
  const url = await emptyDatabase();
  const orm = await createMigrating(url);
  await orm.getMigrator().up({ to: BEFORE });
  await orm.close(true);

  const pool = createPool(url, 2);
  try {
    const prospect = (number: number, email: string, more: object) =>
      pool.query(`insert into prospect select * from jsonb_populate_record(null::prospect, $1::jsonb)`, [
        JSON.stringify({ id: id(number), email, created_at: `2026-09-0${number}T00:00:00Z`, ...more }),
      ]);
    await prospect(1, 'jean@ex\u00ademple.fr', { name: 'Jean', phone: '+33611111111', crm_person_id: '7' });
    await prospect(2, 'jean@exemple.fr', { name: 'Jean Martin', consent: { news: true }, crm_person_id: '8' });
    await prospect(3, 'jean@ｅxemple.fr.', { name: 'J. Martin' });
    await prospect(4, 'zoe@café.fr', { name: 'Zoë' });
    await prospect(5, 'autre@exemple.fr', { name: 'Autre' });
    await pool.query(
      `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at)
       values ($1, 'prospects.prospect-identified.v1', 1, 'prospects', $2, $3, now())`,
      [id(90), id(3), JSON.stringify({ prospectId: id(3) })],
    );

    const client = (number: number, email: string, name: string) =>
      pool.query('insert into off_market_client (id, email, name, registered_at, version) values ($1, $2, $3, $4, 1)', [
        id(number),
        email,
        name,
        `2026-09-0${number}T00:00:00Z`,
      ]);
    const request = (number: number, of: number, state: string) =>
      pool.query(
        `insert into access_request (id, client_id, state, requested_at, decided_at, expires_at, edition, quarantined, version)
         values ($1, $2, $3, now(), now(), now() + interval '1 day', 1, false, 1)`,
        [id(number), id(of), state],
      );
    await client(1, 'eva@\u200bexemple.fr', 'Une inconnue');
    await client(2, 'eva@exemple.fr', 'Eva Durand');
    await client(3, 'eva@exemple\u3002fr', 'Une autre');
    await request(11, 1, 'requested');
    await request(12, 2, 'approved');
    await request(13, 3, 'revoked');
    await pool.query(`insert into access_device (visitor, request_id, edition) values ('v', $1, 1)`, [id(12)]);
    await pool.query(
      `insert into contact_message (id, details, email, received_at, quarantined, version)
         values ($1, '{}', 'jean@ex\u2060emple.fr', now(), false, 1)`,
      [id(20)],
    );

    await migrate(url);
    const rows = async (sql: string) => (await pool.query(sql)).rows;
    expect(
      await rows(
        'select id, email, name, phone, consent, crm_person_id from prospect where told_by is null order by id',
      ),
    ).toEqual([
      {
        id: id(1),
        email: 'jean@exemple.fr',
        name: 'J. Martin',
        phone: '+33611111111',
        consent: { news: true },
        crm_person_id: '7',
      },
      { id: id(4), email: 'zoe@xn--caf-dma.fr', name: 'Zoë', phone: null, consent: null, crm_person_id: null },
      { id: id(5), email: 'autre@exemple.fr', name: 'Autre', phone: null, consent: null, crm_person_id: null },
    ]);
    expect(await rows('select payload from event')).toEqual([{ payload: { prospectId: id(1) } }]);
    expect(await rows('select id, email, name from off_market_client')).toEqual([
      { id: id(2), email: 'eva@exemple.fr', name: 'Eva Durand' },
    ]);
    expect(await rows('select id, client_id, state from access_request')).toEqual([
      { id: id(12), client_id: id(2), state: 'approved' },
    ]);
    expect(await rows('select email from contact_message')).toEqual([{ email: 'jean@exemple.fr' }]);
    expect(await rows('select visitor from access_device')).toEqual([{ visitor: 'v' }]);
  } finally {
    await pool.end();
  }
});
