import { randomUUID } from 'node:crypto';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { completer, insert, stored } from '../local/seed/seed-listings';
import { createMigrating, migrate } from '../src/database/migrate';
import { createPool } from '../src/database/pool';
import { GEO_KEY, LISTING } from './insert-listing';
import { emptyDatabase } from './test-database';

/** The last one before properties had an owner's authorisation. */
const BEFORE = 'Migration20261130000010';

test('F46 an agency that updates keeps showing what it showed: its properties without mandate count as authorised', async () => {
  const url = await emptyDatabase();
  const orm = await createMigrating(url);
  await orm.getMigrator().up({ to: BEFORE });
  await orm.close(true);

  const pool = createPool(url, 2);
  try {
    const { rows: columns } = await pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'property'::regclass and attnum > 0 and not attisdropped`,
    );
    const known = new Set(columns.map(({ name }) => name));
    const complete = completer(new Map(), GEO_KEY);
    const fields = (title: string, mandat: PropertyFields['mandat']) => ({
      ...complete({ ...LISTING, title, mandat }),
      publishedAt: new Date(),
      updatedAt: new Date(),
      version: 1,
    });
    await insert(pool, [asItWas(fields('Sans mandat', 'sans_mandat'), known)]);
    await insert(pool, [asItWas(fields('Simple', 'simple'), known)]);
    await insert(pool, [asItWas(fields('Sans mention', null), known)]);
    const shown = async () =>
      (await pool.query<{ title: string }>('select title from off_market_teaser')).rows.map(({ title }) => title);
    const before = await shown();

    await migrate(url);
    expect([before, await shown()]).toEqual([['Sans mandat'], ['Sans mandat']]);
    const { rows } = await pool.query(
      `select title, owner_authorised_at is not null as authorised, owner_authorised_by as by, internal_only
       from property order by title`,
    );
    expect(rows).toEqual([
      { title: 'Sans mandat', authorised: true, by: null, internal_only: false },
      { title: 'Sans mention', authorised: false, by: null, internal_only: false },
      { title: 'Simple', authorised: false, by: null, internal_only: false },
    ]);
    // One that comes later without a word of its owner stays in the house.
    await insert(pool, [stored(fields(`Nouveau ${randomUUID()}`, 'sans_mandat'))]);
    expect(await shown()).toEqual(['Sans mandat']);
  } finally {
    await pool.end();
  }
});

/** What the table was called by then, however it has been renamed since, and no column that came later. */
const asItWas = (fields: object, known: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value] as const)
      .filter(([column]) => known.has(column)),
  );
