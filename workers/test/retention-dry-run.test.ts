import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { WORKERS_ROLE } from '@pignon/infra/database/roles/role-names';
import { roleUrl } from '@pignon/infra/database/roles/role-url';
import { DocumentStore } from '@pignon/infra/documents/document-store';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { MailFileStore } from '@pignon/infra/inbox/mail-files';
import { LoosePhotos } from '@pignon/infra/media/photos/loose-photos';
import { MediaStore } from '@pignon/infra/media/media-store';
import { addressHash } from '@pignon/infra/prospects/privacy/address-hash';
import { ErasureList } from '@pignon/infra/prospects/privacy/erasure-list';
import type { RetentionRule } from '@pignon/infra/retention/retention-rule';
import { RetentionRuns } from '@pignon/infra/retention/retention-runs';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { insertListing } from '../../infra/test/insert-listing';
import { testDatabase } from '../../infra/test/test-database';
import { retentionRules } from '../src/retention/retention-rules';

const SECRET = 's'.repeat(32);
const dir = mkdtempSync(join(tmpdir(), 'pignon-dry-'));
const sheets = new SheetStore(join(dir, 'sheets'));
const documents = new DocumentStore(join(dir, 'documents'));
const mailFiles = new MailFileStore(documents.dir);
const erasures = new ErasureList(join(dir, 'effacements.txt'));

let owner: Pool;
let pool: Pool;
let runs: RetentionRuns;
let rules: readonly RetentionRule[];
beforeAll(async () => {
  const url = await testDatabase();
  owner = new Pool({ connectionString: url, max: 2 });
  pool = new Pool({ connectionString: roleUrl(url, WORKERS_ROLE), max: 4 });
  runs = new RetentionRuns(pool, (_, error) => {
    throw error;
  });
  const photos = new LoosePhotos(pool, new MediaStore(dir));
  const list = { list: erasures, secretKey: SECRET };
  rules = retentionRules(sheets, photos, documents, new ImportFiles(dir), list, mailFiles);
});
afterAll(() => Promise.all([owner.end(), pool.end(), rm(dir, { recursive: true })]));

