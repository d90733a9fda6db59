import { Client } from 'pg';
import { Argon2Passwords } from '../../src/accounts/argon2-passwords';
import { ADVISERS } from './advisers';
import { AGENCY } from './agency';
import { seedCategories } from './seed-references';

export interface Admin {
  readonly email: string;
  readonly password: string;
}

/** Fills an empty database, leaves a used one alone. True when the administrator was created now. */
export async function seed(databaseUrl: string, admin: Admin): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('insert into app_setting (value) values ($1) on conflict do nothing', [JSON.stringify(AGENCY)]);
    const { rowCount: agents } = await client.query('select 1 from agent limit 1');
    if (agents === 0) {
      for (const { id, name, email, phone, photoUrl, website } of ADVISERS) {
        await client.query(
          'insert into agent (id, name, email, phone, photo_url, website) values ($1, $2, $3, $4, $5, $6)',
          [id, name, email, phone, photoUrl, website],
        );
      }
      await client.query(`select setval(pg_get_serial_sequence('agent', 'id'), ${ADVISERS.length})`);
    }
    await seedCategories(client);
    const { rowCount: accounts } = await client.query('select 1 from staff_account limit 1');
    if (accounts === 0) {
      const hash = await new Argon2Passwords().hash(admin.password);
      await client.query(
        `insert into staff_account (email, name, role, password_hash) values ($1, 'Administration', 'admin', $2)`,
        [admin.email.toLowerCase(), hash],
      );
    }
    await client.query('commit');
    return accounts === 0;
  } finally {
    await client.end();
  }
}
