import { MailFileStore } from '@pignon/infra/inbox/mail-files';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { WORKERS_ROLE } from '@pignon/infra/database/roles/role-names';
import { roleUrl } from '@pignon/infra/database/roles/role-url';
import { ErasureList } from '@pignon/infra/prospects/privacy/erasure-list';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { LoosePhotos } from '@pignon/infra/media/photos/loose-photos';
import { MediaStore } from '@pignon/infra/media/media-store';
import type { RetentionRule } from '@pignon/infra/retention/retention-rule';
import { RetentionRuns } from '@pignon/infra/retention/retention-runs';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { insertListing } from '../../infra/test/insert-listing';
import { testDatabase } from '../../infra/test/test-database';
import { retentionRules } from '../src/retention/retention-rules';

const sheetDir = mkdtempSync(join(tmpdir(), 'pignon-kept-sheets-'));
const sheets = new SheetStore(sheetDir);
const media = new MediaStore(sheetDir);
const documents = new DocumentStore(join(sheetDir, 'documents'));
const imports = new ImportFiles(sheetDir);

let retention: readonly RetentionRule[];
let owner: Pool;
let pool: Pool;
let runs: RetentionRuns;
/** Rules that failed, with why. */
const failures: string[] = [];
const told = (rule: string, error: unknown): void => void failures.push(`${rule}: ${(error as Error).message}`);
beforeAll(async () => {
  const url = await testDatabase();
  owner = new Pool({ connectionString: url, max: 2 });
  // As workers enter, so that what they may not do shows.
  pool = new Pool({ connectionString: roleUrl(url, WORKERS_ROLE), max: 4 });
  runs = new RetentionRuns(pool, told);
  retention = retentionRules(
    sheets,
    new LoosePhotos(pool, media),
    documents,
    imports,
    {
      list: new ErasureList(join(media.dir, 'effacements.txt')),
      secretKey: 's'.repeat(32),
    },
    new MailFileStore(documents.dir),
  );
});
afterAll(() => Promise.all([owner.end(), pool.end(), rm(sheetDir, { recursive: true })]));

const TOO_OLD = '3 years 2 days';
const KEPT = '3 years -1 days';
const run = (rule: string) =>
  owner.query('delete from retention_run where rule = $1', [rule]).then(() => runs.night(retention));
const evidence = async (rule: string) =>
  (await owner.query('select removed, oldest_kept from retention_run where rule = $1 order by id desc limit 1', [rule]))
    .rows[0];
const emails = async (table: string): Promise<string[]> =>
  (await owner.query(`select email from ${table} order by email`)).rows.map(({ email }) => email);

/** All rows that one person may leave, each so long ago. */
async function person(email: string, ago: string): Promise<void> {
  const at = `now() - interval '${ago}'`;
  await owner.query(
    `insert into estimation (id, contact, submission, email, started_at, submitted_at, quarantined, version)
     values ($2, '{}', '{}', $1, ${at}, ${at}, false, 1)`,
    [email, randomUUID()],
  );
  await owner.query(
    `insert into contact_message (id, details, email, received_at, quarantined, version) values ($2, '{}', $1, ${at}, false, 1)`,
    [email, randomUUID()],
  );
  await owner.query(`insert into prospect_words (email, name, said_at) values ($1, 'Y', ${at})`, [email]);
  const [client, request] = [randomUUID(), randomUUID()];
  await owner.query(
    `with client as (insert into off_market_client (id, email, registered_at, version) values ($2, $1, ${at}, 1))
     insert into access_request (id, client_id, state, requested_at, edition, quarantined, version)
       values ($3, $2, 'approved', ${at}, 1, false, 1)`,
    [email, client, request],
  );
  await owner.query(`insert into access_device (visitor, request_id, edition, opened_at) values ($1, $2, 1, ${at})`, [
    email,
    request,
  ]);
}
const TABLES = ['estimation', 'contact_message', 'prospect', 'prospect_words', 'off_market_client'];

test('P23 three years after the last contact nothing is left of a person; a day earlier all is, and one new contact keeps all', async () => {
  await person('partie@exemple.fr', TOO_OLD);
  await person('gardee@exemple.fr', KEPT);
  await person('revenue@exemple.fr', TOO_OLD);
  await owner.query(`update access_device set opened_at = now() where visitor = 'revenue@exemple.fr'`);
  await run('prospects');
  for (const table of TABLES)
    expect([table, await emails(table)]).toEqual([table, ['gardee@exemple.fr', 'revenue@exemple.fr']]);
  const { rows } = await owner.query('select count(*)::int as n from access_request');
  expect(rows).toEqual([{ n: 2 }]);
  expect(await evidence('prospects')).toEqual({ removed: 1, oldest_kept: expect.any(Date) });
});

