import { createMigrating, migrate } from '../src/database/migrate';
import { createPool } from '../src/database/pool';
import { emptyDatabase } from './test-database';

/** The last one before a person was a prospect when the request is stored. */
const BEFORE = 'Migration20261204001100';
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test('E12 whoever asked before is a prospect, by his first words, since then; a known one stays as he was', async () => {
  const url = await emptyDatabase();
  const orm = await createMigrating(url);
  await orm.getMigrator().up({ to: BEFORE });
  await orm.close(true);

  const pool = createPool(url, 2);
  try {
    await pool.query(`insert into prospect (email, name, crm_person_id) values ('connue@exemple.fr', 'Connue', '7')`);
    const message = (number: number, email: string, name: string, quarantined = false) =>
      pool.query('insert into contact_message values ($1, $2, $3, $4, $5, 1)', [
        id(number),
        { name, phone: '06', phoneE164: '+336' },
        email,
        `2026-09-0${number}T00:00:00Z`,
        quarantined,
      ]);
    await message(1, 'connue@exemple.fr', 'Un inconnu');
    await message(3, 'jean@exemple.fr', 'Jean plus tard');
    await message(4, 'robot@exemple.fr', 'Robot', true);
    await pool.query('insert into estimation values ($1, $2, null, $3, $4, null, false, 1)', [
      id(2),
      { firstName: 'Jean', lastName: 'Martin', phone: '07' },
      'jean@exemple.fr',
      '2026-09-02T00:00:00Z',
    ]);
    await pool.query(
      `insert into off_market_client (id, email, registered_at, version) values ($1, 'eva@exemple.fr', now(), 1)`,
      [id(5)],
    );
    await pool.query(
      `insert into access_request (id, client_id, state, requested_at, edition, quarantined, version)
       values ($1, $2, 'requested', '2026-09-05T00:00:00Z', 0, false, 1)`,
      [id(6), id(5)],
    );

    await migrate(url);
    const { rows } = await pool.query(
      'select email, name, phone, told_by, crm_person_id as crm, created_at as at from prospect order by email',
    );
    expect(rows).toEqual([
      { email: 'connue@exemple.fr', name: 'Connue', phone: null, told_by: null, crm: '7', at: expect.any(Date) },
      {
        email: 'eva@exemple.fr',
        name: 'eva@exemple.fr',
        phone: null,
        told_by: id(6),
        crm: null,
        at: new Date('2026-09-05T00:00:00Z'),
      },
      {
        email: 'jean@exemple.fr',
        name: 'Jean Martin',
        phone: '07',
        told_by: id(2),
        crm: null,
        at: new Date('2026-09-02T00:00:00Z'),
      },
    ]);
  } finally {
    await pool.end();
  }
});
