import type { Pool } from 'pg';
import { createPool } from '../src/database/pool';
import { PgMatches } from '../src/prospects/pg-matches';
import { PgPeople } from '../src/prospects/pg-people';
import { PublishedMatches } from '../src/prospects/published-matches';
import { insertListing } from './insert-listing';
import { testDatabase } from './test-database';

let pool: Pool;
beforeAll(async () => {
  pool = createPool(await testDatabase(), 2);
});
afterAll(() => pool.end());

const LYON = { city: 'Lyon', postcode: '69003' };
const noted = (email: string, criteria: object) =>
  pool.query(
    `with person as (insert into prospect (id, email, name) values (uuidv7(), $1, $1) returning id)
     insert into prospect_criteria (prospect_id, criteria, account_id) select id, $2, null from person`,
    [email, JSON.stringify(criteria)],
  );
const find = async (property: number) => {
  const matches = new PublishedMatches(pool, new PgMatches(pool, new PgPeople(pool)));
  await matches.find(property);
  const { rows } = await pool.query<{ email: string }>(
    'select email from property_match join prospect on prospect.id = property_match.person_id where property_id = $1 order by email',
    [property],
  );
  return rows.map(({ email }) => email);
};

test('D14 by town, department, region or no place, by type or none, those are found who may fit, and nobody else', async () => {
  const property = await insertListing(pool, LYON);
  for (const [email, criteria] of Object.entries({
    'a-town': { cities: ['lyon-69'] },
    'b-department': { cities: ['villeurbanne-69'] },
    'c-region': { regions: ['84'] },
    'd-type': { natures: ['boutique', 'murs'] },
    'e-price': { maxPrice: 700_000 },
    'f-rental': { transactions: ['rental'], cities: ['lyon-69'] },
    'g-far': { cities: ['paris-75'], natures: ['boutique'] },
    'h-office': { natures: ['bureaux'], cities: ['lyon-69'] },
    'i-poor': { maxPrice: 100_000, cities: ['lyon-69'] },
    'j-nothing': {},
  }))
    await noted(email, criteria);
  expect(await find(property)).toEqual(['a-town', 'b-department', 'c-region', 'd-type', 'e-price']);
});

test('D14 of many criteria a publication reads, by an index, those of its place alone', async () => {
  await pool.query(
    `with people as (insert into prospect (id, email, name)
       select uuidv7(), 'p' || n || '@many.example', 'P' from generate_series(1, 4000) n returning id, email)
     insert into prospect_criteria (prospect_id, criteria, account_id)
       select id, jsonb_build_object('natures', '["boutique"]'::jsonb, 'cities', jsonb_build_array('ville-' || (substring(email from '[0-9]+')::int % 60 + 10))), null
       from people`,
  );
  await pool.query('vacuum analyze prospect_criteria');
  const { rows } = await pool.query(
    `explain (format json) select prospect_id from prospect_criteria
     where criteria_keys(criteria) && array['l:*', 'l:lyon-69', 'l:69', 'l:r84']`,
  );
  expect(JSON.stringify(rows[0])).toContain('prospect_criteria_keys');
});