test('an estimation that was begun and not sent is gone after thirty days, with whoever made no other contact', async () => {
  const begun = async (email: string, days: number, toldBy = true) => {
    const id = randomUUID();
    await owner.query(
      `insert into estimation (id, contact, email, started_at, quarantined, version)
       values ($1, '{}', $2, now() - $3 * interval '1 day', false, 1)`,
      [id, email, days],
    );
    if (!toldBy) await owner.query('update prospect set told_by = null where email = $1', [email]);
  };
  await begun('abandon@exemple.fr', 31);
  await begun('hesite@exemple.fr', 29);
  await begun('connue@exemple.fr', 31, false);
  await begun('hesite-cliente@exemple.fr', 31);
  await owner.query(
    `insert into off_market_client (id, email, registered_at, version) values (gen_random_uuid(), 'hesite-cliente@exemple.fr', now(), 1)`,
  );
  await run('abandoned-estimations');
  const left = (all: string[]) => all.filter((email) => /abandon|hesite|connue/.test(email));
  expect(left(await emails('estimation'))).toEqual(['hesite@exemple.fr']);
  expect(left(await emails('prospect'))).toEqual([
    'connue@exemple.fr',
    'hesite-cliente@exemple.fr',
    'hesite@exemple.fr',
  ]);
  expect(await evidence('abandoned-estimations')).toMatchObject({ removed: 3 });
});

/** One row too old and one that is not, by the table's own column; what is left of them. */
const DATED: readonly (readonly [rule: string, table: string, column: string, limit: string, insert: string])[] = [
  [
    'job-applications',
    'job_application',
    'received_at',
    '2 years',
    `insert into job_application (id, details, cv_name, cv_type, cv, received_at, quarantined, version)
     values (gen_random_uuid(), '{}', 'cv.pdf', 'application/pdf', '', $1::timestamptz, false, 1)`,
  ],
  ['audit', 'audit_log', 'at', '12 months', `insert into audit_log (action, at) values ('login', $1::timestamptz)`],
  [
    'events',
    'event',
    'occurred_at',
    '12 months',
    `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at, relayed_at)
     values (gen_random_uuid(), 'a.b.v1', 1, 'a', 'x', '{}', $1::timestamptz, $1::timestamptz)`,
  ],
  [
    'idempotency-keys',
    'idempotency_key',
    `expires_at - interval '72 hours'`,
    '72 hours',
    `insert into idempotency_key (scope, key, fingerprint, answer, expires_at)
     values ('s', gen_random_uuid(), 'f', '{}', $1::timestamptz + interval '72 hours')`,
  ],
  [
    'visitor-mails',
    'visitor_mail',
    'at',
    '1 day',
    `insert into visitor_mail (effect_id, address_hash, at) values (gen_random_uuid(), '', $1::timestamptz)`,
  ],
  [
    'sessions',
    'session',
    'seen_at',
    '24 hours 30 minutes',
    `insert into session (sid_hash, data, created_at, seen_at) values (gen_random_uuid()::text::bytea, '{}', $1::timestamptz, $1::timestamptz)`,
  ],
];
test.each(DATED)(
  '%s: of table %s, by %s, what is older than %s is removed and nothing else',
  async (rule, table, column, limit, insert) => {
    await owner.query(`truncate ${table === 'audit_log' ? 'retention_run' : table} cascade`);
    const { rows: moments } = await owner.query<{ at: Date }>(
      `select now() - $1::interval + step * interval '1 minute' as at from unnest(array[-5, 5]) step order by step`,
      [limit],
    );
    for (const { at } of moments) await owner.query(insert, [at]);
    await run(rule);
    const { rows } = await owner.query<{ at: Date }>(`select ${column} as at from ${table} order by 1`);
    expect(rows.map(({ at }) => at)).toEqual([moments[1]?.at]);
    expect(await evidence(rule)).toMatchObject({ removed: 1 });
  },
);