/** Of each rule `past` rows that have had their time, and one that has not: `$1` is how long ago. */
const DATED: readonly (readonly [rule: string, past: string, kept: string, insert: string])[] = [
  [
    'prospects',
    '3 years 1 day',
    '2 years',
    `insert into prospect_words (email, name, said_at) values (gen_random_uuid() || '@exemple.fr', 'Y', now() - $1::interval)`,
  ],
  [
    'abandoned-estimations',
    '31 days',
    '29 days',
    `insert into estimation (id, contact, email, started_at, quarantined, version)
    values (gen_random_uuid(), '{}', gen_random_uuid() || '@exemple.fr', now() - $1::interval, false, 1)`,
  ],
  [
    'job-applications',
    '25 months',
    '23 months',
    `insert into job_application (id, details, cv_name, cv_type, cv, received_at, quarantined, version)
    values (gen_random_uuid(), '{}', 'cv.pdf', 'application/pdf', '', now() - $1::interval, false, 1)`,
  ],
  [
    'events',
    '13 months',
    '11 months',
    `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at, relayed_at)
    values (gen_random_uuid(), 'a.b.v1', 1, 'a', 'x', '{}', now() - $1::interval, now())`,
  ],
  ['effects-done', '31 days', '29 days', effect('done')],
  ['effects-dead', '91 days', '89 days', effect('dead')],
  ['audit', '13 months', '11 months', `insert into audit_log (action, at) values ('login', now() - $1::interval)`],
  [
    'setting-changes',
    '13 months',
    '11 months',
    `insert into setting_change (setting, at) values ('agency', now() - $1::interval)`,
  ],
  [
    'sessions',
    '25 hours',
    '1 hour',
    `insert into session (sid_hash, data, created_at, seen_at)
    values (gen_random_uuid()::text::bytea, '{}', now() - $1::interval, now() - $1::interval)`,
  ],
  [
    'account-links',
    '31 days',
    '29 days',
    `insert into staff_link (account_id, purpose, token_hash, expires_at)
    select id, 'password', gen_random_uuid()::text::bytea, now() - $1::interval from staff_account limit 1`,
  ],
  [
    'rate-limits',
    '1 minute',
    '-1 hours',
    `insert into rate_limit (key, points, expire)
    values (gen_random_uuid()::text, 1, extract(epoch from now() - $1::interval) * 1000)`,
  ],
  [
    'idempotency-keys',
    '73 hours',
    '71 hours',
    `insert into idempotency_key (scope, key, fingerprint, answer, expires_at)
    values ('s', gen_random_uuid(), 'f', '{}', now() - $1::interval + interval '72 hours')`,
  ],
  [
    'visitor-mails',
    '25 hours',
    '23 hours',
    `insert into visitor_mail (effect_id, address_hash, at) values (gen_random_uuid(), '', now() - $1::interval)`,
  ],
  [
    'missing-pages',
    '402 days',
    '398 days',
    `insert into missing_page (path, day) values ('/' || gen_random_uuid(), now() - $1::interval)`,
  ],
  [
    'sold-properties-binned',
    '31 days',
    '29 days',
    `insert into sold_property (title, city, deleted_at) values ('a', 'b', now() - $1::interval)`,
  ],
  [
    'posts-binned',
    '31 days',
    '29 days',
    `insert into post (slug, title, excerpt, content, words, deleted_at)
     values (gen_random_uuid()::text, 'a', 'b', 'c', 'd', now() - $1::interval)`,
  ],
  [
    'proposals-dropped',
    '25 hours',
    '23 hours',
    `insert into dropped_proposal (id, property_id, email, thread_id, subject, body, drafted_at, dropped_at)
     values (gen_random_uuid(), 1, 'a@exemple.fr', gen_random_uuid(), '', '', now(), now() - $1::interval)`,
  ],
  [
    'reply-templates-binned',
    '31 days',
    '29 days',
    `insert into reply_template (name, body, deleted_at) values ('a', 'b', now() - $1::interval)`,
  ],
  [
    'property-imports',
    '31 days',
    '29 days',
    `insert into property_import (id, file_name, state, created_at, ended_at)
    values (gen_random_uuid(), 'a.csv', 'done', now() - interval '40 days', now() - $1::interval)`,
  ],
  [
    'loose-photos',
    '13 hours',
    '11 hours',
    `insert into photo (key, width, height, thumbhash, original_name, loose_since)
    values (left(replace(gen_random_uuid()::text, '-', ''), 22), 8, 6, 'aaaa', 'a.jpg', now() - $1::interval)`,
  ],
  [
    'seen-mails',
    '401 days',
    '399 days',
    `insert into mail_seen (hash, at) values (gen_random_uuid()::text, now() - $1::interval)`,
  ],
  ['refused-mails', '91 days', '89 days', refusedMail('null')],
  ['refused-mail-files', '31 days', '29 days', refusedMail('gen_random_uuid()')],
];

function effect(state: string): string {
  return `with fact as (insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at, relayed_at)
      values (gen_random_uuid(), 'a.b.v1', 1, 'a', 'x', '{}', now() - interval '2 years', now()) returning id)
    insert into effect (event_id, reaction, kind, state, done_at, created_at)
      select id, 'r', 'email', '${state}', now() - $1::interval, now() - $1::interval from fact`;
}

function refusedMail(file: string): string {
  return `insert into mail_refused (id, validity, uid, email, subject, reason, at, file)
    values (gen_random_uuid(), '1', 1, '', 's', 'r', now() - $1::interval, ${file})`;
}

async function fileOf(path: string, hours: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'contenu');
  const at = new Date(Date.now() - hours * 3_600_000);
  await utimes(path, at, at);
}

