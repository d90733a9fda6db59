import { createPool } from '../src/database/pool';
import { NOT_OF_PERSONS, PERSONAL_TABLES } from '../src/prospects/privacy/personal-tables';
import { FIELD_NAMES, isInternal } from '../src/prospects/privacy/pdf/field-names';
import { testDatabase } from './test-database';

/** What a column is called that holds something of a person, and the types in which a form is kept. */
const OF_A_PERSON =
  /e?mail|name|phone|message|body|subject|address|(^|_)ip($|_)|said|words|note|company|visitor|reason/;
const KEPT_FORMS = new Set(['jsonb', 'json', 'bytea']);

const pool = testDatabase().then((url) => createPool(url, 1));
afterAll(async () => (await pool).end());
const columns = async () =>
  (
    await (
      await pool
    ).query<{ table: string; column: string; type: string }>(
      `select c.table_name as table, column_name as column, data_type as type from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'mikro_orm%'`,
    )
  ).rows;
const unlisted = async () => {
  const personal = new Set(PERSONAL_TABLES.map(({ table }) => table));
  const listed = ({ table, column }: { table: string; column: string }) =>
    personal.has(table) || NOT_OF_PERSONS[table] || NOT_OF_PERSONS[`${table}.${column}`];
  return (await columns())
    .filter(({ column, type }) => OF_A_PERSON.test(column) || KEPT_FORMS.has(type))
    .filter((column) => !listed(column))
    .map(({ table, column }) => `${table}.${column}`);
};

test('E12 a column that may hold something of a person is exported and erased, or it is said why not', async () => {
  expect(await unlisted()).toEqual([]);
});

test('E12 what the list names is there', async () => {
  const there = new Set((await columns()).flatMap(({ table, column }) => [table, `${table}.${column}`]));
  const named = [
    ...PERSONAL_TABLES.flatMap(({ table, without = [] }) => [table, ...without.map((column) => `${table}.${column}`)]),
    ...Object.keys(NOT_OF_PERSONS),
  ];
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test('E12 every column that is exported has a French name in the PDF, or is a number of the house’s own', async () => {
  const unnamed = (await columns()).filter(({ table, column }) => {
    const kept = PERSONAL_TABLES.filter((one) => one.table === table && !one.without?.includes(column));
    return kept.length > 0 && !(column in FIELD_NAMES) && !isInternal(column);
  });
  expect(unnamed.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test('E12 every address that is kept of a person is one under which they are found again after a restore', async () => {
  const personal = new Set(PERSONAL_TABLES.map(({ table }) => table));
  const addresses = (await columns()).filter(
    ({ table, column }) => personal.has(table) && /^(?:e?mail|recipient|sender)$|_e?mail$/.test(column),
  );
  const named = ({ table, column }: { table: string; column: string }) =>
    PERSONAL_TABLES.some((one) => one.table === table && one.address?.includes(column));
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((one) => !named(one)).map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test('E12 a new column of this kind that nobody listed is found', async () => {
  await (await pool).query(`create table guest_book (id integer, visitor_email text, kept jsonb, colour text)`);
  expect(await unlisted()).toEqual(['guest_book.visitor_email', 'guest_book.kept']);
});