test('effects that are done stay thirty days, those that failed ninety; what is pending is never removed', async () => {
  await owner.query('truncate event cascade');
  for (const [state, days] of [
    ['done', 31],
    ['done', 29],
    ['cancelled', 31],
    ['dead', 91],
    ['dead', 89],
    ['pending', 400],
  ] as const)
    await owner.query(
      `with fact as (insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at, relayed_at)
         values ($1, 'a.b.v1', 1, 'a', 'x', '{}', now() - interval '2 years', now()))
       insert into effect (event_id, reaction, kind, state, done_at, created_at)
         values ($1, 'r', 'email', $2, case when $2 = 'pending' then null else now() - $3 * interval '1 day' end, now() - $3 * interval '1 day')`,
      [randomUUID(), state, days],
    );
  await owner.query(`delete from retention_run where rule in ('effects-done', 'effects-dead', 'events')`);
  await runs.night(retention);
  const { rows } = await owner.query('select state from effect order by state');
  expect(rows.map(({ state }) => state)).toEqual(['dead', 'done', 'pending']);
  // The facts of those that are left stay with them; the others follow their effects the next night.
  await run('events');
  expect((await owner.query('select 1 from event')).rowCount).toBe(3);
});

test('counts that have run out are forgotten, those that still count are kept, and day after day of missing pages', async () => {
  const now = Date.now();
  await owner.query(`insert into rate_limit (key, points, expire) values ('old', 9, $1), ('new', 9, $2)`, [
    now - 1000,
    now + 60_000,
  ]);
  await owner.query(
    `insert into missing_page (path, day) values ('/a', current_date - 401), ('/b', current_date - 399)`,
  );
  await runs.sweep(retention);
  await run('missing-pages');
  expect((await owner.query('select key from rate_limit')).rows).toEqual([{ key: 'new' }]);
  expect((await owner.query('select path from missing_page')).rows).toEqual([{ path: '/b' }]);
});