async function fill(): Promise<void> {
  for (const [, past, kept, insert] of DATED) for (const ago of [past, past, kept]) await owner.query(insert, [ago]);
  const [binned, there] = [await insertListing(owner), await insertListing(owner)];
  for (const [property, deletedAt] of [
    [binned, null],
    [there, '31 days'],
    [there, '29 days'],
  ] as const) {
    const file = randomUUID();
    await owner.query(
      `insert into property_document (property_id, kind, name, type, bytes, file, deleted_at)
       values ($1, 'bail', 'bail.pdf', 'application/pdf', 7, $2, now() - $3::interval)`,
      [property, file, deletedAt],
    );
    await fileOf(join(documents.dir, file.slice(0, 2), file), 25);
  }
  await owner.query(`insert into property_revision (property_id, changes) values ($1, '{}'), ($2, '{}')`, [
    binned,
    there,
  ]);
  await owner.query(`update property set deleted_at = now() - interval '31 days' where id = $1`, [binned]);
  await sheets
    .of({ requestId: randomUUID(), on: '28 novembre 2026' })
    .write(there, 'a'.repeat(22), 'pdf', Buffer.from('x'));
  for (const hours of [2, 3, 0.5]) {
    const file = randomUUID();
    await fileOf(join(mailFiles.dir, file.slice(0, 2), file), hours);
  }
  // Whom a restored backup brought back.
  await owner.query(`insert into prospect_words (email, name) values ('revenu@exemple.fr', 'Y')`);
  await erasures.add([{ hash: addressHash(SECRET, 'revenu@exemple.fr'), at: new Date('2026-11-01T10:00:00.000Z') }]);
}

async function everything(): Promise<unknown> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  const tables: Record<string, unknown> = {};
  for (const { name } of rows)
    tables[name] = (
      await owner.query(`select md5(string_agg(row::text, ' ' order by row::text)) as all from "${name}" row`)
    ).rows;
  return { tables, files: (await readdir(dir, { recursive: true })).toSorted() };
}

test('what a dry run counts, rule by rule, is what the night removes; the dry run itself changes nothing', async () => {
  await fill();
  const before = await everything();
  const dry = await runs.dry(rules);
  expect(await everything()).toEqual(before);

  const counts = new Map(dry.map(({ rule, count }) => [rule, count]));
  // Each rule has something to decide on here.
  for (const { name } of rules)
    if (name !== 'unsent-attachments') expect([name, counts.get(name)]).not.toEqual([name, 0]);
  expect(counts.get('prospects')).toBe(2);
  const prospects = dry.find(({ rule }) => rule === 'prospects');
  expect(Date.now() - (prospects?.oldest?.getTime() ?? 0)).toBeGreaterThan(3 * 365 * 86_400_000);

  await runs.night(rules);
  const { rows } = await owner.query<{ rule: string; removed: number }>('select rule, removed from retention_run');
  expect(Object.fromEntries(rows.map(({ rule, removed }) => [rule, removed]))).toEqual(Object.fromEntries(counts));
});

test('a run keeps its duration, its cut-off and how many the next night would remove; what is swept by day has no forecast', async () => {
  // In three hours and more it is the next night of whenever this runs.
  await owner.query(
    `insert into job_application (id, details, cv_name, cv_type, cv, received_at, quarantined, version)
     values (gen_random_uuid(), '{}', 'cv.pdf', 'application/pdf', '', now() - interval '2 years' + interval '1 second', false, 1)`,
  );
  await owner.query('truncate retention_run');
  await runs.night(rules);
  const { rows } = await owner.query(
    `select kept_for, removed, next_removed, ran_at - interval '2 years' - cut_off between '0 s' and '1 minute' as cut
     from retention_run where rule = 'job-applications'`,
  );
  expect(rows).toEqual([
    { kept_for: '2 years', removed: expect.any(Number), next_removed: expect.any(Number), cut: true },
  ]);
  expect(rows[0].removed + rows[0].next_removed).toBe(1);
  const { rows: swept } = await owner.query(`select next_removed from retention_run where rule = 'rate-limits'`);
  expect(swept).toEqual([{ next_removed: null }]);
});

test('asked for by hand all rules run, whatever ran last night, and say what they removed', async () => {
  await owner.query(`insert into mail_seen (hash, at) values ('encore', now() - interval '401 days')`);
  const done = await runs.now(rules);
  expect(done?.map(({ rule }) => rule)).toEqual(rules.map(({ name }) => name));
  expect(done?.find(({ rule }) => rule === 'seen-mails')).toMatchObject({ count: 1, keptFor: '400 days' });
});