test('a sheet that names its reader goes once he may not read it, and after its day; what is everybody’s stays', async () => {
  const shown = await insertListing(owner, { title: 'Public' });
  const gated = await insertListing(owner, { title: 'Discret', mandat: 'delegation' });
  const access = async (state: string, propertyId: number | null = gated): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(
      `with client as (
         insert into off_market_client (id, email, registered_at, version) values (gen_random_uuid(), $1, now(), 1) returning id
       ) insert into access_request (id, client_id, property_id, state, requested_at, expires_at, edition, quarantined, version)
         select gen_random_uuid(), id, $2, $3, now(), now() + interval '1 day', 1, false, 1 from client returning id`,
      [`${randomUUID()}@exemple.fr`, propertyId, state],
    );
    return rows[0]?.id ?? '';
  };
  const account = async (disabledAt: Date | null): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into staff_account (email, name, role, password_hash, disabled_at) values ($1, 'X', 'admin', 'x', $2) returning id`,
      [`${randomUUID()}@exemple.fr`, disabledAt],
    );
    return rows[0]?.id ?? '';
  };
  const hashOf = (name: string) => name.padEnd(22, '-');
  const draw = async (name: string, propertyId: number, requestId: string | null) => {
    const reading = requestId === null ? null : { requestId, on: '28 novembre 2026' };
    await sheets.of(reading).write(propertyId, hashOf(name), 'pdf', Buffer.from(name));
  };
  const yesterday = await access('approved');
  await draw('public', shown, null);
  await draw('open', gated, await access('approved'));
  await draw('open-to-all', gated, await access('approved', null));
  await draw('house', gated, await account(null));
  await draw('revoked', gated, await access('revoked'));
  await draw('of-another', gated, await access('approved', shown));
  await draw('erased', gated, randomUUID());
  await draw('left-the-house', gated, await account(new Date()));
  await draw('yesterday', gated, yesterday);
  await draw('before-readers', gated, null);
  for (const { path } of (await sheets.kept()).filter(({ reader }) => reader === yesterday))
    await utimes(path, new Date(), new Date(Date.now() - 25 * 3600 * 1000));
  await run('personal-sheets');
  const left = (await readdir(sheetDir, { recursive: true })).filter((path) => path.endsWith('.pdf'));
  expect(left.map((path) => path.split('/').at(-1)).toSorted()).toEqual(
    ['house', 'open', 'open-to-all', 'public'].map((name) => `${hashOf(name)}.pdf`).toSorted(),
  );
  expect(await evidence('personal-sheets')).toEqual({ removed: 6, oldest_kept: null });
  // Nor does a property that is gone keep any.
  await sheets.clear(gated);
  expect((await sheets.kept()).map(({ propertyId }) => propertyId)).toEqual([shown]);
});

/** A file on disk that nobody has written to for so many hours. */
async function fileOf(path: string, hours: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'contenu');
  const at = new Date(Date.now() - hours * 3_600_000);
  await utimes(path, at, at);
}

test.each([
  // Its state, days since it was sent and since it ended, then: what is left of it, and whether its file is.
  ['read', 6, null, 'read', true],
  ['read', 8, null, 'cancelled', false],
  ['received', 8, null, 'cancelled', false],
  ['applying', 1, null, 'applying', true],
  ['done', 40, 29, 'done', false],
  ['done', 40, 31, null, false],
  ['cancelled', 40, 31, null, false],
  ['unreadable', 2, 2, 'unreadable', false],
])(
  'an import that is %s, sent %d days ago, ended %j days ago: it is %j then, its file kept %j',
  async (state, sent, ended, left, kept) => {
    const id = randomUUID();
    await owner.query(
      `insert into property_import (id, file_name, state, created_at, ended_at)
     values ($1, 'biens.csv', $2, now() - $3 * interval '1 day', now() - $4 * interval '1 day')`,
      [id, state, sent, ended],
    );
    await owner.query(
      `insert into property_import_row (import_id, line, outcome, said, photos, changes, faults, notes)
     values ($1, 1, 'new', '{}', '[]', '[]', '[]', '[]')`,
      [id],
    );
    await fileOf(imports.path(id), 25);
    await run('property-imports');
    const { rows } = await owner.query<{ state: string; lines: number }>(
      `select state, (select count(*)::int from property_import_row where import_id = property_import.id) as lines
     from property_import where id = $1`,
      [id],
    );
    expect([rows, existsSync(imports.path(id))]).toEqual([left === null ? [] : [{ state: left, lines: 1 }], kept]);
  },
);

test('files of imports and documents that no row names go after a day; those that one names stay', async () => {
  const property = await insertListing(owner);
  const shelf = (file: string) => join(documents.dir, file.slice(0, 2), file);
  const [named, binned, fresh, lost] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const [file, deletedAt] of [
    [named, null],
    [binned, new Date()],
  ] as const)
    await owner.query(
      `insert into property_document (property_id, kind, name, type, bytes, file, deleted_at)
       values ($1, 'bail', 'bail.pdf', 'application/pdf', 7, $2, $3)`,
      [property, file, deletedAt],
    );
  for (const file of [named, binned, lost]) await fileOf(shelf(file), 25);
  await fileOf(shelf(fresh), 23);
  await fileOf(join(documents.dir, 'quarantine', lost), 25);
  const [sent, unsaid] = [randomUUID(), randomUUID()];
  await fileOf(imports.path(sent), 23);
  await fileOf(imports.path(unsaid), 25);
  await run('property-documents');
  await run('property-imports');
  expect([named, binned, fresh, lost].map((file) => existsSync(shelf(file)))).toEqual([true, true, true, false]);
  expect(existsSync(join(documents.dir, 'quarantine', lost))).toBe(true);
  expect([sent, unsaid].map((id) => existsSync(imports.path(id)))).toEqual([true, false]);
});

test('a night is worked once, by one process of many; one that was missed is caught up', async () => {
  await owner.query('truncate retention_run');
  const done = await Promise.all([1, 2, 3].map(() => new RetentionRuns(pool, told).night(retention)));
  const names = retention.map(({ name }) => name);
  expect(done.flat().toSorted()).toEqual(names.toSorted());
  expect(await runs.night(retention)).toEqual([]);
  await owner.query(`update retention_run set ran_at = ran_at - interval '25 hours'`);
  expect((await runs.night(retention)).toSorted()).toEqual(names.toSorted());
});

test('a rule that fails stops none after it, is told and noted as failed, and asked again until it succeeds', async () => {
  await owner.query('truncate retention_run');
  failures.length = 0;
  let full = true;
  const failing: RetentionRule = {
    name: 'broken-disk',
    keptFor: '1 day',
    past: () => Promise.resolve({ count: 0, oldest: null }),
    remove: () => (full ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(0)),
    everyMinutes: 10,
  };
  const noted = async () => (await owner.query('select rule from retention_failure')).rows;
  const others = retention.map(({ name }) => name).toSorted();
  const rules = [failing, ...retention];
  expect((await runs.night(rules)).toSorted()).toEqual(others);
  expect([failures, await noted()]).toEqual([['broken-disk: The disk is full.'], [{ rule: 'broken-disk' }]]);
  expect((await runs.now(rules))?.map(({ rule }) => rule).toSorted()).toEqual(others);
  await runs.sweep([failing]);
  expect(failures).toHaveLength(3);
  full = false;
  await runs.sweep([failing]);
  expect(await noted()).toEqual([]);
  full = true;
  await runs.sweep([failing]);
  full = false;
  expect([await runs.night(rules), await noted()]).toEqual([['broken-disk'], []]);
});
